import type { DraftMessageWords } from '#domain/draft/draftMessage.ts'
import type { DraftRules } from '#domain/draft/episode.ts'
import type { EpisodeRow, NoteKind } from '#domain/draft/episodeNotes.ts'
import type { SectionName } from '#domain/draft/sections.ts'
import type { CdrSheet } from '#domain/draft/splitSet.ts'
import type { OfferWords } from '../enquiryOffer.ts'
import type { FileFault } from './files/fileKind.ts'
import type { FileLimits } from './files/openFile.ts'

export type DraftKind = 'cdr' | 'rpl'

/** The kind of document in a text field. */
export type Sheet = CdrSheet | 'rpl'

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

export type DraftCheckerProps = {
  headingId: string
  words: DraftWords
  rules: DraftRules
  limits: FileLimits
  /** The form that receives the counts: its island and the label of its message. */
  enquiry: { islandId: string; messageLabel: string }
}
