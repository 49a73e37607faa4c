import { searchDataPath } from '#content/occupationSearch.ts'
import { occupations } from '#content/occupations.ts'
import { dataPage } from '#content/occupationTexts.ts'
import { posts } from '#content/posts.ts'
import { llms } from './llms.ts'
import { manifest, writeIcons } from './manifestAndIcons.ts'
import { occupationsCsv, occupationsJson, searchJson } from './occupationData.ts'
import { writeSiteFile } from './outputFiles.ts'
import { rss } from './rss.ts'
import { writeShareImages } from './share/writeShareImages.tsx'
import { robots, sitemap } from './sitemap.ts'
import type { SitePage } from './sitePage.ts'

/** Everything the site serves that is neither a page nor made by Vite. */
export async function writeSiteFiles(pages: readonly SitePage[]): Promise<void> {
  writeSiteFile('/sitemap.xml', sitemap(pages))
  writeSiteFile('/robots.txt', robots())
  writeSiteFile('/rss.xml', rss(posts))
  writeSiteFile('/llms.txt', llms(pages))
  writeSiteFile('/manifest.webmanifest', manifest())
  writeSiteFile(dataPage.csv.path, occupationsCsv(occupations))
  writeSiteFile(dataPage.json.path, occupationsJson(occupations))
  writeSiteFile(searchDataPath, searchJson(occupations))
  await writeIcons()
  await writeShareImages(pages)
}
