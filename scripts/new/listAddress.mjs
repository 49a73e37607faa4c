import { writeFileSync } from 'node:fs'
import { at, read, setToday } from '../shared/sourceFiles.mjs'
import { say } from '../shared/terminal.mjs'

/** @param {string} address */
export function listAddress(address) {
  const file = 'web/tests/fixtures/addresses.txt'
  writeFileSync(at(file), `${[...read(file).trim().split('\n'), address].sort().join('\n')}\n`)
  say(`changed  ${file}`)
  // Menu and footer are on every page.
  setToday('web/content/site.ts', /everyPageChanged = /)
}
