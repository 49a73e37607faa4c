import { expect, test } from 'vitest'
import { couldBeSamePhone, internationalPhone, makeLeadKeys, makePersonKey, phoneColumns, searchedDigits } from '../src/leads/leadKeys.ts'

const keysOf = makeLeadKeys('a secret of the test')
const NOON = new Date('2026-11-28T01:00:00Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const LONG = 'Which three projects shall I take, please'
const lead = { fullName: 'Asha Gurung', email: 'asha@example.com', phone: '', subject: 'Footer Form', queries: LONG }

test('the same fields are a repeat in their ten minutes and the ten beside them, and no longer', () => {
  const first = keysOf(lead, NOON)
  expect(keysOf({ ...lead }, later(9)).fingerprint).toBe(first.fingerprint)
  expect(keysOf(lead, later(10)).nearFingerprints).toContain(first.fingerprint)
  expect(keysOf(lead, later(-10)).nearFingerprints).toContain(first.fingerprint)
  const after = keysOf(lead, later(20))
  expect([after.fingerprint, ...after.nearFingerprints]).not.toContain(first.fingerprint)
  expect(first.repeatsSince).toEqual(later(-10))
  expect(keysOf({ ...lead, queries: `${LONG}.` }, NOON).fingerprint).not.toBe(first.fingerprint)
})

test('one text of forty letters is one whoever sends it, a shorter one only beside the same name', () => {
  expect(LONG).toHaveLength(41)
  const textKey = (queries: string, fullName: string | undefined) => keysOf({ ...lead, queries, fullName } as typeof lead, NOON).textKey
  const forty = LONG.slice(0, 40)
  expect(textKey(forty, 'Bela')).toBe(textKey(`  ${forty.toUpperCase()} `, 'Asha'))
  const short = LONG.slice(0, 39)
  expect(textKey(short, 'Bela')).not.toBe(textKey(short, 'Asha'))
  expect(textKey(short, 'Asha')).toBe(textKey(short.replace(' ', ' \n '), 'asha '))
  expect(textKey(short, '')).toBeFalsy()
  expect(textKey('', 'Asha')).not.toBe(textKey(short, 'Asha'))
})

test('a name is one in any case and spacing', () => {
  const nameKey = (fullName: string) => keysOf({ ...lead, fullName }, NOON).nameKey
  expect(nameKey(' asha  GURUNG')).toBe(nameKey('Asha Gurung'))
  expect(nameKey('Jose\u0301')).toBe(nameKey('José'))
  expect(nameKey('Asha Gurun')).not.toBe(nameKey('Asha Gurung'))
})

test('a person is the email address, and without one the whole phone', () => {
  const personKey = (email: string, phone: string) => keysOf({ ...lead, email, phone }, NOON).personKey
  expect(personKey('ASHA@example.com', '+61491570006')).toBe(personKey('asha@example.com', '+9779812345678'))
  expect(personKey('', '+61 491 570 006')).toBe(personKey('', '0061 (491) 570-006'))
  expect(personKey('', '+61491570006')).not.toBe(personKey('', '0491570006'))
  expect(personKey('', '+61491570006')).not.toBe(personKey('', '+61491570156'))
})

test.each([
  ['+61 491 570 006', '61491570006'],
  ['0061491570006', '61491570006'],
  // The 0 that is dialled inside the country.
  ['+61 (0)491 570 006', '61491570006'],
  ['0491 570 006', null],
  ['9812345678', null],
  ['call 00', ''],
])('%s as it is called from abroad: %s', (phone, called) => {
  expect(internationalPhone(phone)).toBe(called)
})

test.each([
  ['+61 491 570 006', '0491 570 006', true],
  ['0491 570 006', '+61 491 570 006', true],
  ['9812345678', '+977 981-2345678', true],
  ['570006', '+61 491 570 006', true],
  ['70006', '+61 491 570 006', false],
  ['0491 570 006', '0491570006', true],
  ['0491 570 006', '+61 491 570 156', false],
  // Whole numbers of two countries, which are the same or are not.
  ['+61 491 570 006', '+1 61 491 570 006', false],
  ['+977 9812345678', '+61 8 1234 5678', false],
  ['+61 491 570 006', '0061 (0)491 570 006', true],
  ['', '', false],
])('%s and %s could be one phone: %s', (one, other, could) => {
  expect(couldBeSamePhone(one, other)).toBe(could)
})

test('a phone is found by its last nine digits, and one of fewer than eight tells nothing', () => {
  expect(phoneColumns('+61 491 570 006')).toEqual({ phone_digits: '61491570006', phone_tail: '491570006' })
  expect(phoneColumns('0491 570 006')).toEqual({ phone_digits: '0491570006', phone_tail: '491570006' })
  expect(phoneColumns('12345678')).toEqual({ phone_digits: '12345678', phone_tail: '12345678' })
  expect(phoneColumns('1234567')).toEqual({ phone_digits: '1234567', phone_tail: null })
  for (const none of [undefined, '', '-']) expect(phoneColumns(none)).toEqual({ phone_digits: null, phone_tail: null })
})

test('what is searched is a number when it is written as one, from four digits on', () => {
  expect(searchedDigits('0491 570 006')).toBe('491570006')
  expect(searchedDigits('0156')).toBe('156')
  expect(searchedDigits('0006')).toBe('0006')
  expect(searchedDigits('006')).toBeNull()
  for (const words of ['asha 0491570006', '0491570006 home']) expect(searchedDigits(words), words).toBeNull()
})

test.each(['+61 412 345 678', '0061412345678', '0412 345 678', '(04) 1234-5678', '+61412345678'])('%s is one phone', (phone) => {
  expect(phoneColumns(phone).phone_tail).toBe('412345678')
  expect(searchedDigits(phone)).toBe('412345678')
})

test.each([
  ['12345', { phone_digits: '12345', phone_tail: null }],
  [undefined, { phone_digits: null, phone_tail: null }],
])('a phone as short as %s joins no people', (phone, columns) => {
  expect(phoneColumns(phone)).toEqual(columns)
})

test.each(['asha', '123', 'RPL 2024'])('%s is no search for a phone', (search) => {
  expect(searchedDigits(search)).toBeNull()
})

test('one number is one person, one erasure and one search, whatever a form has put in front of it', () => {
  const phones = ['+61491570006', '+6161491570006', '+610491570006', '0061 0491 570 006']
  const key = makePersonKey('secret')
  expect(new Set(phones.map((phone) => key({ phone }))).size).toBe(1)
  expect(new Set(phones.map((phone) => internationalPhone(phone)))).toEqual(new Set(['61491570006']))
  expect(new Set(phones.map((phone) => JSON.stringify(phoneColumns(phone)))).size).toBe(1)
  expect(new Set(phones.map((phone) => searchedDigits(phone)))).toEqual(new Set(['491570006']))
})
