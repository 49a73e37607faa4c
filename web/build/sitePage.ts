import type { PageContextServer } from 'vike/types'
import { settings } from '#content/settings.ts'
import { absoluteUrl, canonicalPath } from '#domain/urls.ts'
import type { PageMeta } from '#head/pageMeta.ts'

/** A page that search engines may list: its canonical path and what it says about itself. */
export type SitePage = { path: string; head: PageMeta }

/** The pages that search engines may list, in the order of their addresses. */
export function listedPages(pages: readonly PageContextServer[]): SitePage[] {
  return pages
    .flatMap((page) => {
      const head = page.config.head?.(page)
      return head === undefined || head.noIndex ? [] : [{ path: canonicalPath(page.urlPathname), head }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function siteUrl(path: string): string {
  return absoluteUrl(settings.SITE_URL, path)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** https://www.w3.org/TR/xml/#charsets: one of them, and no reader opens the file. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
