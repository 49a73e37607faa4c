import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fromRoot, LOGS } from './packages.mjs'
import { say, UserError } from './terminal.mjs'

const POSIX = process.platform !== 'win32'
const GRACE_MS = 10_000
const TAIL_LINES = 40

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {[file: string, args: string[]]} Command */
/** @typedef {{ process: ChildProcess, ended: Promise<string | number> }} Child it ends with an exit code, or the name of a signal or error */

/** @type {Set<ChildProcess>} */
const running = new Set()
export let ending = false

/**
 * A group of its own for each child: Ctrl-C reaches us alone, and we end the child with everything it started.
 * @param {Command} program
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, output: 'inherit' | 'pipe' | number }} options
 * @returns {Child}
 */
export function launch([file, args], { cwd, env = process.env, output }) {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', output, output], detached: POSIX, windowsHide: true })
  running.add(child)
  const ended = once(child, 'exit')
    .then(
      ([code, signal]) => code ?? signal,
      (error) => error.message,
    )
    .then((end) => {
      running.delete(child)
      // Work that waits for a child we ended ourselves must not go on to its next step.
      if (ending) return new Promise(() => {})
      // A program that was killed or fell over leaves its servers and browsers.
      signalGroup(child, 'SIGKILL')
      return end
    })
  return { process: child, ended }
}

/**
 * Runs a program with its output in a log; `shown` also shows each line under the log's name.
 * @param {string} log the log's name, without folder or ending
 * @param {Command} program
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shown?: boolean }} options
 */
export function launchLogged(log, program, { shown = false, ...options }) {
  mkdirSync(LOGS, { recursive: true })
  const file = openSync(logFile(log), 'w')
  const child = launch(program, { ...options, output: shown ? 'pipe' : file })
  closeSync(file)
  for (const input of [child.process.stdout, child.process.stderr]) {
    if (!input) continue
    createInterface({ input }).on('line', (line) => {
      appendFileSync(logFile(log), `${line}\n`)
      say(`${log} │ ${line}`)
    })
  }
  return child
}

/**
 * Runs a program to its end; of a failure the end of its log is shown.
 * @param {string} log
 * @param {Command} program
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export async function runLogged(log, program, options) {
  const end = await launchLogged(log, program, options).ended
  if (end !== 0) throw failure(log, `The step in ${fromRoot(options.cwd)}/ failed (${endInWords(end)})`)
}

/** @param {string} log @param {string} what */
export function failure(log, what) {
  const output = readFileSync(logFile(log), 'utf8').trimEnd()
  for (const line of output.split('\n').slice(-TAIL_LINES)) say(`  │ ${line}`)
  const cure = /gyp ERR! (build|find) /.test(output)
    ? '. A native module is compiled here: install python3, make and g++ (Debian), or run xcode-select --install (macOS), and try again'
    : ''
  return new UserError(`${what}${cure}. The whole output: ${fromRoot(logFile(log))}`)
}

/** @param {string} log */
export function logFile(log) {
  return path.join(LOGS, `${log}.log`)
}

/** Asks every child and what it started to end, and kills whatever did not after the grace period. */
export async function endChildren() {
  ending = true
  await Promise.all(
    [...running].map(async (child) => {
      const deadline = performance.now() + GRACE_MS
      signalGroup(child, 'SIGTERM')
      while (signalGroup(child, 0) && performance.now() < deadline) await pause(50)
      signalGroup(child, 'SIGKILL')
    }),
  )
}

/** @param {string | number} end */
export function endInWords(end) {
  return typeof end === 'number' ? `exit code ${end}` : end
}

/**
 * Windows has no signal that asks: a program in another console can only be killed.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether a process was there to receive it
 */
function signalGroup({ pid, exitCode }, name) {
  if (pid === undefined) return false
  try {
    if (POSIX) process.kill(-pid, name)
    else if (exitCode === null && name !== 0) spawn('taskkill', ['/pid', String(pid), '/T', '/F'])
    return POSIX || exitCode === null
  } catch {
    return false
  }
}
