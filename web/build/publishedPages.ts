import { openSettings } from '#content/openSettings.ts'
import { leftOut, repositoryRooms, repositoryTexts, sharedRooms } from '#content/ownersTexts.ts'
import { pagesOfTexts } from '#content/pagesOfTexts.ts'
import { guides } from '#content/posts.ts'
import type { PublishedPages } from '../../cms/src/ownersContent/publishStatus.ts'
import type { SitePage } from './sitemapAndFeeds.ts'

/** What the admin has to know of the running site. */
export function publishedPages(pages: readonly SitePage[], addresses: readonly string[], parts: string[] = []): PublishedPages {
  return {
    paths: [...addresses].sort(),
    parts,
    titles: Object.fromEntries(pages.map(({ path, head }) => [path, head.title])),
    unlisted: pages.filter(({ head }) => head.noIndex).map(({ path }) => path),
    pagesOfTexts: pagesOfTexts(Object.keys(repositoryTexts), addresses),
    guides: guides(),
    texts: repositoryTexts,
    leftOut,
    rooms: repositoryRooms,
    sharedRooms,
    settings: openSettings(process.env),
  }
}
