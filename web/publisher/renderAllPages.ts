import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { postPath, posts } from '#content/posts.ts'
import { snapshot } from '#content/snapshot.ts'
import { sydneyDay } from '#content/until.ts'
import { outDir, pageFile, writeSiteFile } from '../build/outputFiles.ts'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'
import { sitePages } from '../build/sitemapAndFeeds.ts'
import { writePublishedPages, writeSiteFiles } from '../build/writeSiteFiles.ts'
import { checkVersion, pathsOf } from './checkVersion.ts'

const { PUBLISH_RELEASE = '', PUBLISH_EARLIER = '' } = process.env

export async function renderAllPages(): Promise<void> {
  // Not prerender(): that reads Vite's configuration and the sources, and writes beside them. The pages are the same.
  const addresses = [...new Set([...pathsOf(PUBLISH_RELEASE), ...posts.map(postPath)])]
  const pages: PageContextServer[] = []
  for (const address of addresses) pages.push(await writePage(address))
  const rendered = sitePages(pages)
  await writeSiteFiles(rendered, addresses)
  await writeServingFiles(PUBLISH_EARLIER.split('\n').filter(Boolean))
  writePublishedPages(rendered, addresses, checkVersion(outDir, PUBLISH_RELEASE, announcedLink()))
}

/** Of one that is over nobody will follow the link. */
function announcedLink(): string | undefined {
  const announcement = snapshot?.announcement
  return announcement && announcement.until >= sydneyDay(new Date()) ? announcement.link?.path : undefined
}

/** Vike's type allows for a page that failed before it was known which one it is. */
function isWhole(page: object): page is PageContextServer {
  return 'config' in page && page.config !== undefined
}

async function writePage(address: string): Promise<PageContextServer> {
  const page = await renderPage({ urlOriginal: address })
  const wanted = address === '/404' ? 404 : 200
  if (page.httpResponse.statusCode !== wanted || !isWhole(page))
    throw page.errorWhileRendering ?? new Error(`${address} was rendered with status ${page.httpResponse.statusCode}`)
  writeSiteFile(pageFile(address), String(page.httpResponse.body))
  return page
}
