import { expect, test } from 'vitest'
import { redirects } from './redirects.ts'

test.each([
  ['/contact', '/#query'],
  ['/faq', '/#questions'],
  ['/privacy', '/company-policy#privacy'],
  ['/iml', '/services/iml'],
  ['/cdr-writing', '/services/cdr-writing'],
  ['/pr-points-calculator', '/services/pr-points-calculator'],
])('%s, as people type it, leads to %s', (from, to) => {
  expect(redirects.find((redirect) => redirect.from === from)?.to).toBe(to)
})

test('no address leads to two places', () => {
  const from = redirects.map((redirect) => redirect.from)
  expect(from.filter((address, index) => from.indexOf(address) !== index)).toEqual([])
})
