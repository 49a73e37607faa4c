// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runLogged } from './logged.mjs'
import { mendNativeModules } from './nativeModules.mjs'
import { npm } from './npm.mjs'
import { PARTS } from './parts.mjs'
import { step } from './report.mjs'

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

export async function installWhatIsMissing() {
  for (const part of PARTS) {
    if (isInstalled(part.dir)) continue
    // Builds need the development packages, whatever NODE_ENV says.
    const install = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=notice')
    await step(`Installing the packages of ${part.title} (the first time takes some minutes)`, () =>
      runLogged(`install-${part.name}`, install, { cwd: part.dir }),
    )
  }
  await mendNativeModules()
}

/**
 * npm writes its own account of node_modules last of all, so an install cut short has none.
 * @param {string} dir
 */
export function isInstalled(dir) {
  const account = path.join(dir, 'node_modules', '.package-lock.json')
  if (!existsSync(account)) return false
  const wanted = packagesOf(path.join(dir, 'package-lock.json'))
  const present = packagesOf(account)
  delete wanted['']

  const asWanted = Object.entries(wanted).every(([name, { version, optional }]) =>
    present[name] ? present[name].version === version : optional,
  )
  return asWanted && Object.keys(present).every((name) => name in wanted)
}

/**
 * @param {string} lockfile
 * @returns {Packages}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}
