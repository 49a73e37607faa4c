import { type CdrCheck, checkCdr } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { episodeNotes, type Note, rplNotes, statementNotes } from '#domain/draft/notes.ts'
import type { Span } from '#domain/draft/paragraphs.ts'
import { paragraphAt, quote } from '#domain/draft/paragraphs.ts'
import { type RplReports, readRplReports } from '#domain/draft/rplReports.ts'
import type { Sheet } from './draftWords.ts'

export type SheetTexts = Readonly<Record<Sheet, string>>

/** A check and the texts it was made from: spans are correct only in these. */
export type DraftCheck = { texts: SheetTexts; cdr: CdrCheck; rpl: RplReports }

export const noTexts: SheetTexts = { episode1: '', episode2: '', episode3: '', statement: '', rpl: '' }

export const noCheck: DraftCheck = { texts: noTexts, cdr: { texts: noTexts, episodes: {}, repeats: [] }, rpl: { words: 0, reports: [] } }

/** Checks the texts in steps that let the browser draw and take input in between. Undefined when it was aborted. */
export async function checkDraft(
  texts: SheetTexts,
  rules: DraftRules,
  before: DraftCheck,
  signal: AbortSignal,
): Promise<DraftCheck | undefined> {
  const cdr = await runInTimeSlices(checkCdr(texts, rules, before.cdr), signal)
  return cdr && { texts, cdr, rpl: texts.rpl === before.texts.rpl ? before.rpl : readRplReports(texts.rpl) }
}

export type MarkedSpan = Span & { sheet: Sheet; words?: number }

export function quoteOf({ texts, cdr }: DraftCheck, span: MarkedSpan): { text: string; number?: string } {
  const { sheet } = span
  const paragraphs = sheet === 'statement' || sheet === 'rpl' ? [] : (cdr.episodes[sheet]?.paragraphs ?? [])
  const { paragraph, number } = paragraphAt(paragraphs, span)
  return { text: quote(texts[sheet], span, paragraph), ...(number !== undefined && { number }) }
}

/** What was found at these spans, each once, in a line. */
export function quotesInLine(check: DraftCheck, sheet: Sheet, spans: readonly Span[], most: number): string {
  const found = spans.map((span) => quoteOf(check, { sheet, ...span }).text)
  return [...new Set(found)].slice(0, most).join(' · ')
}

export function notesOf(sheet: Sheet, { cdr, rpl }: DraftCheck, rules: DraftRules): Note[] {
  if (sheet === 'rpl') return rplNotes(rpl)
  if (sheet === 'statement') return cdr.statement ? statementNotes(cdr.statement) : []
  const check = cdr.episodes[sheet]
  return check === undefined ? [] : episodeNotes(sheet, check, cdr.repeats, rules)
}

/** Words and remarks of one sheet. Undefined while it is empty. */
export function tallyOf(sheet: Sheet, check: DraftCheck, rules: DraftRules): { words: number; notes: number } | undefined {
  const { cdr, rpl } = check
  const found = sheet === 'rpl' ? rpl.words > 0 && rpl : sheet === 'statement' ? cdr.statement : cdr.episodes[sheet]
  return found ? { words: found.words, notes: notesOf(sheet, check, rules).length } : undefined
}

/** Longer work than this between two frames is noticeable while typing. */
const SLICE_MS = 8

/** Does work in steps and lets the browser draw and take input in between. Undefined when it was aborted. */
async function runInTimeSlices<Result>(steps: Generator<undefined, Result>, signal: AbortSignal): Promise<Result | undefined> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const step = steps.next()
    if (step.done) return signal.aborted ? undefined : step.value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    until = performance.now() + SLICE_MS
  }
}
