import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { attributesOf, builtPages, fileAt, filesIn, siteOrigin } from './site.ts'

/** A fifth above the 3,279 of 27 November 2026, half of them the loader of parts and of lazy imports. React in it would be sixty thousand. */
const MAXIMUM_ENTRY_BYTES = 3_950

test('every page loads one script, the same on every page', () => {
  const entries = builtPages.map((page) => attributesOf(page, 'script[src]', 'src'))
  expect(entries.filter((sources) => sources.length !== 1)).toEqual([])
  expect(new Set(entries.flat()).size).toBe(1)
})

test('the script of every page is one small file that needs no other to start', () => {
  const [page] = builtPages
  const [entry = ''] = page ? attributesOf(page, 'script[src]', 'src') : []
  expect(withStaticImports(entry)).toEqual([entry])
  const size = gzipSync(fileAt(entry)).length
  expect(size).toBeGreaterThan(0)
  const over = size - MAXIMUM_ENTRY_BYTES
  const cure = 'Import what is not needed at once with import() (web/pages/+client.ts), or raise the budget by a fifth'
  expect(size, `${entry} has ${size} bytes compressed, ${over} over its ${MAXIMUM_ENTRY_BYTES}. ${cure}`).toBeLessThanOrEqual(
    MAXIMUM_ENTRY_BYTES,
  )
})

test('a page’s other scripts are data, except two that are the same on every page', () => {
  const code = builtPages.map(({ document }) =>
    document
      .querySelectorAll('script:not([src])')
      .filter((script) => !/^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? ''))
      .map((script) => `${script.getAttribute('type')} ${script.rawText}`),
  )
  expect(new Set(code.map(String)).size).toBe(1)
  expect(code[0]).toEqual([expect.stringContaining('font/woff2'), expect.stringMatching(/^speculationrules /)])
})

test('no attribute contains code or styles, which the policy would refuse', () => {
  expect(builtPages.filter(({ html }) => /<[a-z][^>]*\s(style|on[a-z]+)=["']/.test(html)).map(({ path }) => path)).toEqual([])
})

test('no page asks another site for anything while it loads', () => {
  const foreign = builtPages.flatMap((page) => {
    const links = attributesOf(page, 'link:not([rel=canonical])', 'href')
    const sources = ['src', 'poster', 'data', 'srcset'].flatMap((name) => attributesOf(page, `[${name}]`, name))
    const inline = attributesOf(page, '[style]', 'style').filter((style) => style.includes('url('))
    return [...links, ...sources, ...inline].filter((address) => isForeign(address)).map((address) => `${page.path}: ${address}`)
  })
  expect(foreign).toEqual([])
})

test('no style sheet asks another site for anything', () => {
  const sheets = filesIn('assets', '.css')
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.filter((path) => /url\(\s*["']?(https?:)?\/\/|@import/.test(fileAt(path).toString()))).toEqual([])
})

function isForeign(address: string): boolean {
  return new URL(address, siteOrigin()).origin !== siteOrigin()
}

function withStaticImports(entry: string): string[] {
  const imported = [
    ...fileAt(entry)
      .toString()
      .matchAll(/(?:import|from)\s*"(\.[^"]+\.js)"/g),
  ].flatMap(([, path]) => (path === undefined ? [] : withStaticImports(join(dirname(entry), path))))
  return [...new Set([entry, ...imported])]
}

// That a script reports where the owner names an address: tests/unit/vitals.test.ts.
test('no script reports anything about visitors unless the owner sets an address for it', () => {
  const scripts = filesIn('assets', '.js')
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => /sendBeacon|largest-contentful-paint/.test(fileAt(path).toString()))).toEqual([])
})
