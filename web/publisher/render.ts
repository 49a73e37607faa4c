// Renders one version into SITE_OUT_DIR and checks it. A process of its own: the content is read once, when it starts,
// and a failure takes nothing else with it. What went wrong is left in problem.json.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { postPath, posts } from '#content/posts.ts'
import { snapshot } from '#content/snapshot.ts'
import { sydneyDay } from '#content/until.ts'
import { clientDir, outDir, pageFile } from '../build/outputFiles.ts'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'
import { listedPages } from '../build/sitemapAndFeeds.ts'
import { writeSiteFiles } from '../build/writeSiteFiles.ts'
import { checkVersion, pathsOf } from './checkVersion.ts'
import { CHECKED, failureOf } from './problem.ts'

const { PUBLISH_RELEASE = '', PUBLISH_EARLIER = '' } = process.env

try {
  // The bundle that this file is part of, not one that was built later: Vike would look for it.
  await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href)
  // Not prerender(): that reads Vite's configuration and the sources, and writes beside them. The pages are the same.
  const addresses = [...new Set([...pathsOf(PUBLISH_RELEASE), ...posts.map(postPath)])]
  const pages: PageContextServer[] = []
  for (const address of addresses) pages.push(await writePage(address))
  await writeSiteFiles(listedPages(pages), addresses)
  await writeServingFiles({ earlier: PUBLISH_EARLIER.split('\n').filter(Boolean) })
  checkVersion(outDir, PUBLISH_RELEASE, announcedLink())
  await writeFile(join(outDir, CHECKED), '')
  process.exit(0)
} catch (error) {
  await writeFile(join(outDir, 'problem.json'), JSON.stringify(failureOf(error)))
  process.exit(1)
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
  const file = join(clientDir, pageFile(address))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, page.httpResponse.body)
  return page
}
