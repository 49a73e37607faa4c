import { expect, test } from 'vitest'
import { pageInVisit, referrerOf } from './visit.ts'

test.each([
  ['/pricing', '?utm_source=news&x=secret', '/pricing?utm_source=news'],
  ['//', '', '/?'],
  ['///pricing', '?utm_campaign=May%20offer', '/pricing?utm_campaign=May+offer'],
])('a visit that begins on %s%s is kept as %s', (pathname, search, kept) => {
  expect(pageInVisit({ pathname, search })).toBe(kept)
})

test.each(['/', '//', '//pricing', '/pricing'])('the address that a lead is sent from on %s is whole, and of this site', (pathname) => {
  const address = { origin: 'https://www.example.com', pathname, search: '?utm_source=news' }
  const sent = new URL(referrerOf(address, '/about?utm_source=mail'))
  expect(sent.origin).toBe(address.origin)
  expect(sent.pathname).toBe(pathname.replace('//', '/'))
  expect([...sent.searchParams]).toEqual([
    ['utm_source', 'news'],
    ['visit', '/about?utm_source=mail'],
  ])
})

test('a long address is cut to what browsers send whole', () => {
  const search = `?utm_source=${'a'.repeat(5000)}`
  expect(referrerOf({ origin: 'https://www.example.com', pathname: '/', search }, '')).toHaveLength(1500)
})
