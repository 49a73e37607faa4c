import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGES, ROOT } from './packages.mjs'
import { say, UserError } from './terminal.mjs'

/** @param {string} file */
export function at(file) {
  return path.join(ROOT, file)
}

/** @param {string} file */
export function read(file) {
  return readFileSync(at(file), 'utf8').replaceAll('\r\n', '\n')
}

/** @type {Set<string>} */
const written = new Set()

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(at(file), text)
  written.add(at(file))
}

/** What was written here, as `npm run fix` would, in a second: that one reads every file. Where nothing is installed it is left. */
export function formatWritten() {
  for (const { dir } of PACKAGES) {
    const biome = path.join(dir, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const files = [...written].filter((file) => file.startsWith(dir + path.sep))
    if (files.length === 0 || !existsSync(biome)) continue
    spawnSync(process.execPath, [biome, 'check', '--write', '--files-ignore-unknown=true', ...files], { cwd: dir, stdio: 'ignore' })
  }
}

/** @param {string} file @param {string} text */
export function create(file, text) {
  if (existsSync(at(file))) throw new UserError(`${file} is there already: choose another name`)
  mkdirSync(path.dirname(at(file)), { recursive: true })
  write(file, text)
  say(`made     ${file}`)
}

/** @param {string} file @param {[place: string | RegExp, text: string, side: 'before' | 'after'][]} insertions */
export function edit(file, insertions) {
  let text = read(file)
  for (const [place, added, side] of insertions) {
    const found = typeof place === 'string' ? place : place.exec(text)?.[0]
    const start = found === undefined ? -1 : text.lastIndexOf(found)
    if (found === undefined || start < 0) throw new UserError(`${file} no longer has ${place}: put this there by hand:\n${added.trim()}`)
    const position = side === 'before' ? start : start + found.length
    text = text.slice(0, position) + added + text.slice(position)
  }
  write(file, text)
  say(`changed  ${file}`)
}

/** The day in Sydney, in quotation marks after each place. @param {string} file @param {RegExp} before */
export function setToday(file, before) {
  const days = new RegExp(`(${before.source})'[\\d-]+'`, 'g')
  const text = read(file)
  if (!days.test(text)) throw new UserError(`${file} no longer has a day after ${before}: set it by hand`)
  const changed = text.replace(days, `$1'${today()}'`)
  if (changed === text) return
  write(file, changed)
  say(`changed  ${file}`)
}

export function today() {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Australia/Sydney' })
}
