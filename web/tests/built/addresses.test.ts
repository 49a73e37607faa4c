import { expect, test } from 'vitest'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { addresses, hiddenAddresses } from './addresses.ts'
import { indexedPages, pageAt, publicPages } from './site.ts'

const built = publicPages.map(({ path }) => path)

test('every address that people have is a page, and every page is listed in web/tests/fixtures/addresses.txt', () => {
  expect(addresses.filter((path) => !built.includes(path))).toEqual([])
  const cure = 'Add to web/tests/fixtures/addresses.txt, with “ hidden” where search engines are not to list it'
  expect(
    built.filter((path) => !addresses.includes(path)),
    cure,
  ).toEqual([])
})

test('search engines are given every page but the answers in the middle of “Find your path”', () => {
  // A page that is missing in the list is named above.
  const listed = addresses.filter((path) => built.includes(path))
  const indexed = indexedPages.map(({ path }) => path).filter((path) => listed.includes(path))
  const cure = 'In web/tests/fixtures/addresses.txt “ hidden” stands behind a page that search engines are not to list, and behind no other'
  expect(indexed.toSorted(), cure).toEqual(listed.filter((path) => !hiddenAddresses.includes(path)).toSorted())
})

test('every discipline of the footer form has an occupation page', () => {
  const codes = disciplines.map(({ value }) => value).filter((value) => value !== 'others')
  expect(codes.filter((code) => !built.some((path) => path.endsWith(`-${code}`)))).toEqual([])
})

test('the page for wrong addresses is where static hosts look for it, and is kept out of search', () => {
  const notFound = pageAt('/404')
  expect(notFound?.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(notFound?.document.querySelector('link[rel=canonical]')).toBeNull()
})
