import { filesBesidePages } from './filesBesidePages.ts'
import { writeServerFile, writeSiteFile } from './outputFiles.ts'
import { publishedPages } from './publishedPages.ts'
import { listedPages, type SitePage, sitemap } from './sitemapAndFeeds.ts'

export async function writeSiteFiles(pages: readonly SitePage[], addresses: readonly string[]): Promise<void> {
  writeServerFile('pages.json', JSON.stringify(publishedPages(pages, addresses)))
  writeSiteFile('/sitemap.xml', sitemap(listedPages(pages)))
  for (const [path, make] of Object.entries(filesBesidePages)) writeSiteFile(path, await make())
}
