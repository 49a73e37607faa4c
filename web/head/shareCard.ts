import { createHash } from 'node:crypto'
import { shareTexts } from '#content/site.ts'
import { colour } from '#styles/tokens.ts'
import type { PageMeta } from './pageMeta.ts'

export const SHARE_SIZE = { width: 1200, height: 630 }

export const shareColours = {
  ink: colour('ink'),
  paper: colour('paper'),
  card: colour('card'),
  rule: colour('rule'),
  highlighter: colour('highlighter'),
  green: colour('green'),
}

/** Raise it when the drawing changes: networks keep an image for as long as its address stays the same. */
const DRAWING_VERSION = 5

export type ShareCard = { kicker: string; title: string; note: string; alt: string; drawing?: string | undefined }

export function shareCard({ title, kicker, note, drawing }: PageMeta): ShareCard {
  return { kicker: kicker ?? '', title, note: note ?? shareTexts.note, alt: `${shareTexts.alt} “${title}”`, drawing }
}

export function sharePath({ kicker, title, note, drawing }: ShareCard): string {
  const drawn = JSON.stringify([DRAWING_VERSION, shareColours, kicker, title, note, drawing])
  return `/share/${createHash('sha256').update(drawn).digest('hex').slice(0, 16)}.png`
}
