// npm run new -- page|service|part|field NAME: the files and rows that the map names for it, with words in brackets to write.
// npm run check:content fails until no bracket is left.
import { newField } from './new/field.mjs'
import { newPage } from './new/page.mjs'
import { newPart } from './new/part.mjs'
import { newService } from './new/service.mjs'
import { command } from './shared/command.mjs'
import { formatWritten } from './shared/sourceFiles.mjs'
import { say, UserError } from './shared/terminal.mjs'

const USAGE = `Say what to make:
  npm run new -- page opening-hours
  npm run new -- service degree-check ea     (ea, acs, iml or others: its group in the menu)
  npm run new -- part daysLeft
  npm run new -- field openingHours owner    (a text that the owner writes in the admin)
  npm run new -- field visaSubclass form     (what a visitor may write into the enquiry forms)`

/** @typedef {(name: string, group?: string) => string} Maker makes the files, and returns what is left to do */

/** @type {Record<string, Maker>} */
const kinds = { page: newPage, service: newService, part: newPart, field: newField }

await command(async () => {
  const [kind = '', name = '', group] = process.argv.slice(2)
  const make = kinds[kind]
  if (!make) throw new UserError(USAGE)
  const shape = kind === 'part' || kind === 'field' ? /^[a-z][A-Za-z0-9]+$/ : /^[a-z][a-z0-9-]+$/
  if (!shape.test(name)) throw new UserError(`“${name}” is no name for a ${kind}.\n${USAGE}`)
  const left = make(name, group)
  formatWritten()
  say(`\nNext: write what is in brackets (npm run check:content lists it), then npm run fix.\n${left}`)
})
