import { type Post, postPath } from '#content/posts.ts'
import { feedTexts, site } from '#content/site.ts'
import { escapeXml, siteUrl } from './sitePage.ts'

export function rss(posts: readonly Post[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(feedTexts.title)}</title>
    <link>${siteUrl('/blogs')}</link>
    <description>${escapeXml(feedTexts.description)}</description>
    <language>${site.language}</language>
    <atom:link href="${siteUrl('/rss.xml')}" rel="self" type="application/rss+xml"/>
${posts.map(item).join('\n')}
  </channel>
</rss>
`
}

function item(post: Post): string {
  const url = siteUrl(postPath(post))
  return `    <item>
      <title>${escapeXml(post.title)}</title>
      <link>${url}</link>
      <guid>${url}</guid>
      <pubDate>${new Date(post.published).toUTCString()}</pubDate>
      <category>${escapeXml(post.topic)}</category>
      <description>${escapeXml(post.description)}</description>
    </item>`
}
