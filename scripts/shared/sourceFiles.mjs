import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './packages.mjs'
import { say, UserError } from './terminal.mjs'

/** @param {string} file */
export function at(file) {
  return path.join(ROOT, file)
}

/** @param {string} file */
export function read(file) {
  return readFileSync(at(file), 'utf8').replaceAll('\r\n', '\n')
}

/** @param {string} file @param {string} text */
export function create(file, text) {
  if (existsSync(at(file))) throw new UserError(`${file} is there already: choose another name`)
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
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
  writeFileSync(at(file), text)
  say(`changed  ${file}`)
}
