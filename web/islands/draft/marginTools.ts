import { type DraftCheck, quoteOf } from '#domain/draft/checkDraft.ts'
import type { Note } from '#domain/draft/notes.ts'
import type { Span } from '#domain/draft/paragraphs.ts'
import type { Sheet } from '#domain/draft/splitSet.ts'
import type { DraftWords } from './draftWords.ts'

export type MarkedSpan = Span & { sheet: Sheet }

/** What every view in the margin of a sheet needs. */
export type MarginTools = {
  sheet: Sheet
  check: DraftCheck
  words: DraftWords
  notes: readonly Note[]
  onShow: (span: MarkedSpan) => void
  /** On paper nothing can be unfolded. */
  isPrinting: boolean
}

export type Keyed<Item> = { key: string; item: Item }

/** Keys by what an item is about, not by its place: its fold and its focus stay when others come and go before it. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): Keyed<Item>[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = nameOf(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: count === 1 ? name : `${name} ${count}`, item }
  })
}

/** Most kinds are noted once for a sheet. The others are about a section, an element or a reference, or about words. */
export function nameOfNote({ kind, values, spans }: Note, check: DraftCheck): string {
  const [first] = spans
  if (kind === 'sharedRun' && first) return `${kind} ${quoteOf(check, first).text}`
  return [kind, values.section, values.code, values.number].filter(Boolean).join(' ')
}

/** The different words at these spans. */
export function quotesInLine(check: DraftCheck, sheet: Sheet, spans: readonly Span[], most: number): string {
  const found = spans.map((span) => quoteOf(check, { sheet, ...span }).text)
  return [...new Set(found)].slice(0, most).join(' · ')
}
