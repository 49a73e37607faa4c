import { expect, test } from 'vitest'
import { mailLink, whatsAppLink } from '../src/leads/contactLinks.ts'

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

test.each([
  ['+61491570006', 'https://wa.me/61491570006'],
  ['+61 (491) 570-006', 'https://wa.me/61491570006'],
  ['0061 491 570 006', 'https://wa.me/61491570006'],
  ['0491 570 006', null],
  ['+61', null],
  ['+61491570006?text=x', null],
  [undefined, null],
])('%s is called by %s', (phone, link) => {
  expect(whatsAppLink(phone)).toBe(link)
})

test('a message goes along, with its line breaks', () => {
  const message = { subject: 'Quote & time', text: 'Hello Asha,\nyour quote' }
  expect(mailLink('asha@example.com', message)).toBe(
    'mailto:asha@example.com?subject=Quote%20%26%20time&body=Hello%20Asha%2C%0D%0Ayour%20quote',
  )
  expect(whatsAppLink('+61491570006', message.text)).toBe('https://wa.me/61491570006?text=Hello%20Asha%2C%0Ayour%20quote')
})
