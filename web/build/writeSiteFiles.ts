import { filesBesidePages } from './filesBesidePages.ts'
import { writeServerFile, writeSiteFile } from './outputFiles.ts'
import { publishedPages } from './publishedPages.ts'
import { writeShareImages } from './share/writeShareImages.tsx'
import { listedPages, type SitePage, sitemap } from './sitemapAndFeeds.ts'

export async function writeSiteFiles(pages: readonly SitePage[], addresses: readonly string[]): Promise<void> {
  const listed = listedPages(pages)
  writeServerFile('pages.json', JSON.stringify(publishedPages(pages, addresses)))
  writeSiteFile('/sitemap.xml', sitemap(listed))
  for (const [path, make] of Object.entries(filesBesidePages)) writeSiteFile(path, await make())
  await writeShareImages(listed)
}
