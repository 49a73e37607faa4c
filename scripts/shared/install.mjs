import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { step, UserError } from './command.mjs'
import { runLogged } from './diagnoseFailure.mjs'
import { CMS, LOGS, npm, PACKAGES, ROOT } from './packages.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Locked */

/**
 * Refuses a machine that would fail after minutes of work, and installs what is missing, both packages side by side.
 * @param {(target: import('./packages.mjs').Package) => Promise<void>} [whenInstalled] what needs only this package
 */
export async function prepareMachine(whenInstalled = async () => {}) {
  requireWritableFolders()
  await Promise.all(
    PACKAGES.map(async (target) => {
      if (!isInstalled(target.dir)) await install(target)
      if (target === CMS) await repairSqliteDriver()
      await whenInstalled(target)
    }),
  )
}

function requireWritableFolders() {
  const inPackages = PACKAGES.flatMap(({ dir }) => [dir, path.join(dir, 'node_modules'), path.join(dir, 'dist')])
  const written = [ROOT, path.dirname(LOGS), LOGS, ...inPackages, path.join(CMS.dir, 'data')]
  for (const folder of written.filter((folder) => existsSync(folder))) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      throw new UserError(
        `Cannot write to ${folder}: make it yours (sudo chown -R "$(id -un)" "${folder}") or clone into a folder of your own`,
      )
    }
  }
}

/** @param {import('./packages.mjs').Package} target */
async function install({ name, title, dir }) {
  // Builds need the development packages, whatever NODE_ENV says.
  const ci = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice')
  await step(`Installing the packages of ${title}`, () => runLogged(`install-${name}`, ci, { cwd: dir }))
}

/**
 * npm writes its own account of node_modules last of all, so an install cut short has none.
 * @param {string} dir
 */
function isInstalled(dir) {
  const account = path.join(dir, 'node_modules', '.package-lock.json')
  if (!existsSync(account)) return false
  const wanted = lockedIn(path.join(dir, 'package-lock.json'))
  const present = lockedIn(account)
  delete wanted['']
  const asWanted = Object.entries(wanted).every(([name, { version, optional }]) =>
    present[name] ? present[name].version === version : optional,
  )
  return asWanted && Object.keys(present).every((name) => name in wanted)
}

/**
 * @param {string} lockfile
 * @returns {Locked}
 */
function lockedIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** The SQLite driver is compiled for one Node version and refuses to load in another. */
async function repairSqliteDriver() {
  if (!sqliteComplaint()) return
  const rebuild = npm('rebuild', 'better-sqlite3', '--loglevel=notice')
  await step(`Compiling better-sqlite3 for Node ${process.versions.node}`, () => runLogged('rebuild-cms', rebuild, { cwd: CMS.dir }))
  const still = sqliteComplaint()
  if (still) throw new UserError(`better-sqlite3 does not load (${still}): delete cms/node_modules and try again`)
}

/** @returns {string | undefined} why the driver does not load */
function sqliteComplaint() {
  // Requiring it is not enough: the compiled half is loaded with the first database.
  const open = "new (require('better-sqlite3'))(':memory:').close()"
  const { status, stderr } = spawnSync(process.execPath, ['-e', open], { cwd: CMS.dir, encoding: 'utf8' })
  return status === 0 ? undefined : (/^\w*Error: .*/m.exec(stderr)?.[0] ?? `exit code ${status}`)
}
