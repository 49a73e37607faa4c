import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { SHARE_SIZE, type ShareCard, shareCard, sharePath } from '#head/shareCard.ts'
import { cached, eachOf, hasSiteFile, readServerFile, writeServerFile, writeSiteFile } from '../outputFiles.ts'
import { listedPages, type SitePage } from '../sitemapAndFeeds.ts'
import { ShareImage } from './ShareImage.tsx'

/** Layout takes one core, rasterising another. */
const AT_ONCE = 3

const fonts = [
  font('Newsreader', 'newsreader', 500),
  font('Instrument Sans', 'instrument-sans', 500),
  font('Instrument Sans', 'instrument-sans', 600),
]

const LIST = 'shareCards.json'

/** Vike ends a hook about all pages after two minutes, whatever `hooksTimeout` says: a slow machine's first build draws for longer. */
export function listShareImages(pages: readonly SitePage[]): void {
  writeServerFile(LIST, JSON.stringify(cardsOf(pages)))
}

export async function writeListedShareImages(): Promise<void> {
  const cards: ShareCard[] = JSON.parse(readServerFile(LIST))
  await writeShareImages(cards)
}

export function cardsOf(pages: readonly SitePage[]): ShareCard[] {
  return listedPages(pages).map(({ head }) => shareCard(head))
}

export async function writeShareImages(cards: readonly ShareCard[]): Promise<void> {
  await eachOf(cards, AT_ONCE, async (card) => {
    const path = sharePath(card)
    // A version of the owner's begins with the release's images.
    if (!hasSiteFile(path)) writeSiteFile(path, await cached(path, () => draw(card)))
  })
}

async function draw(card: ShareCard): Promise<Buffer> {
  const svg = await satori(<ShareImage card={card} />, { ...SHARE_SIZE, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 48, effort: 7 }).toBuffer()
}

function font(name: string, folder: string, weight: 500 | 600): Font {
  const file = join('node_modules', '@fontsource', folder, 'files', `${folder}-latin-${weight}-normal.woff`)
  return { name, weight, style: 'normal', data: readFileSync(file) }
}
