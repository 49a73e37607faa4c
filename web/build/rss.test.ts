import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import { rss } from './rss.ts'

const [post] = posts
if (post === undefined) throw new Error('There is no post to test with')

test('a title with an ampersand does not break the feed', () => {
  expect(rss([{ ...post, title: 'R&D <roles>' }])).toContain('<title>R&amp;D &lt;roles&gt;</title>')
})

test('a day is written as feed readers expect it', () => {
  expect(rss([{ ...post, published: '2026-11-21' }])).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>')
})
