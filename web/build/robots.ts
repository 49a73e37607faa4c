import { siteUrl } from './sitePage.ts'

export function robots(): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl('/sitemap.xml')}
`
}
