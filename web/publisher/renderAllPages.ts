import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { postPath, posts } from '#content/posts.ts'
import { snapshot } from '#content/snapshot.ts'
import { sydneyDay } from '#content/until.ts'
import { pictureAddress, pictureFile, picturesIn } from '../../cms/src/ownersContent/pictures.ts'
import { PublishedPagesSchema } from '../../cms/src/ownersContent/publishStatus.ts'
import { outDir, pageFile, writeServerFile, writeSiteFile } from '../build/outputFiles.ts'
import { publishedPages } from '../build/publishedPages.ts'
import { writeServingFiles } from '../build/serving/writeServingFiles.ts'
import { cardsOf, writeShareImages } from '../build/share/writeShareImages.tsx'
import { sitePages } from '../build/sitemapAndFeeds.ts'
import { writeSiteFiles } from '../build/writeSiteFiles.ts'
import { checkVersion, pathsOf } from './checkVersion.ts'
import { VersionError } from './failure.ts'
import { numberIn, textOf } from './files.ts'
import { refuseTextsWithoutRoom } from './textsWithoutRoom.ts'
import { CONTENT } from './versionFolders.ts'

const { PUBLISH_RELEASE = '', PUBLISH_EARLIER = '', PUBLISH_PICTURES = '', PUBLISH_SHOWN } = process.env

export async function renderAllPages(): Promise<void> {
  refuseNewTextsWithoutRoom()
  // Not prerender(): that reads Vite's configuration and the sources, and writes beside them. The pages are the same.
  const addresses = [...new Set([...pathsOf(PUBLISH_RELEASE), ...posts.map(postPath)])]
  const pages: PageContextServer[] = []
  for (const address of addresses) pages.push(await writePage(address))
  takePictures()
  const rendered = sitePages(pages)
  await writeSiteFiles(rendered, addresses)
  await writeShareImages(cardsOf(rendered))
  await writeServingFiles(PUBLISH_EARLIER.split('\n').filter(Boolean))
  const parts = checkVersion(outDir, PUBLISH_RELEASE, announcedLink())
  writeServerFile('pages.json', JSON.stringify(publishedPages(rendered, addresses, parts)))
}

/** Only where a release has less room than before, the text stays back and the rest is rendered. */
function refuseNewTextsWithoutRoom(): void {
  const shown = PUBLISH_SHOWN ?? PUBLISH_RELEASE
  if (snapshot === null || numberIn(textOf(join(shown, CONTENT))) === snapshot.number) return
  refuseTextsWithoutRoom(leftOutOf(shown))
}

function leftOutOf(version: string): string[] {
  const pages = v.safeParse(PublishedPagesSchema, JSON.parse(textOf(join(version, 'serving', 'pages.json')) ?? 'null'))
  return pages.success ? pages.output.leftOut.map(({ place }) => place) : []
}

/** Beside the pages, so that they are sent and kept with them. */
function takePictures(): void {
  for (const name of new Set((snapshot?.articles ?? []).flatMap(({ body }) => picturesIn(body)))) {
    const file = join(PUBLISH_PICTURES, pictureFile(name))
    if (!existsSync(file))
      throw new VersionError('A picture of an article is not there: take it out, and add it again with the button Picture.', [file])
    writeSiteFile(pictureAddress(name), readFileSync(file))
  }
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
