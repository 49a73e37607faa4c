// @ts-check
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..')
export const LOGS = path.join(ROOT, '.tmp', 'logs')

/** @typedef {{ name: 'web' | 'cms', title: string, dir: string }} Part */

/** @type {Part} */
export const WEB = { name: 'web', title: 'the site', dir: path.join(ROOT, 'web') }
/** @type {Part} */
export const CMS = { name: 'cms', title: 'the CMS', dir: path.join(ROOT, 'cms') }

export const PARTS = [WEB, CMS]

/** @param {string} file */
export function fromRoot(file) {
  return path.relative(ROOT, file) || '.'
}
