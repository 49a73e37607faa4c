import { expect, test } from 'vitest'
import { internationalPhone, makePersonKey, phoneColumns, searchedDigits } from '../src/leads/leadKeys.ts'
import { callableNumber } from '../src/leads/phoneNumber.ts'

test.each([
  ['+61491570006', '+61491570006'],
  ['0061 491 570 006', '+61491570006'],
  ['0491 570 006', '+61491570006'],
  ['+610491570006', '+61491570006'],
  ['+6161491570006', '+61491570006'],
  ['+91919812345678', '+919812345678'],
  ['+787011234567', '+77011234567'],
  ['+366201234567', '+36201234567'],
  ['+80012345678', '+80012345678'],
  ['+390612345678', '+390612345678'],
  ['+6149157000612', null],
  ['+614915700060491570007', null],
  ['+977491570006', null],
  ['12', null],
  ['', null],
])('%s is called as %s', (phone, called) => {
  expect(callableNumber(phone)).toBe(called)
})

test('one number is one person, one erasure and one search, whatever a form has put in front of it', () => {
  const phones = ['+61491570006', '+6161491570006', '+610491570006', '0061 0491 570 006']
  const key = makePersonKey('secret')
  expect(new Set(phones.map((phone) => key({ phone }))).size).toBe(1)
  expect(new Set(phones.map((phone) => internationalPhone(phone)))).toEqual(new Set(['61491570006']))
  expect(new Set(phones.map((phone) => JSON.stringify(phoneColumns(phone)))).size).toBe(1)
  expect(new Set(phones.map((phone) => searchedDigits(phone)))).toEqual(new Set(['491570006']))
})
