import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('a page that shows a date passes it on', () => {
  const dated = { path: '/about', head: { title: 'About', description: 'About us', updated: '2026-11-21' } }
  expect(sitemap([dated])).toContain('/about</loc><lastmod>2026-11-21</lastmod>')
})

test('a page without a date claims none', () => {
  expect(sitemap([{ path: '/about', head: { title: 'About', description: 'About us' } }])).not.toContain('lastmod')
})
