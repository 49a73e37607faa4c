import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const addresses = readFileSync('tests/fixtures/addresses.txt', 'utf8')
  .split('\n')
  .flatMap((line) => line.split(' ')[0] || [])

test('every file of texts has a page that shows them', async () => {
  // Other tests parse texts of their own.
  vi.resetModules()
  const { repositoryTexts } = await import('./ownersTexts.ts')
  const { pagesOfTexts } = await import('./pagesOfTexts.ts')
  await Promise.all(Object.values(import.meta.glob(['./*.ts', './pages/*.ts', '!./*.test.ts'])).map((load) => load()))
  const files = new Set(Object.keys(repositoryTexts).map((place) => place.slice(0, place.indexOf('#'))))
  const pages = pagesOfTexts(Object.keys(repositoryTexts), addresses)
  expect([...files].filter((file) => !pages[file])).toEqual([])
  expect(Object.values(pages).filter((page) => page !== '/404' && !addresses.includes(page))).toEqual([])
  expect(pages).toMatchObject({ 'pages/home.ts': '/', 'artefacts/home.ts': '/', 'path: work': '/find-your-path' })
})
