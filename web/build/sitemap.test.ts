import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('the sitemap has the date that a page shows', () => {
  const dated = { path: '/about', head: { title: 'About', description: 'About us', updated: '2026-11-21' } }
  expect(sitemap([dated])).toContain('/about</loc><lastmod>2026-11-21</lastmod>')
})

test('a page without a date has none in the sitemap', () => {
  expect(sitemap([{ path: '/about', head: { title: 'About', description: 'About us' } }])).not.toContain('lastmod')
})
