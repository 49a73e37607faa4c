import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import { rss, sitemap } from './sitemapAndFeeds.ts'

test('the sitemap has the date that a page shows', () => {
  const dated = { path: '/about', head: { title: 'About', description: 'About us', updated: '2026-11-21' } }
  expect(sitemap([dated])).toContain('/about</loc><lastmod>2026-11-21</lastmod>')
})

test('a page without a date has none in the sitemap', () => {
  expect(sitemap([{ path: '/about', head: { title: 'About', description: 'About us' } }])).not.toContain('lastmod')
})

const [post] = posts
if (post === undefined) throw new Error('There is no post to test with')

test('a title with an ampersand does not break the feed', () => {
  expect(rss([{ ...post, title: 'R&D <roles>' }])).toContain('<title>R&amp;D &lt;roles&gt;</title>')
})

test('a day is written as feed readers expect it', () => {
  expect(rss([{ ...post, published: '2026-11-21' }])).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>')
})
