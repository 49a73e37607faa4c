// @ts-check
import { spawn } from 'node:child_process'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

const GRACE_MS = 10_000
const GRACE_FOR_GRANDCHILDREN_MS = 2000
const POSIX = process.platform !== 'win32'

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
 * @param {[string, string[]]} command
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
  const reallyEnded = new Promise((resolve) => {
    started.once('error', (error) => resolve(error.message))
    started.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })

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

/** Asks every child to end, and kills whatever did not after the grace period. */
export async function endChildren() {
  ending = true
  await Promise.all([...running].map(([child, reallyEnded]) => endChild(child, reallyEnded)))
}

export function isEnding() {
  return ending
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
 * @returns {boolean} whether there was somebody to hear it
 */
function signal(child, name) {
  const { pid } = child.process
  if (pid === undefined) return false
  try {
    if (POSIX) process.kill(-pid, name)
    else if (running.has(child)) spawn('taskkill', ['/pid', String(pid), '/T', '/F'])
    return true
  } catch {
    return false
  }
}
