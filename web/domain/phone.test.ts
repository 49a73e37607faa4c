import { expect, test } from 'vitest'
import { dialCodeOf } from './dialCodes.ts'
import { allCountryOptions, countryOf, countryOptions, toInternational } from './phone.ts'

test.each<[string, string, string]>([
  ['0491 570 006', 'au', '+61491570006'],
  ['491570006', 'au', '+61491570006'],
  ['(0)98-1234 5678', 'np', '+9779812345678'],
  ['+977 981 2345678', 'au', '+9779812345678'],
  ['00977 981 2345678', 'au', '+9779812345678'],
  ['0011 977 981 2345678', 'au', '+9779812345678'],
  ['+61 (0)491 570 006', 'np', '+61491570006'],
  ['+92 0300 1234567', 'pk', '+923001234567'],
  ['+61 0491 570 006', 'np', '+61491570006'],
  ['+880 01712 345678', 'au', '+8801712345678'],
  ['+39 06 1234 5678', 'it', '+390612345678'],
  ['+39 (0)6 1234 5678', 'au', '+390612345678'],
  ['06 1234 5678', 'it', '+390612345678'],
  ['+225 07 12 34 56 78', 'au', '+2250712345678'],
  ['९८१२३४५६७८', 'np', '+9779812345678'],
  ['+٩٢ ٣٠٠ ١٢٣٤٥٦٧', 'au', '+923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', 'pk', '+923001234567'],
  ['＋９７７ 9812345678', 'au', '+9779812345678'],
  ['', 'au', ''],
  ['+', 'au', ''],
  ['+61', 'np', ''],
  ['0', 'au', ''],
  ['+61 0', 'np', ''],
  ['+0491 570 006', 'au', '+0491570006'],
  ['00', 'au', ''],
])('%s in %s is sent as "%s"', (number, country, sent) => {
  expect(toInternational({ country, number })).toBe(sent)
})

test.each<[string, string, string | null]>([
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

test('a country is named with its code, and the full list is in the order of its names', () => {
  expect(countryOptions(['np'])).toEqual([{ code: 'np', label: 'Nepal (+977)' }])
  const labels = allCountryOptions().map(({ label }) => label)
  expect(labels).toHaveLength(dialCodeOf.size)
  expect([labels[0], labels.at(-1)]).toEqual(['Afghanistan (+93)', 'Zimbabwe (+263)'])
  expect(labels.indexOf('Åland Islands (+358)')).toBeLessThan(labels.indexOf('Albania (+355)'))
})
