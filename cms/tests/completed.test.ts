import { expect, test } from 'vitest'
import { checkDocument } from '../src/ownersContent/checkDocument.ts'
import { completeAddress, completePhone, completeProfile } from '../src/ownersContent/completed.ts'
import { DETAILS } from './support/site.ts'

test.each([
  ['0412 345 678', '+61 412 345 678'],
  ['0412345678', '+61 412 345 678'],
  ['(02) 5550-1234', '+61 2 5550 1234'],
  ['61 412 345 678', '+61 412 345 678'],
  ['+61 (0)412 345 678', '+61 412 345 678'],
  ['0061 412 345 678', '+61 412 345 678'],
  ['+977-98.4123-4567', '+9779841234567'],
  ['+61 491 570 006', '+61 491 570 006'],
  ['412 345 678', '412 345 678'],
  ['call me', 'call me'],
])('the phone number %s becomes %s', (typed, completed) => expect(completePhone(typed)).toBe(completed))

test.each([
  ['facebook.com/x', 'https://facebook.com/x'],
  ['www.youtube.com/@x', 'https://www.youtube.com/@x'],
  ['http://instagram.com/x', 'https://instagram.com/x'],
  ['https://facebook.com/x', 'https://facebook.com/x'],
  ['our page', 'our page'],
])('the address %s becomes %s', (typed, completed) => expect(completeAddress(typed)).toBe(completed))

test('a name in a network becomes its page there', () => {
  expect(completeProfile('Instagram')('@skills.help')).toBe('https://www.instagram.com/skills.help')
  expect(completeProfile('YouTube')('@skills')).toBe('https://www.youtube.com/@skills')
})

test('what was saved before it was completed is published whole', () => {
  const { value, mistakes } = checkDocument('details', { ...DETAILS, phone: '0412 345 678', facebook: 'facebook.com/x' })
  expect(mistakes).toEqual([])
  expect(value).toMatchObject({ phone: '+61 412 345 678', facebook: 'https://facebook.com/x' })
})
