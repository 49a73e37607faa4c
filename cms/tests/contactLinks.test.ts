import { expect, test } from 'vitest'
import { callLink, mailLink, whatsAppLink } from '../src/leads/contactLinks.ts'
import { countryOf } from '../src/leads/country.ts'
import { callableNumber } from '../src/leads/phoneNumber.ts'

test.each([
  ['asha@example.com', 'mailto:asha@example.com?subject=Your%20enquiry'],
  ['asha+au@example.com', 'mailto:asha%2Bau@example.com?subject=Your%20enquiry'],
  ['a?bcc=eve&x@example.com', 'mailto:a%3Fbcc%3Deve%26x@example.com?subject=Your%20enquiry'],
  ['a,eve@example.com', null],
  ['a@example.com?bcc=eve@evil.example', null],
  ['<script>@example.com', null],
  ['x@y', null],
  [null, null],
])('%s is written to by %s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})

const writtenTo = (phone: string, text?: string) => whatsAppLink({ phone, callable: callableNumber(phone) }, text)

test.each([
  ['+61491570006', 'https://wa.me/61491570006'],
  ['+61 (491) 570-006', 'https://wa.me/61491570006'],
  ['0061 491 570 006', 'https://wa.me/61491570006'],
  ['+61 (0)412 555 777', 'https://wa.me/61412555777'],
  ['+92 0301 7654321', 'https://wa.me/923017654321'],
  ['+977 0 9851 012345', 'https://wa.me/9779851012345'],
  ['0491 570 006', null],
  ['+61', null],
  ['+977491570006', null],
  ['', null],
])('%s is written to by %s, the number that Call calls', (phone, link) => {
  expect(writtenTo(phone)).toBe(link)
})

test.each([
  ['+61 412 555 777', 'Australia', 'tel:+61412555777', '+61 412 555 777'],
  ['0771234568', 'Australia', 'tel:+61771234568', '+61771234568 (Australia)'],
  ['+61 (0)412 555 777', 'Australia', 'tel:+61412555777', '+61412555777 (Australia)'],
  ['+800 1234 5678', null, 'tel:+80012345678', '+800 1234 5678'],
])('%s in %s is called by %s, and read as %s', (phone, country, href, number) => {
  const callable = callableNumber(phone) ?? ''
  expect(countryOf(callable)?.name ?? null).toBe(country)
  expect(callLink(phone, callable, country)).toEqual({ href, number })
})

test('a message goes along, with its line breaks', () => {
  const message = { subject: 'Quote & time', text: 'Hello Asha,\nyour quote' }
  expect(mailLink('asha@example.com', message)).toBe(
    'mailto:asha@example.com?subject=Quote%20%26%20time&body=Hello%20Asha%2C%0D%0Ayour%20quote',
  )
  expect(writtenTo('+61491570006', message.text)).toBe('https://wa.me/61491570006?text=Hello%20Asha%2C%0Ayour%20quote')
})
