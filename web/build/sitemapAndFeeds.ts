import type { PageContextServer } from 'vike/types'
import { type Post, postPath } from '#content/posts.ts'
import { siteUrl } from '#content/settings.ts'
import { everyPageChanged, feedTexts, site } from '#content/site.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export type SitePage = { path: string; head: PageMeta }

export function sitePages(pages: readonly PageContextServer[]): SitePage[] {
  return pages
    .flatMap((page) => {
      const head = page.config.head?.(page)
      return head === undefined ? [] : [{ path: page.urlPathname, head }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function listedPages(pages: readonly SitePage[]): SitePage[] {
  return pages.filter(({ head }) => !head.noIndex)
}

export function sitemap(pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, head }) => {
    const [changed] = [everyPageChanged, head.updated ?? ''].sort().reverse()
    return `  <url><loc>${escapeXml(siteUrl(path))}</loc><lastmod>${changed}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl('/sitemap.xml')}
`
}

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

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** https://www.w3.org/TR/xml/#charsets: a feed reader refuses a file with one of these. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu

function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
