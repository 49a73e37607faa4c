import { expect, test } from 'vitest'
import { disciplines } from '../../../cms/src/contract/disciplines.ts'
import { addresses, occupations } from './addresses.ts'
import { pageAt, publicPages } from './site.ts'

const built = publicPages.map(({ path }) => path)

test('every address of the site has its page', () => {
  expect(addresses.filter((path) => !built.includes(path))).toEqual([])
})

test('no page is built at an address that is not listed', () => {
  expect(
    built.filter((path) => !addresses.includes(path)),
    'list it in web/tests/built/addresses.ts',
  ).toEqual([])
})

test('every occupation of every authority has a page', () => {
  const authorities = new Set(occupations().map(({ authority }) => authority))
  expect([...authorities].toSorted()).toEqual(['acs', 'ea', 'iml'])
  expect(built.filter((path) => /^\/anzsco\/(ea|acs|iml)anzsco\/[a-z-]+-\d{6}$/.test(path))).toHaveLength(occupations().length)
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
