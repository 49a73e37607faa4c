import { expect, test } from '@playwright/test'
import { redirects } from '../../content/redirects.ts'
import { listedPages } from '../e2e/support/addresses.ts'
import { ask } from './support/ask.ts'

const other = [
  ['/index.html', '/'],
  ['/pricing/', '/pricing'],
  ['/pricing//', '/pricing'],
  ['//pricing/', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/anzsco/eaanzsco/', '/anzsco/eaanzsco'],
  ['/blogs/?from=mail&x=/', '/blogs?from=mail&x=/'],
  ['/robots.txt/', '/robots.txt'],
]

test('what has moved leads to where it is', async () => {
  const moved = redirects.flatMap(({ from, to }) => [
    [from, to],
    [`${from}/`, to],
  ])
  for (const [from = '', to = ''] of [...moved, ...other]) {
    const { status, headers } = await ask(from)
    expect([from, status, headers.location]).toEqual([from, 301, to])
    expect((await ask(to.replace(/#.*/, ''))).status, to).toBe(200)
  }
})

test('every page in the sitemap answers where it is, without a redirect', async () => {
  const pages = listedPages()
  expect(pages.length).toBeGreaterThan(50)
  for (const path of pages) expect((await ask(path, { method: 'HEAD' })).status, path).toBe(200)
})

test('no address leads to another site or into a loop', async () => {
  for (const path of [
    '//example.com/',
    '//example.com//',
    '/\\example.com/',
    '/%5cexample.com/',
    '//example.com/..%2f',
    '/https://example.com/',
    '/no-such-page/',
    '/no-such-page.html',
    '/404.html',
    '/404/',
  ]) {
    const { status, headers } = await ask(path)
    expect([path, headers.location]).toEqual([path, undefined])
    expect([200, 404], path).toContain(status)
  }
})
