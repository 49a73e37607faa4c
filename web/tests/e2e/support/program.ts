import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const READY_MS = 600_000
const END_MS = 20_000

export type Server = { pid?: number | undefined; stop: () => Promise<void> }
type Program = { name: string; args: string[]; cwd: string; env: Record<string, string | undefined>; log: string }

/** Starts a program and waits until it answers. If it does not start, its output is in the error. */
export async function start(program: Program, readyAt: string): Promise<Server> {
  const { name, log } = program
  const child = launch(program)
  const deadline = performance.now() + READY_MS
  while (!(await answers(readyAt))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The ${name} did not start.\n${readFileSync(log, 'utf8')}`)
    }
    await sleep(100)
  }
  return { pid: child.pid, stop: () => stop(child) }
}

export function launch({ args, cwd, env, log }: Program): ChildProcess {
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output] })
  // However this process ends, a server does not outlive it.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  return child
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await ended
  clearTimeout(late)
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
