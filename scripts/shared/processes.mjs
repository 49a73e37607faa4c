import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { LOGS } from './packages.mjs'

/** Windows has no signal that asks: a program in another console can only be killed. */
const POSIX = process.platform !== 'win32'
const GRACE_MS = POSIX ? 10_000 : 1000
const GRACE_FOR_GRANDCHILDREN_MS = 2000

/** @typedef {[file: string, args: string[]]} Command */

/**
 * @typedef {object} Child
 * @property {import('node:child_process').ChildProcess} process
 * @property {Promise<string | number>} ended the exit code, or the signal's or the error's name
 */

/** @type {Map<Child, Promise<unknown>>} each with its real end */
const running = new Map()
let ending = false

/**
 * A group of its own for each child: Ctrl-C reaches us alone, and we end the child with everything it started.
 * @param {Command} program
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, output: 'inherit' | 'pipe' | number }} options
 * @returns {Child}
 */
export function launch([file, args], { cwd, env = process.env, output }) {
  const started = spawn(file, args, {
    cwd,
    env,
    stdio: ['ignore', output, output],
    detached: POSIX,
    windowsHide: true,
  })
  /** @type {Promise<string | number>} */
  const reallyEnded = once(started, 'exit').then(
    ([code, signal]) => code ?? signal,
    (error) => error.message,
  )

  /** @type {Child} */
  const child = {
    process: started,
    // Work that waits for a child we ended ourselves must not go on to its next step.
    ended: reallyEnded.then((end) => (ending ? new Promise(() => {}) : end)),
  }
  running.set(child, reallyEnded)
  reallyEnded.then(() => running.delete(child))
  return child
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
      process.stdout.write(`${log} │ ${line}\n`)
    })
  }
  return child
}

/** @param {string} log */
export function logFile(log) {
  return path.join(LOGS, `${log}.log`)
}

/** Asks every child to end, and kills whatever did not after the grace period. */
export async function endChildren() {
  ending = true
  await Promise.all([...running].map(([child, reallyEnded]) => endChild(child, reallyEnded)))
}

export function isEnding() {
  return ending
}

/**
 * Ends what a program that has ended left in its group.
 * @param {Child} child
 */
export function endRest(child) {
  signal(child, 'SIGKILL')
}

/** @param {string | number} end */
export function endInWords(end) {
  return typeof end === 'number' ? `exit code ${end}` : end
}

/**
 * @param {Child} child
 * @param {Promise<unknown>} reallyEnded
 */
async function endChild(child, reallyEnded) {
  signal(child, 'SIGTERM')
  const late = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS)
  await reallyEnded
  clearTimeout(late)

  const deadline = performance.now() + GRACE_FOR_GRANDCHILDREN_MS
  while (POSIX && signal(child, 0) && performance.now() < deadline) await pause(50)
  signal(child, 'SIGKILL')
}

/**
 * @param {Child} child
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether a process was there to receive it
 */
function signal(child, name) {
  const { pid } = child.process
  if (pid === undefined) return false
  try {
    if (POSIX) process.kill(-pid, name)
    else if (running.has(child)) spawn('taskkill', ['/pid', String(pid), '/T', ...(name === 'SIGKILL' ? ['/F'] : [])])
    return true
  } catch {
    return false
  }
}
