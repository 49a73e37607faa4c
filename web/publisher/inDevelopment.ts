// Loaded by vite/development/published.ts for each version: importing it reads the content.
import { pictureAt, pictureFile } from '../../cms/src/ownersContent/pictures.ts'
import type { PublishedPages } from '../../cms/src/ownersContent/publishStatus.ts'
import { publishedPages } from '../build/publishedPages.ts'
import type { SitePage } from '../build/sitemapAndFeeds.ts'
import { refuseTextsWithoutRoom } from './textsWithoutRoom.ts'

/** What the admin has to know of the site with this version. Throws for a text that would not be shown. */
export function describe(pages: readonly SitePage[]): PublishedPages {
  refuseTextsWithoutRoom([])
  return publishedPages(
    pages,
    pages.map(({ path }) => path),
  )
}

/** The name in `wanted/` of a picture in an article. */
export function pictureFileAt(address: string): string | undefined {
  const picture = pictureAt(address)
  return picture === null ? undefined : pictureFile(picture.name)
}
