import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CMS, npm, WEB } from './packages.mjs'
import { runLogged } from './processes.mjs'
import { step } from './terminal.mjs'

/** Installs what is missing, both packages side by side. */
export async function prepareMachine() {
  await Promise.all([installPackage(WEB), installPackage(CMS).then(prepareDriver)])
}

/**
 * No package runs a script of its own: the one that has to, the SQLite driver, is prepared by itself, since it may take minutes.
 * @param {import('./packages.mjs').Package} target
 */
export async function installPackage({ name, title, dir }) {
  if (isInstalled(dir)) return
  // Builds need the development packages, whatever NODE_ENV says.
  const install = npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice')
  await step(`Installing the packages of ${title}`, () => runLogged(`install-${name}`, install, { cwd: dir }))
}

/** npm writes its own account of node_modules last of all, so an install cut short has none. @param {string} dir */
function isInstalled(dir) {
  const account = path.join(dir, 'node_modules', '.package-lock.json')
  if (!existsSync(account)) return false
  const present = lockedIn(account)
  return Object.entries(lockedIn(path.join(dir, 'package-lock.json'))).every(
    ([name, { version, optional }]) => name === '' || (present[name] ? present[name].version === version : optional),
  )
}

/** @param {string} lockfile @returns {Record<string, { version?: string, optional?: boolean }>} */
function lockedIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

/** The SQLite driver is fetched or compiled for one Node version, in the CMS's installed packages. */
export async function prepareDriver() {
  // It is loaded with the first database.
  const open = "new (require('better-sqlite3'))(':memory:').close()"
  if (spawnSync(process.execPath, ['-e', open], { cwd: CMS.dir }).status === 0) return
  const rebuild = npm('rebuild', 'better-sqlite3', '--loglevel=notice')
  await step(`Preparing better-sqlite3 for Node ${process.versions.node}`, () => runLogged('rebuild-cms', rebuild, { cwd: CMS.dir }))
}
