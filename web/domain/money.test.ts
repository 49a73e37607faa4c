import { expect, test } from 'vitest'
import { centsOf, dollars } from './money.ts'

test.each([
  ['', 0],
  ['310', 31_000],
  ['$ 1,250', 125_000],
  ['1,250.5', 125_050],
  ['310,50', 31_050],
  ['AUD 99.95', 9_995],
  ['about 300', null],
  ['-5', null],
  ['1.2.3', null],
])('%s is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

test('cents are shown only where there are any', () => {
  expect(dollars(131_050)).toBe('1,310.50')
  expect(dollars(131_000)).toBe('1,310')
})
