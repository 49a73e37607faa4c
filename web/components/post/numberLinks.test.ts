import { expect, test } from 'vitest'
import { numberLinks } from './numberLinks.ts'

const urls = ['https://one.example/', 'https://two.example/?a=1&b=2']

test('a link to a source shows its number in the list', () => {
  expect(numberLinks('<p><a href="https://two.example/?a=1&amp;b=2">Two</a>.</p>', urls)).toBe(
    '<p><a href="https://two.example/?a=1&amp;b=2">Two</a><sup aria-hidden="true">2</sup>.</p>',
  )
})

test('any other link stays as it is', () => {
  expect(numberLinks('<a href="/pricing">Pricing</a>', urls)).toBe('<a href="/pricing">Pricing</a>')
})
