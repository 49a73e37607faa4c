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
 * The very npm that runs us, through node: on Windows `npm` alone is not a program.
 * @param {string[]} args @returns {[string, string[]]}
 */
export function npm(...args) {
  const self = process.env.npm_execpath
  return self?.endsWith('npm-cli.js') ? node(self, ...args) : ['npm', args]
}
