// @ts-check
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { causeOf } from './causes.mjs'
import { endInWords, launch } from './children.mjs'
import { fromRoot, LOGS } from './parts.mjs'
import { Stop, say } from './report.mjs'

const TAIL_LINES = 25

/**
 * @param {string} log the log's name, without folder or ending
 * @param {[string, string[]]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function launchLogged(log, command, options) {
  mkdirSync(LOGS, { recursive: true })
  const output = openSync(logFile(log), 'w')
  const child = launch(command, { ...options, output })
  closeSync(output)
  return child
}

/**
 * The same, with each line also shown under the log's name.
 * @param {string} log
 * @param {[string, string[]]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function launchShown(log, command, options) {
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(logFile(log), '')
  const child = launch(command, { ...options, output: 'pipe' })
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
 * Runs to the end; a failure is a Stop with its cause, or with the log's tail shown where we know none.
 * @param {string} log
 * @param {[string, string[]]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export async function runLogged(log, command, options) {
  const end = await launchLogged(log, command, options).ended
  if (end !== 0) throw failure(log, options.cwd, `${commandLine(command)} in ${fromRoot(options.cwd)}/ failed (${endInWords(end)})`)
}

/**
 * @param {string} log
 * @param {string} dir where it went wrong
 * @param {string} what
 */
export function failure(log, dir, what) {
  const output = readFileSync(logFile(log), 'utf8')
  const cause = causeOf(output, `${fromRoot(dir)}/`)
  if (!cause) showTail(output)
  return new Stop(`${cause ?? what}. The whole output: ${fromRoot(logFile(log))}`)
}

/** @param {string} output */
function showTail(output) {
  for (const line of output.trimEnd().split('\n').slice(-TAIL_LINES)) say(`  │ ${line}`)
}

/** @param {string} log */
function logFile(log) {
  return path.join(LOGS, `${log}.log`)
}

/** @param {[string, string[]]} command */
function commandLine([file, args]) {
  const words = [file, ...args].map((word) => path.basename(word).replace(/^npm-cli\.js$/, 'npm'))
  return words.slice(words[1] === 'npm' ? 1 : 0).join(' ')
}
