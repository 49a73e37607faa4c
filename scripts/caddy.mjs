// @ts-check
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { aptInstall } from './apt.mjs'
import { Stop } from './report.mjs'

/**
 * The Caddy named, the machine's, or Debian's fetched for the purpose.
 * @returns {Promise<string | undefined>} its path; nothing where it cannot be had
 */
export async function findOrInstallCaddy() {
  const named = process.env.CADDY_PATH
  if (named && !works(named)) throw new Stop(`CADDY_PATH=${named} is no Caddy that starts: correct it or unset it`)

  const found = [named, 'caddy', '/usr/bin/caddy'].find(works)
  if (found) return found
  return (await aptInstall('caddy')) ? ['/usr/bin/caddy'].find(works) : undefined
}

/** @param {string | undefined} file */
function works(file) {
  return file !== undefined && spawnSync(file, ['version'], { timeout: 30_000 }).status === 0
}
