import type { DraftMessageWords } from '#domain/draft/checkDraft.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import { type EpisodeRow, episodeRows, type NoteKind } from '#domain/draft/episodeNotes.ts'
import type { SectionName } from '#domain/draft/sections.ts'
import { type CdrSheet, cdrSheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { OfferWords } from '../forms/enquiryOffer.ts'

export type DraftKind = 'cdr' | 'rpl'

/** The kind of document in a text field. */
export type Sheet = CdrSheet | 'rpl'

export const sheets: readonly Sheet[] = [...cdrSheets, 'rpl']

/** Why a file could not be opened. Each has a sentence of its own in the words. */
export type FileFault = 'huge' | 'password' | 'oldWord' | 'pdf' | 'kind' | 'broken' | 'empty' | 'reader'

type Sentences<Names extends string> = Readonly<Record<Names, string>>

type Row<Names extends string = never> = Sentences<'title' | 'how' | Names>

export type DraftWords = {
  kind: Sentences<'legend' | DraftKind>
  sheets: Sentences<'legend' | 'label' | 'empty' | 'words'> & {
    names: Sentences<Sheet>
    placeholders: Sentences<'episode' | 'statement' | 'rpl'>
  }
  file: Sentences<'open' | 'hint' | 'reading' | 'opened' | 'restore' | 'restored' | 'clear' | 'cleared' | 'unchanged'> & {
    faults: Sentences<FileFault>
  }
  parts: Sentences<'found' | 'split' | 'blocked' | 'done' | 'before'>
  margin: Sentences<'heading' | 'of' | 'notes' | 'oneNote' | 'clean' | 'how' | 'show' | 'more' | 'hint' | 'spoken'>
  episode: EpisodeWords
  notes: Sentences<NoteKind>
  statement: {
    elements: Row<'figure' | 'unsure' | 'manager' | 'noCodes' | 'missing' | 'bare' | 'unknown' | 'mixed'> & {
      states: Sentences<'cited' | 'bare' | 'missing'>
    }
    references: Row<'figure' | 'nowhere' | 'unchecked' | 'clean'>
  }
  rpl: {
    caution: string
    reports: Row<'figure' | 'total' | 'none' | 'one' | 'noSections'>
    dates: Row<'none'>
  }
  actions: Sentences<'send' | 'print' | 'reset' | 'sent' | 'nothingYet' | 'cleared'>
  message: DraftMessageWords
  offer: OfferWords
}

type EpisodeWords = Readonly<Record<EpisodeRow, Row>> & {
  length: Row<'figure' | 'scale' | 'within'>
  numbers: Row<'figure' | 'clean' | 'count'>
  sections: Row<'figure' | 'absent'> & { names: Sentences<SectionName> }
  introduction: Row<'assumed' | 'dates' | 'places' | 'none'>
  voice: Row<'i' | 'we' | 'mine'>
  longSentences: Row<'figure'>
  actions: Row<'figure'>
  repeats: Row<'alone' | 'figure'>
}

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
    ...episodeRows.map((row) => episode[row]),
    ...[statement.elements, statement.references].map(({ title, how }) => ({ title: `${sheets.names.statement}: ${title}`, how })),
  ]
  return (kind === 'cdr' ? cdr : [rpl.reports, rpl.dates]).map(({ title, how }) => ({ title, text: fillIn(how, figures) }))
}

export function counted(count: number): string {
  return count.toLocaleString('en-AU')
}
