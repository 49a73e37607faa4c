import { readFileSync } from 'node:fs'
import path from 'node:path'
import { say, UserError } from './command.mjs'
import { fromRoot } from './packages.mjs'
import { endInWords, launchLogged, logFile } from './processes.mjs'

const TAIL_LINES = 25

const COMPILER =
  'install python3, make and g++ (Debian, Ubuntu: apt-get install -y python3 make g++; macOS: xcode-select --install) and try again'

/**
 * @typedef {object} Cause
 * @property {RegExp} sign
 * @property {(folder: string, output: string) => string} line
 */

/**
 * Failures of npm and of the servers that a person can cure, the most telling sign first.
 * @type {Cause[]}
 */
const CAUSES = [
  {
    sign: /EACCES|EROFS|EPERM: operation not permitted|root-owned files/,
    line: (_, output) =>
      `Cannot write to ${refusedPath(output)}: make it yours (sudo chown -R "$(id -un)" …) or clone into a folder of your own`,
  },
  { sign: /ENOSPC|No space left on device/, line: () => 'The disk is full: free some space and try again' },
  { sign: /heap out of memory|^Killed$/m, line: () => 'The machine ran out of memory: close something and try again' },
  {
    sign: /not found: make|(Could not|Can't) find (any )?Python|(g\+\+|cc|gcc|clang): (command not found|not found|No such file)|gyp ERR! build error|No Xcode|find Visual Studio/i,
    line: (folder) => `No compiler for the native module in ${folder}: ${COMPILER}`,
  },
  {
    sign: /(npm error|npm ERR!|gyp ERR!)[\s\S]*(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT|network timeout)/,
    line: () => 'A download failed: check the network or the proxy settings and try again',
  },
  { sign: /gyp ERR!/, line: (folder) => `The native module in ${folder} could not be compiled: ${COMPILER}` },
  {
    sign: /npm (error|ERR!).*can only install packages when/,
    line: (folder) => `package-lock.json is not in step with package.json: run npm install in ${folder} and commit both`,
  },
  { sign: /EADDRINUSE/, line: () => 'A port was taken in the meantime: choose another with PORT=… or CMS_PORT=…' },
]

/**
 * Runs a program to its end; of a failure the log's tail is shown, and the UserError names its cause where we know one.
 * @param {string} log
 * @param {import('./processes.mjs').Command} program
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export async function runLogged(log, program, options) {
  const end = await launchLogged(log, program, options).ended
  if (end === 0) return
  const words = program.flat().map((word) => path.basename(word).replace(/^npm-cli\.js$/, 'npm'))
  const line = words.slice(words[1] === 'npm' ? 1 : 0).join(' ')
  throw failure(log, options.cwd, `${line} in ${fromRoot(options.cwd)}/ failed (${endInWords(end)})`)
}

/**
 * @param {string} log
 * @param {string} dir where it went wrong
 * @param {string} what
 */
export function failure(log, dir, what) {
  const lines = readFileSync(logFile(log), 'utf8').trimEnd().split('\n')
  for (const line of lines.slice(-TAIL_LINES)) say(`  │ ${line}`)
  // A sign further up is of something that it got over. npm's last words may be pages about its options.
  const npms = lines.findIndex((line) => /^npm (error|ERR!)/.test(line))
  const last = lines.slice(-Math.max(TAIL_LINES, npms === -1 ? 0 : lines.length - npms))
  const cause = diagnoseFailure(last.join('\n'), `${fromRoot(dir)}/`)
  return new UserError(`${cause ?? what}. The whole output: ${fromRoot(logFile(log))}`)
}

/**
 * @param {string} output
 * @param {string} folder
 * @returns {string | undefined} one line that names the cure
 */
export function diagnoseFailure(output, folder) {
  return CAUSES.find(({ sign }) => sign.test(output))?.line(folder, output)
}

/** @param {string} output */
function refusedPath(output) {
  const named = /npm (?:error|ERR!) path (.+)/.exec(output) ?? /(?:EACCES|EROFS|EPERM)[^'\n]*'([^']+)'/.exec(output)
  return named?.[1] ?? 'a folder'
}
