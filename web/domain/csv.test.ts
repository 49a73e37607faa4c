import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(
    toCsv([
      ['code', 'title'],
      ['1', 'Plant, "Works"\nand more'],
    ]),
  ).toBe('code,title\r\n1,"Plant, ""Works""\nand more"\r\n')
})

test('no spreadsheet reads a cell as a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t']) expect(toCsv([[`${start}1+1`]])).toBe(`'${start}1+1\r\n`)
  expect(toCsv([['\r=1']])).toBe('"\'\r=1"\r\n')
  expect(toCsv([['a=1', '']])).toBe('a=1,\r\n')
})

const cells = JSON.parse(readFileSync(new URL('../../contract/csv-cells.json', import.meta.url), 'utf8')) as Record<
  'formulas' | 'texts',
  string[]
>

test.each(cells.formulas)('the formula %j is guarded, as in the inbox', (cell) => {
  expect(toCsv([[cell]])).toMatch(/^"?'/)
})

test.each(cells.texts)('the text %j stays as it is', (cell) => {
  expect(toCsv([[cell]])).not.toMatch(/^"?'/)
})
