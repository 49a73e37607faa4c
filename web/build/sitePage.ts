import { settings } from '#content/settings.ts'
import { absoluteUrl } from '#domain/urls.ts'
import type { PageHead } from '#head/pageHead.ts'

/** A page that search engines may list: its canonical path and what it says about itself. */
export type SitePage = { path: string; head: PageHead }

export function siteUrl(path: string): string {
  return absoluteUrl(settings.SITE_URL, path)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** https://www.w3.org/TR/xml/#charsets: one of them, and no reader opens the file. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
}
