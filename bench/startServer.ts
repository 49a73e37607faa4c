import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = Awaited<ReturnType<typeof startServer>>

type Command = { command: [program: string, args: string[]]; cwd: string; env: NodeJS.ProcessEnv; port: number; readyPath: string }

const START_WITHIN_MS = 120_000

/** Starts a server in a process of its own and waits until it answers. It ends when the bench ends, at the latest. */
export async function startServer({ command: [program, args], cwd, env, port, readyPath }: Command) {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const killWithUs = () => child.kill('SIGKILL')
  process.on('exit', killWithUs)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', killWithUs)
    return typeof code === 'number' ? code : null
  })

  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_WITHIN_MS
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${output.slice(-3000)}`)
    await sleep(100)
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async stop(): Promise<number | null> {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return ended
    },
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
