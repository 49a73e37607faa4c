import { expect, test } from 'vitest'
import { slugify } from '../../cms/src/contract/slugify.ts'
import { canonicalPath } from './urls.ts'

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/index.html', '/'],
])('%s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('a title becomes a slug', () => {
  expect(slugify('Mining Engineer (excluding Petroleum)')).toBe('mining-engineer-excluding-petroleum')
})
