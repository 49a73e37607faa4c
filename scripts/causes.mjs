// @ts-check

/** Failures of npm and of the servers that a person can cure, most telling first. */
const CAUSES = [
  {
    sign: /EACCES|EROFS|EPERM: operation not permitted|root-owned files/,
    line: (/** @type {string} */ output) =>
      `Cannot write to ${deniedPath(output)}: make it yours (sudo chown -R "$(id -un)" …) or clone into a folder of your own`,
  },
  { sign: /ENOSPC|No space left on device/, line: () => 'The disk is full: free some space and try again' },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ERR_SOCKET_TIMEOUT|network timeout/,
    only: /npm (error|ERR!)/,
    line: () => 'A download failed: check the network (or the proxy settings) and try again',
  },
  {
    sign: /gyp ERR!|not found: (make|cc|g\+\+)/,
    line: () =>
      'A native module could not be compiled: install python3, make and g++ (Debian, Ubuntu: apt-get install -y python3 make g++; macOS: xcode-select --install) and try again',
  },
  {
    sign: /npm (error|ERR!).*(can only install packages when|in sync)/,
    line: () => 'package.json and package-lock.json disagree: run npm install in that folder and commit the lockfile',
  },
  { sign: /EADDRINUSE/, line: () => 'A port was taken in the meantime: choose another with PORT=… or CMS_PORT=…' },
  { sign: /JavaScript heap out of memory|Killed/, line: () => 'The machine ran out of memory: close something and try again' },
]

/**
 * @param {string} output
 * @returns {string | undefined} one line that names the cure
 */
export function causeOf(output) {
  const cause = CAUSES.find(({ sign, only }) => sign.test(output) && (!only || only.test(output)))
  return cause?.line(output)
}

/** @param {string} output */
function deniedPath(output) {
  const named = /npm (?:error|ERR!) path (.+)/.exec(output) ?? /(?:EACCES|EROFS|EPERM)[^'\n]*'([^']+)'/.exec(output)
  return named?.[1] ?? 'a folder'
}
