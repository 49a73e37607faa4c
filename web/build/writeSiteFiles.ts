import { openSettings } from '#content/openSettings.ts'
import { leftOut, repositoryRooms, repositoryTexts, sharedRooms } from '#content/ownersTexts.ts'
import { pagesOfTexts } from '#content/pagesOfTexts.ts'
import { guides } from '#content/posts.ts'
import type { PublishedPages } from '../../cms/src/ownersContent/publishStatus.ts'
import { filesBesidePages } from './filesBesidePages.ts'
import { writeServerFile, writeSiteFile } from './outputFiles.ts'
import { writeShareImages } from './share/writeShareImages.tsx'
import { listedPages, type SitePage, sitemap } from './sitemapAndFeeds.ts'

export async function writeSiteFiles(pages: readonly SitePage[], addresses: readonly string[]): Promise<void> {
  const listed = listedPages(pages)
  writePublishedPages(pages, addresses)
  writeSiteFile('/sitemap.xml', sitemap(listed))
  for (const [path, make] of Object.entries(filesBesidePages)) writeSiteFile(path, await make())
  await writeShareImages(listed)
}

export function writePublishedPages(pages: readonly SitePage[], addresses: readonly string[], parts: string[] = []): void {
  const titles = Object.fromEntries(pages.map(({ path, head }) => [path, head.title]))
  const published: PublishedPages = {
    paths: [...addresses].sort(),
    parts,
    titles,
    unlisted: pages.filter(({ head }) => head.noIndex).map(({ path }) => path),
    pagesOfTexts: pagesOfTexts(Object.keys(repositoryTexts), addresses),
    guides: guides(),
    texts: repositoryTexts,
    leftOut,
    rooms: repositoryRooms,
    sharedRooms,
    settings: openSettings(process.env),
  }
  writeServerFile('pages.json', JSON.stringify(published))
}
