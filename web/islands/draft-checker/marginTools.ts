import type { Place } from '#domain/draft/place.ts'
import { paragraphAt, quote } from '#domain/draft/quote.ts'
import type { DraftWords, Sheet } from './draftProps.ts'
import type { DraftCheck } from './useSheets.ts'

export type MarkedPlace = Place & { sheet: Sheet; words?: number }

/** What every part of the margin needs: the words, how a place reads, and what shows it in its text. */
export type MarginTools = {
  words: DraftWords
  quoteOf: (place: MarkedPlace) => { text: string; number?: string }
  onShow: (place: MarkedPlace) => void
  /** On paper nothing can be unfolded. */
  printing: boolean
}

export function quotesFrom({ texts, cdr }: DraftCheck) {
  return (place: MarkedPlace) => {
    const { sheet } = place
    const paragraphs = sheet === 'statement' || sheet === 'rpl' ? [] : (cdr.episodes[sheet]?.paragraphs ?? [])
    const { paragraph, number } = paragraphAt(paragraphs, place)
    return { text: quote(texts[sheet], place, paragraph), ...(number !== undefined && { number }) }
  }
}

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}
