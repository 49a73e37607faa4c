// @ts-check

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
 * @param {string} output
 * @param {string} folder
 * @returns {string | undefined} one line that names the cure
 */
export function causeOf(output, folder) {
  return CAUSES.find(({ sign }) => sign.test(output))?.line(folder, output)
}

/** @param {string} output */
function refusedPath(output) {
  const named = /npm (?:error|ERR!) path (.+)/.exec(output) ?? /(?:EACCES|EROFS|EPERM)[^'\n]*'([^']+)'/.exec(output)
  return named?.[1] ?? 'a folder'
}
