import { readFileSync } from 'node:fs'
import path from 'node:path'
import { say, UserError } from './command.mjs'
import { fromRoot } from './packages.mjs'
import { endInWords, launchLogged, logFile } from './processes.mjs'

const TAIL_LINES = 25

/**
 * Failures of npm that a person can cure, the most telling sign first.
 * @type {{ sign: RegExp, line: (folder: string) => string }[]}
 */
const CAUSES = [
  { sign: /ENOSPC|No space left on device/, line: () => 'The disk is full: free some space and try again' },
  {
    sign: /not found: make|find (any )?Python|(g\+\+|cc|gcc|clang): .*(not found|No such file)|No Xcode|find Visual Studio|gyp ERR! build error/i,
    line: (folder) =>
      `No compiler for the native module in ${folder}: install python3, make and g++ (Debian: apt-get install -y python3 make g++; macOS: xcode-select --install) and try again`,
  },
  {
    sign: /npm error[\s\S]*(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT|network timeout)/,
    line: () => 'A download failed: check the network or the proxy settings and try again',
  },
  {
    sign: /npm error.*can only install packages when/,
    line: (folder) => `package-lock.json is not in step with package.json: run npm install in ${folder} and commit both`,
  },
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
  const npms = lines.findIndex((line) => line.startsWith('npm error'))
  const last = lines.slice(-Math.max(TAIL_LINES, npms === -1 ? 0 : lines.length - npms))
  const cause = CAUSES.find(({ sign }) => sign.test(last.join('\n')))?.line(`${fromRoot(dir)}/`)
  return new UserError(`${cause ?? what}. The whole output: ${fromRoot(logFile(log))}`)
}
