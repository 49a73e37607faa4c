import { expect, test } from 'vitest'
import { csvCell } from '../src/team/exportLeads.ts'
import { contract } from './support/inbox.ts'

const cells = contract('csv-cells.json') as Record<'formulas' | 'texts', string[]>

test.each(cells.formulas)('the formula %j is guarded, as on the site', (cell) => {
  expect(csvCell(cell)).toBe(`"'${cell}"`)
})

test.each(cells.texts)('the text %j stays as it is', (cell) => {
  expect(csvCell(cell)).toBe(`"${cell.replaceAll('"', '""')}"`)
})
