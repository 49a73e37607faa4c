// @ts-check
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { runLogged } from './logged.mjs'
import { npm } from './npm.mjs'
import { CMS } from './parts.mjs'
import { Stop, step } from './report.mjs'

// Requiring it is not enough: the compiled half is loaded with the first database.
const OPEN_A_DATABASE = "new (require('better-sqlite3'))(':memory:').close()"

/** The SQLite driver is compiled for one Node version and refuses to load in another. */
export async function mendNativeModules() {
  if (!complaint()) return
  await step(`Compiling better-sqlite3 for Node ${process.versions.node}`, () =>
    runLogged('rebuild-cms', npm('rebuild', 'better-sqlite3', '--loglevel=notice'), { cwd: CMS.dir }),
  )
  const still = complaint()
  if (still) {
    throw new Stop(`better-sqlite3 does not load (${still}): delete cms/node_modules and try again`)
  }
}

/** @returns {string | undefined} why it does not load */
function complaint() {
  const { status, stderr } = spawnSync(process.execPath, ['-e', OPEN_A_DATABASE], { cwd: CMS.dir, encoding: 'utf8' })
  if (status === 0) return undefined
  return /^\w*Error: .*/m.exec(stderr)?.[0] ?? `exit code ${status}`
}
