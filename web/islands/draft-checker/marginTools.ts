import type { StatementCheck } from '#domain/draft/checkDraft.ts'
import type { Span } from '#domain/draft/draftText.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { type EpisodeNote, episodeNotes } from '#domain/draft/episodeNotes.ts'
import { paragraphAt, quote } from '#domain/draft/paragraphs.ts'
import type { EpisodeSheet } from '#domain/draft/splitSet.ts'
import type { DraftWords, Sheet } from './draftProps.ts'
import type { DraftCheck } from './useSheets.ts'

export type MarkedSpan = Span & { sheet: Sheet; words?: number }

/** What every part of the margin needs: the words, a label for a span, and a function that shows the span in its text. */
export type MarginTools = {
  words: DraftWords
  quoteOf: (span: MarkedSpan) => { text: string; number?: string }
  onShow: (span: MarkedSpan) => void
  /** On paper nothing can be unfolded. */
  printing: boolean
}

export function quotesFrom({ texts, cdr }: DraftCheck) {
  return (span: MarkedSpan) => {
    const { sheet } = span
    const paragraphs = sheet === 'statement' || sheet === 'rpl' ? [] : (cdr.episodes[sheet]?.paragraphs ?? [])
    const { paragraph, number } = paragraphAt(paragraphs, span)
    return { text: quote(texts[sheet], span, paragraph), ...(number !== undefined && { number }) }
  }
}

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}

export function notesOf(sheet: EpisodeSheet, { cdr }: DraftCheck, rules: DraftRules): EpisodeNote[] {
  const check = cdr.episodes[sheet]
  return check === undefined ? [] : episodeNotes(sheet, check, cdr.repeats, rules)
}

/** Words and remarks of one sheet. Undefined while it is empty. */
export function tallyOf(sheet: Sheet, check: DraftCheck, rules: DraftRules): { words: number; notes: number } | undefined {
  const { cdr, rpl } = check
  if (sheet === 'rpl') return rpl.words === 0 ? undefined : { words: rpl.words, notes: rpl.reports.length < 2 ? 1 : 0 }
  if (sheet === 'statement') return cdr.statement && { words: cdr.statement.words, notes: remarksOn(cdr.statement) }
  const episode = cdr.episodes[sheet]
  return episode && { words: episode.words, notes: notesOf(sheet, check, rules).length }
}

function remarksOn({ category, otherCategories, elements, unknown, nowhere }: StatementCheck): number {
  const groups = [
    elements.some(({ state }) => state === 'missing'),
    elements.some(({ state }) => state === 'bare'),
    otherCategories.length > 0,
  ]
  return groups.filter(Boolean).length + (category === undefined ? 1 : 0) + unknown.length + nowhere.length
}
