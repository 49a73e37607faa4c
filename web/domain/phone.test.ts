import { expect, test } from 'vitest'
import type { CountryCode } from './dialCodes.ts'
import { countryOf, toInternational } from './phone.ts'

test.each<[string, CountryCode, string]>([
  ['0491 570 006', 'au', '+61491570006'],
  ['491570006', 'au', '+61491570006'],
  ['(0)98-1234 5678', 'np', '+9779812345678'],
  ['+977 981 2345678', 'au', '+9779812345678'],
  ['00977 981 2345678', 'au', '+9779812345678'],
  ['0011 977 981 2345678', 'au', '+9779812345678'],
  ['+61 (0)491 570 006', 'np', '+61491570006'],
  ['+92 ( 0 )300 1234567', 'pk', '+923001234567'],
  ['+39 06 1234 5678', 'it', '+390612345678'],
  ['९८१२३४५६७८', 'np', '+9779812345678'],
  ['+٩٢ ٣٠٠ ١٢٣٤٥٦٧', 'au', '+923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', 'pk', '+923001234567'],
  ['', 'au', ''],
  ['   ', 'au', ''],
  ['+', 'au', ''],
  ['+61', 'np', ''],
  ['0', 'au', ''],
  ['00', 'au', ''],
])('%s in %s is sent as "%s"', (number, country, sent) => {
  expect(toInternational({ country, number })).toBe(sent)
})

test.each<[string, CountryCode, CountryCode | null]>([
  ['+977 98', 'au', 'np'],
  ['0094 77', 'au', 'lk'],
  ['0011 94 77', 'au', 'lk'],
  ['+1 416', 'au', 'us'],
  ['+1 416', 'ca', 'ca'],
  ['+44 20', 'au', 'gb'],
  ['+8801', 'in', 'bd'],
  ['0491 570 006', 'au', null],
  ['+', 'au', null],
])('%s with %s chosen belongs to %s', (number, current, country) => {
  expect(countryOf(number, current)).toBe(country)
})
