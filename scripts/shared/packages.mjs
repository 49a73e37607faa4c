import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Debian's own Node 18 has no import.meta.dirname, and has to come far enough to be told that it is too old.
export const ROOT = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))
export const LOGS = path.join(ROOT, '.tmp', 'logs')

/** @typedef {{ name: 'web' | 'cms', title: string, dir: string }} Package */

/** @type {Package} */
export const WEB = { name: 'web', title: 'the site', dir: path.join(ROOT, 'web') }
/** @type {Package} */
export const CMS = { name: 'cms', title: 'the CMS', dir: path.join(ROOT, 'cms') }

export const PACKAGES = [WEB, CMS]

/** @param {string} file */
export function fromRoot(file) {
  return path.relative(ROOT, file) || '.'
}

/** @param {string[]} args @returns {[string, string[]]} */
export function node(...args) {
  return [process.execPath, args]
}

/**
 * The very npm that runs us, or the one that came with Node, through node: on Windows `npm` alone is not a program.
 * @param {string[]} args @returns {[string, string[]]}
 */
export function npm(...args) {
  const withNode = path.join(path.dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const cli = [process.env.npm_execpath, withNode].find((file) => file?.endsWith('npm-cli.js') && existsSync(file))
  return cli ? node(cli, ...args) : ['npm', args]
}
