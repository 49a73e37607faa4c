import { expect, test } from 'vitest'
import { indexedPages, linesOf, wordsIn } from './site.ts'

const LEAST = 0.4

/** The lines of each page without the form, the sources and how they were read. */
const pages = indexedPages.map((page) => {
  const lines = linesOf(page, 'main', '#enquiry, #sources, [class*=reading]')
  return { path: page.path, lines: lines.map((line) => line.trim().toLowerCase()) }
})

const pagesWith = new Map<string, number>()
for (const { lines } of pages) for (const line of new Set(lines)) pagesWith.set(line, (pagesWith.get(line) ?? 0) + 1)

test('at least 40 % of the words of an occupation are in lines that no other page has', () => {
  const occupations = pages.filter(({ path }) => /^\/anzsco\/.*-\d{6}$/.test(path))
  expect(occupations.length).toBeGreaterThan(70)
  const shares = occupations.map(({ path, lines }) => {
    const own = lines.filter((line) => pagesWith.get(line) === 1)
    return { path, share: wordsIn(own) / wordsIn(lines) }
  })
  expect(shares.filter(({ share }) => share < LEAST).map(({ path, share }) => `${path}: ${Math.round(100 * share)} %`)).toEqual([])
})
