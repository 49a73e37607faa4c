import { escapeXml, type SitePage, siteUrl } from './sitePage.ts'

/** A page that shows no date gets no `lastmod`: a wrong one is worse than none. */
export function sitemap(pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, head }) => {
    const date = head.updated ? `<lastmod>${head.updated}</lastmod>` : ''
    return `  <url><loc>${escapeXml(siteUrl(path))}</loc>${date}</url>`
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
