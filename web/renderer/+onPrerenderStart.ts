// https://vike.dev/onPrerenderStart — here every page of the build is known, and content is loaded.
import type { PageContextServer } from 'vike/types'
import { canonicalPath } from '#domain/urls.ts'

export async function onPrerenderStart({ pageContexts }: { pageContexts: PageContextServer[] }): Promise<void> {
  const pages = pageContexts.flatMap((pageContext) => {
    const head = pageContext.config.head?.(pageContext)
    return head === undefined || head.noIndex ? [] : [{ path: canonicalPath(pageContext.urlPathname), head }]
  })
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  const { writeSiteFiles } = await import('#build/writeSiteFiles.ts')
  const addresses = pageContexts.map(({ urlPathname }) => canonicalPath(urlPathname))
  await writeSiteFiles(pages, addresses)
}
