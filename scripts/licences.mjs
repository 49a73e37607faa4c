// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { say } from './shared/command.mjs'
import { PACKAGES } from './shared/packages.mjs'

/** Licences that ask for no more than their text and a name. */
const PERMISSIVE = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unlicense WTFPL Zlib'.split(' '),
)

/** @typedef {{ name: string, licence: string, dev: boolean }} Package */

// Prints, for each part, what its packages are licensed under, and by name those that ask for more.
for (const part of PACKAGES) {
  const packages = packagesOf(part.dir)
  say(`\n## ${part.name}/: ${packages.length} packages, ${packages.filter(({ dev }) => !dev).length} of them not for development only\n`)
  say('| licence | packages |\n|---|---|')
  for (const [licence, count] of counted(packages.map(({ licence }) => licence))) say(`| ${licence} | ${count} |`)
  const others = packages.filter(({ licence }) => !isPermissive(licence))
  for (const { name, licence, dev } of others) say(`- ${name}: ${licence}${dev ? ', for development only' : ''}`)
}

/**
 * @param {string} dir
 * @returns {Package[]} what is installed, each name and version once
 */
function packagesOf(dir) {
  const { packages } = JSON.parse(readFileSync(path.join(dir, 'package-lock.json'), 'utf8'))
  /** @type {Map<string, Package>} */
  const found = new Map()
  for (const [place, { dev = false }] of Object.entries(packages)) {
    const file = path.join(dir, place, 'package.json')
    // Builds for other systems are in the lockfile and not on this disk: they are licensed as the package that names them.
    if (place === '' || !existsSync(file)) continue
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    const name = `${manifest.name}@${manifest.version}`
    found.set(name, { name, licence: licenceOf(manifest), dev: dev && (found.get(name)?.dev ?? true) })
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** @param {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} manifest */
function licenceOf({ license, licenses }) {
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '))
  return named || 'none named'
}

/** Of a choice one is enough; of a list each must be. @param {string} licence */
function isPermissive(licence) {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => PERMISSIVE.has(one.trim())))
}

/** @param {string[]} all */
function counted(all) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'))
}
