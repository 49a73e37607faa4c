// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Output
 * @property {string[]} sources folders that go into it
 * @property {RegExp[]} leftOut paths below a source, without a leading slash, that change nothing in it
 * @property {Record<string, string | undefined>} settings
 * @property {string} dir where it is put; the stamp is kept in there
 * @property {string[]} proof files it cannot do without, from `dir`
 */

/** @param {Output} output */
export function isStale(output) {
  const file = stampFile(output)
  return !existsSync(file) || readFileSync(file, 'utf8') !== stampOf(output, fingerprint(output))
}

/**
 * @param {Output} output
 * @param {string} fingerprintBefore taken before the build, so that an edit during it is noticed
 */
export function stamp(output, fingerprintBefore) {
  writeFileSync(stampFile(output), stampOf(output, fingerprintBefore))
}

/**
 * A hash of names and contents: switching branches there and back is no change, deleting a file is one.
 * @param {Output} output
 */
export function fingerprint({ sources, leftOut, settings }) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify(Object.entries(settings).sort()))
  for (const source of sources) {
    for (const file of filesIn(source, leftOut)) {
      const content = readFileSync(path.join(source, file))
      hash.update(`\0${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

/**
 * The times of the proof tell a build that was made by hand, with settings we do not know.
 * @param {Output} output
 * @param {string} inputs
 */
function stampOf({ dir, proof }, inputs) {
  const times = proof.map((file) => statSync(path.join(dir, file), { throwIfNoEntry: false })?.mtimeMs ?? 'missing')
  return [inputs, ...times, ''].join('\n')
}

/** @param {Output} output */
function stampFile({ dir }) {
  return path.join(dir, '.built-from')
}

/**
 * @param {string} root
 * @param {RegExp[]} leftOut
 * @param {string} below
 * @returns {string[]}
 */
function filesIn(root, leftOut, below = '') {
  const entries = readdirSync(path.join(root, below), { withFileTypes: true })
  return entries
    .map((entry) => ({ entry, file: path.posix.join(below, entry.name) }))
    .filter(({ file }) => !leftOut.some((pattern) => pattern.test(file)))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) => (entry.isDirectory() ? filesIn(root, leftOut, file) : entry.isFile() ? [file] : []))
}
