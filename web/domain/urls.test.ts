import { expect, test } from 'vitest'
import { slugify } from '../../cms/src/contract/slugify.ts'
import { absoluteUrl, canonicalPath } from './urls.ts'

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/index.html', '/'],
])('%s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('the home page keeps its one slash', () => {
  expect(absoluteUrl('https://example.com', '/')).toBe('https://example.com/')
})

test('a title becomes a slug', () => {
  expect(slugify('Mining Engineer (excluding Petroleum)')).toBe('mining-engineer-excluding-petroleum')
})
