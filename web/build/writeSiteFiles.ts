import { posts } from '#content/posts.ts'
import { dataFiles } from './dataFiles.ts'
import { llms } from './llms.ts'
import { manifest, writeIcons } from './manifestAndIcons.ts'
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
  for (const [path, make] of Object.entries(dataFiles)) writeSiteFile(path, make())
  await writeIcons()
  await writeShareImages(pages)
}
