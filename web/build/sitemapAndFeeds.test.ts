import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import { everyPageChanged } from '#content/site.ts'
import { rss, sitemap } from './sitemapAndFeeds.ts'

test('the sitemap has the day that the words of a page changed', () => {
  const head = { title: 'About', description: 'About us', enquiry: '#enquiry' }
  expect(sitemap([{ path: '/about', head }])).toContain(`/about</loc><lastmod>${everyPageChanged}</lastmod>`)
  expect(sitemap([{ path: '/about', head: { ...head, updated: '2099-01-02' } }])).toContain('<lastmod>2099-01-02</lastmod>')
  expect(sitemap([{ path: '/about', head: { ...head, updated: '2020-01-02' } }])).not.toContain('2020')
})

const [post] = posts
if (post === undefined) throw new Error('There is no post to test with')

test('a title with an ampersand does not break the feed', () => {
  expect(rss([{ ...post, title: 'R&D <roles>' }])).toContain('<title>R&amp;D &lt;roles&gt;</title>')
})

test('a day is written as feed readers expect it', () => {
  expect(rss([{ ...post, published: '2026-11-21' }])).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>')
})
