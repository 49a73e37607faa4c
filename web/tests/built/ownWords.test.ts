import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { type BuiltPage, indexedPages } from './site.ts'

const LEAST = 0.4

/** The lines of a page with their number of words, without the form, the sources and what only a screen shows. */
const lines = new Map(indexedPages.map((page) => [page.path, linesOf(page)]))

const pagesWith = new Map<string, number>()
for (const own of lines.values())
  for (const line of new Set(own.map(({ text }) => text))) pagesWith.set(line, (pagesWith.get(line) ?? 0) + 1)

test('at least 40 % of the words of an occupation are in lines that no other page has', () => {
  const occupations = [...lines].filter(([path]) => /^\/anzsco\/.*-\d{6}$/.test(path))
  const shares = occupations.map(([path, all]) => ({
    path,
    share: words(all.filter(({ text }) => pagesWith.get(text) === 1)) / words(all),
  }))
  expect(shares.length).toBeGreaterThan(70)
  expect(shares.filter(({ share }) => share < LEAST).map(({ path, share }) => `${path}: ${Math.round(100 * share)} %`)).toEqual([])
})

type Line = { text: string; count: number }

function linesOf({ document }: BuiltPage): Line[] {
  const copy = parse(document.querySelector('main')?.outerHTML ?? '')
  for (const part of copy.querySelectorAll(
    'script, style, template, svg, nav, [hidden], [aria-hidden=true], #enquiry, #sources, [class*=reading]',
  ))
    part.remove()
  return copy.structuredText
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .map((text) => ({ text, count: text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
}

function words(some: readonly Line[]): number {
  return some.reduce((sum, { count }) => sum + count, 0)
}
