// https://vike.dev/onPrerenderStart — here every page of the build is known, and content is loaded.
import type { PageContextServer } from 'vike/types'

export async function onPrerenderStart({ pageContexts }: { pageContexts: PageContextServer[] }): Promise<void> {
  const [{ sitePages }, { writeSiteFiles }] = await Promise.all([import('#build/sitemapAndFeeds.ts'), import('#build/writeSiteFiles.ts')])
  await writeSiteFiles(
    sitePages(pageContexts),
    pageContexts.map(({ urlPathname }) => urlPathname),
  )
}
