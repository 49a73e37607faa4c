import { type CountryCode, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { enquiryWords } from '#content/forms.ts'
import { dialCodeOf } from '../dialCodes.ts'
import { phoneLine } from './phoneLine.ts'
import { readPhoneLightly } from './phoneReading.ts'
import { readPhone } from './readPhone.ts'

const read = (typed: string, ownCountry: string) => readPhone({ typed, ownCountry })

test.each<[typed: string, own: string, payload: string, leftOut?: string]>([
  ['0491 570 006', 'au', '+61491570006'],
  ['491570006', 'au', '+61491570006'],
  ['(02) 9876-5432', 'au', '+61298765432'],
  ['61 491 570 006', 'au', '+61491570006'],
  ['61 0491 570 006', 'au', '+61491570006'],
  ['91 98123 45678', 'in', '+919812345678'],
  ['098123 45678', 'in', '+919812345678'],
  ['977 98 1234 5678', 'au', '+9779812345678'],
  ['(0)98-1234 5678', 'np', '+9779812345678'],
  ['8 (701) 123 45 67', 'kz', '+77011234567'],
  ['8 912 345 67 89', 'ru', '+79123456789'],
  ['06 20 123 4567', 'hu', '+36201234567'],
  ['06 1234 5678', 'it', '+390612345678'],
  ['07 12 34 56 78', 'ci', '+2250712345678'],
  ['030/12345678', 'de', '+493012345678'],
  ['0475/12 34 56', 'be', '+32475123456'],
  // Codes as people dial them.
  ['+61 (0)491 570 006', 'np', '+61491570006'],
  ['+61 0491 570 006', 'np', '+61491570006'],
  ['+92 0300 1234567', 'au', '+923001234567'],
  ['+39 (0)6 1234 5678', 'au', '+390612345678'],
  ['00977 981 2345678', 'au', '+9779812345678'],
  ['0011 977 981 2345678', 'au', '+9779812345678'],
  ['0061 0491 570 006', 'np', '+61491570006'],
  ['011 61 491 570 006', 'us', '+61491570006'],
  ['001 416 555 0123', 'au', '+14165550123'],
  ['001 61 491 570 006', 'hk', '+61491570006'],
  ['8 10 61 491 570 006', 'ru', '+61491570006'],
  ['+0061 491 570 006', 'au', '+61491570006'],
  ['++61 491 570 006', 'au', '+61491570006'],
  ['+0491 570 006', 'au', '+61491570006'],
  ['+800 1234 5678', 'au', '+80012345678'],
  // Digits of other scripts, and what nobody sees.
  ['९८१२३४५६७८', 'np', '+9779812345678'],
  ['+٩٢ ٣٠٠ ١٢٣٤٥٦٧', 'au', '+923001234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', 'pk', '+923001234567'],
  ['＋９７７ 9812345678', 'au', '+9779812345678'],
  ['\u202a+61 491 570 006\u202c', 'np', '+61491570006'],
  ['0491\u00a0570\u200b006', 'au', '+61491570006'],
  // More than a number.
  ['0491 570 006 ext 12', 'au', '+61491570006', 'ext 12'],
  ['0491 570 006 x12', 'au', '+61491570006', 'x12'],
  ['0491570006#12', 'au', '+61491570006', '#12'],
  ['tel:+61-491-570-006;ext=12', 'np', '+61491570006', 'ext=12'],
  ['8 (701) 123-45-67 доб. 4', 'kz', '+77011234567', 'доб. 4'],
  ['0491 570 006 / 0491 570 007', 'au', '+61491570006', '0491 570 007'],
  ['0491 570 006/007', 'au', '+61491570006', '007'],
  ['0491 570 006, 0491 570 007', 'au', '+61491570006', '0491 570 007'],
  ['0491 570 006 or 0491 570 007', 'au', '+61491570006', 'or 0491 570 007'],
  ['0491 570 006 0491 570 007', 'au', '+61491570006', '0491 570 007'],
  ['+61 491 570 006 +977 981 2345678', 'np', '+61491570006', '+977 981 2345678'],
  ['0491 570 006 (९८१२३४५६७८)', 'au', '+61491570006', '९८१२३४५६७८'],
  ['after 5 pm: 0491 570 006', 'au', '+61491570006', 'after 5 pm:'],
  ['Mobile: 0491 570 006', 'au', '+61491570006'],
  ['0491 570 006 (WhatsApp)', 'au', '+61491570006', 'WhatsApp'],
])('%s in %s is %s', (typed, own, payload, leftOut) => {
  expect(read(typed, own)).toMatchObject({ payload, leftOut: leftOut === undefined ? [] : [leftOut], isCallable: true })
})

test.each([
  ['0491 570', 'au', '0491570'],
  ['0491 570 0061', 'au', '04915700061'],
  ['4915700061', 'au', '4915700061'],
  ['12', 'np', '12'],
  ['04915700060491570007', 'au', '04915700060491570007'],
  ['+977 98', 'au', '+97798'],
  // Of Bangladesh, with the country untouched.
  ['01712-345678', 'au', '01712345678'],
  // Without its plus only the code of a country that many visitors come from is taken for a code.
  ['358 41 2345678', 'au', '358412345678'],
])('%s in %s cannot be called: its digits are sent, and an example is shown', (typed, own, payload) => {
  const reading = read(typed, own)
  expect(reading).toMatchObject({ payload, isCallable: false, called: '', leftOut: [] })
  expect(reading.example).not.toBe('')
})

test.each(['', ' ', '+', '+61', '0', '+61 0', '00', 'none', '-'])('%j is no number', (typed) => {
  expect(read(typed, 'au')).toMatchObject({ payload: '', isCallable: null, leftOut: [] })
})

test('a typed code chooses the country, and without it the visitor’s own is back', () => {
  const seen = ['', '+', '+9', '+97', '+977', '+977 98', '+977 981 2345678', '0491 570 006'].map((typed) => read(typed, 'au'))
  expect(seen.map(({ suggested }) => suggested)).toEqual(['au', 'au', 'au', 'au', 'np', 'np', 'np', 'au'])
  expect(seen.at(-1)?.payload).toBe('+61491570006')
  expect(read('0491 570 006', 'np')).toMatchObject({ suggested: 'np', isCallable: false })
})

test.each([
  ['+61 491 570 006', 'np', 'au', 'au', '+61 491 570 006'],
  ['+7 701 123 4567', 'ru', 'kz', 'kz', '+7 701 123 4567'],
  ['+1 416 555 0123', 'ca', 'ca', 'ca', '+1 416 555 0123'],
  ['+1 242 359 1234', 'au', 'bs', 'bs', '+1 242 359 1234'],
  ['+44 7797 123456', 'gb', 'je', 'je', '+44 7797 123456'],
  ['+61 8 9164 1234', 'au', 'cx', 'cx', '+61 8 9164 1234'],
  ['08 9164 1234', 'au', 'au', 'cx', '+61 8 9164 1234'],
  ['+800 1234 5678', 'au', 'au', null, '+800 1234 5678'],
])('%s typed in %s: the list shows %s, the number is in %s and will be called as %s', (typed, own, suggested, country, called) => {
  expect(read(typed, own)).toMatchObject({ suggested, country, called })
})

test('the example numbers of 245 countries, at home, with a code, with 00 and without a plus', () => {
  const countries = Object.keys(examples) as CountryCode[]
  expect(countries).toHaveLength(245)
  const wrong = countries.flatMap((code) => {
    const country = code.toLowerCase()
    const example = getExampleNumber(code, examples)
    if (!example || !dialCodeOf.has(country)) return [code]
    const ways = [
      [example.formatNational(), country],
      [example.nationalNumber, country],
      [example.formatInternational(), 'au'],
      [example.number.replace('+', '00'), 'au'],
      [example.number.replace('+', '0011'), 'au'],
      [example.number.replace('+', ''), country],
    ]
    return ways.flatMap(([typed = '', own = '']) => {
      const { payload, country: where } = read(typed, own)
      return payload === example.number && (where === null || dialCodeOf.get(where) === dialCodeOf.get(country))
        ? []
        : [`${code}: ${typed} in ${own} is ${payload}, ${where}`]
    })
  })
  expect(wrong).toEqual([])
})

test('the line under the field says the number as it will be called, what is wrong with it, and what is left out', () => {
  const line = (typed: string) =>
    phoneLine(read(typed, 'au'), enquiryWords, (country) => country.toUpperCase()).replace(/[\u2068\u2069]/g, '')
  expect(line('')).toBe('')
  expect(line('0491 570 006')).toBe('We would call +61 491 570 006 (AU).')
  expect(line('+800 1234 5678')).toBe('We would call +800 1234 5678.')
  expect(line('0491 570')).toBe(
    'We cannot call this number as it is. Choose its country beside it. In AU, a mobile number looks like 0412 345 678.',
  )
  expect(line('0491 570 006 ext 12')).toBe(
    'We would call +61 491 570 006 (AU). We send the number without “ext 12”. Add it to your message if we need it.',
  )
})

test('before the rules of each country have come, digits and the country are read', () => {
  expect(readPhoneLightly({ typed: '+977 981 2345678', ownCountry: 'au' })).toMatchObject({
    payload: '+9779812345678',
    suggested: 'np',
    isCallable: null,
  })
})

test('a text as long as any is read in bounded steps', () => {
  expect(read('+0 '.repeat(40_000), 'au').isCallable).toBe(null)
  expect(read(`0491 570 006 ${'9 '.repeat(50_000)}`, 'au').payload).toBe('+61491570006')
})
