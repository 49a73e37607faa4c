// https://vike.dev/onPrerenderStart — here every page of the build is known, and content is loaded.
import type { PageContextServer } from 'vike/types'

export async function onPrerenderStart({ pageContexts }: { pageContexts: PageContextServer[] }): Promise<void> {
  const [{ sitePages }, { writeSiteFiles }, { listShareImages }] = await Promise.all([
    import('#build/sitemapAndFeeds.ts'),
    import('#build/writeSiteFiles.ts'),
    import('#build/share/writeShareImages.tsx'),
  ])
  const pages = sitePages(pageContexts)
  await writeSiteFiles(
    pages,
    pageContexts.map(({ urlPathname }) => urlPathname),
  )
  listShareImages(pages)
}
