import { expect, test } from 'vitest'
import { centsOf, dollars } from './money.ts'

test.each([
  ['', 0],
  ['310', 31_000],
  ['$ 1,250', 125_000],
  ['1,250.5', 125_050],
  ['12,500', 1_250_000],
  ['125,000', 12_500_000],
  ['310,50', 31_050],
  ['AUD 99.95', 9_995],
  ['A$310', 31_000],
  ['AU$ 310', 31_000],
  ['310/-', 31_000],
  ['1,25,000', 12_500_000],
  ['३१०', 31_000],
  ['۳۱۰', 31_000],
  ['＄３１０.５０', 31_050],
  ['US$310', null],
  ['310/2', null],
  ['310/-5', null],
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
