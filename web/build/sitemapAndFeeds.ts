import { type Post, postPath } from '#content/posts.ts'
import { feedTexts, llmsTexts, site } from '#content/site.ts'
import { wordsChanged } from '#content/wordsChanged.ts'
import { escapeXml, type SitePage, siteUrl } from './sitePage.ts'

export function sitemap(pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, head }) => {
    const changed = wordsChanged(path, head.updated)
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

/** https://llmstxt.org: the pages, one line each, for readers that are programs. */
export function llms(pages: readonly SitePage[]): string {
  const sections = llmsTexts.sections.map(({ heading, pattern }) => {
    const lines = pages.filter(({ path }) => pattern.test(path)).map(line)
    return lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')]
  })
  return `${[`# ${site.description}`, `> ${llmsTexts.summary}`, ...sections.flat()].join('\n\n')}\n`
}

function line({ path, head }: SitePage): string {
  return `- [${head.title}](${siteUrl(path)}): ${head.description}`
}
