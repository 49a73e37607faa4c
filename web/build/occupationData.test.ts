import { expect, test } from 'vitest'
import { toCsv } from './occupationData.ts'

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(
    toCsv([
      ['code', 'title'],
      ['1', 'Plant, "Works"\nand more'],
    ]),
  ).toBe('code,title\r\n1,"Plant, ""Works""\nand more"\r\n')
})

test.each(['=1+1', '+61491570006', '-1', '@sum', ' =1', '\t=1', '\u0000=1', '\t', '\r1', '\n1', '＝1', '＋1', '－1', '＠1', '\u00a0=1'])(
  'the formula %j is guarded',
  (cell) => {
    expect(toCsv([[cell]])).toMatch(/^"?'/)
  },
)

test.each(['', 'a=1', '1+1', 'Plant, "Works"', ' a', '–1'])('the text %j stays as it is', (cell) => {
  expect(toCsv([[cell]])).not.toMatch(/^"?'/)
})
