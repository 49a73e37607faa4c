import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import { researchedOccupations } from '../fixtures/researchedOccupations.ts'
import { attributesOf, builtPages, fileAt, indexedPages, isFile, siteOrigin } from './site.ts'

test('the sitemap lists every page that search engines may show, and nothing else', () => {
  const listed = xml('/sitemap.xml')
    .querySelectorAll('loc')
    .map((loc) => loc.text)
  expect(listed.toSorted()).toEqual(indexedPages.map(({ path }) => `${siteOrigin()}${path}`).toSorted())
})

test('the feed contains every article, newest first', () => {
  const guids = xml('/rss.xml')
    .querySelectorAll('item guid')
    .map((guid) => guid.text)
  expect(guids).toEqual(posts.map(({ slug }) => `${siteOrigin()}/blogs/${slug}`))
})

test('robots.txt lets everyone in and names the sitemap', () => {
  const lines = fileAt('/robots.txt').toString()
  expect(lines).not.toMatch(/^Disallow: \//m)
  expect(lines).toContain(`Sitemap: ${siteOrigin()}/sitemap.xml`)
})

test('every icon, manifest and feed that a page names exists', () => {
  const named = builtPages.flatMap((page) => attributesOf(page, 'link[rel]:not([rel=canonical])', 'href'))
  expect([...new Set(named)].filter((path) => !isFile(path))).toEqual([])
})

test('the data is there as CSV and JSON with every occupation', () => {
  const csv = fileAt('/data/occupations.csv').toString()
  expect(csv.startsWith('id,code,title,authority,')).toBe(true)
  expect(csv.match(/^(ea|acs|iml)-\d{6},/gm)).toHaveLength(researchedOccupations().length)
  const json = JSON.parse(fileAt('/data/occupations.json').toString()) as { occupations: object[]; columns: { name: string }[] }
  expect(json.occupations).toHaveLength(researchedOccupations().length)
  expect(json.columns.map(({ name }) => name)).toEqual(Object.keys(json.occupations[0] ?? {}))
})

function xml(path: string) {
  return parse(fileAt(path).toString())
}
