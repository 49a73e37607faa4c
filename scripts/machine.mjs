// @ts-check
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { CMS, LOGS, PARTS, ROOT } from './parts.mjs'
import { Stop } from './report.mjs'

const LEAST_NODE = /** @type {const} */ ([20, 19])

/** What would otherwise end minutes of work with a riddle. */
export function requireUsableMachine() {
  requireNodeVersion()
  requireWritableFolders()
}

function requireNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [leastMajor, leastMinor] = LEAST_NODE
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  throw new Stop(
    `Node ${LEAST_NODE.join('.')} or newer is needed, this is ${process.versions.node}: install it from nodejs.org, or run nvm install`,
  )
}

function requireWritableFolders() {
  const written = [
    ROOT,
    path.dirname(LOGS),
    LOGS,
    ...PARTS.flatMap(({ dir }) => [dir, path.join(dir, 'node_modules'), path.join(dir, 'dist')]),
    path.join(CMS.dir, 'data'),
  ]
  const refused = written.find((folder) => existsSync(folder) && !isWritable(folder))
  if (!refused) return
  throw new Stop(`Cannot write to ${refused}: make it yours (sudo chown -R "$(id -un)" "${refused}") or clone into a folder of your own`)
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
