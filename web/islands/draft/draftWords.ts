import type { draftWords } from '#content/draftWords.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { type CdrSheet, cdrSheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'

export type DraftKind = 'cdr' | 'rpl'

export type Sheet = CdrSheet | 'rpl'

export const sheets: readonly Sheet[] = [...cdrSheets, 'rpl']

export type DraftWords = typeof draftWords

export type FileFault = keyof DraftWords['file']['faults']

/** The checks and the figures they measure against, explained so that a reader can do them by hand. */
export function explanationsOf(
  kind: DraftKind,
  { episode, statement, rpl, sheets }: DraftWords,
  rules: DraftRules,
): { title: string; text: string }[] {
  const figures = {
    from: counted(rules.words.from),
    to: counted(rules.words.to),
    most: rules.longSentence,
    run: rules.sharedRun,
    all: rules.elementGroups.reduce((sum, count) => sum + count, 0),
  }
  const cdr = [
    ...Object.values(episode),
    ...[statement.elements, statement.references].map(({ title, how }) => ({ title: `${sheets.names.statement}: ${title}`, how })),
  ]
  return (kind === 'cdr' ? cdr : [rpl.reports, rpl.dates]).map(({ title, how }) => ({ title, text: fillIn(how, figures) }))
}

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}
