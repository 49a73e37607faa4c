import type { DraftRules, EpisodeCheck } from './episode.ts'
import type { NumberingFault } from './numbering.ts'
import type { Span } from './paragraphs.ts'
import type { Repeat } from './repeats.ts'
import type { RplReports } from './rplReports.ts'
import { sectionNames } from './sections.ts'
import { type CdrSheet, type EpisodeSheet, episodeSheets } from './splitSet.ts'
import type { StatementCheck } from './summaryStatement.ts'

export const kindsOfNotes = {
  length: ['short', 'long'],
  numbers: ['noNumbers', 'plainNumbers', 'otherEpisode', 'gap', 'repeat', 'order', 'stray', 'unnumbered'],
  sections: ['noSections', 'missingSection', 'sectionOrder', 'longBackground'],
  introduction: ['noDates', 'oneDate', 'noPlaces'],
  voice: ['noI', 'we', 'weOnly'],
  longSentences: ['longSentences'],
  actions: ['hiddenActions'],
  repeats: ['sharedRun'],
  elements: ['noCodes', 'missingElements', 'bareElements', 'unknownElement', 'otherCategories'],
  references: ['nowhere'],
  reports: ['noReports', 'oneReport'],
} as const

type NoteKind = (typeof kindsOfNotes)[keyof typeof kindsOfNotes][number]

export type Note = {
  kind: NoteKind
  values: Readonly<Record<string, string | number>>
  spans: readonly NoteSpan[]
}

/** `length`: in words, shown beside the quote. */
type NoteSpan = Span & { sheet: CdrSheet; length: number | undefined }

export function episodeNotes(sheet: EpisodeSheet, check: EpisodeCheck, repeats: readonly Repeat[], rules: DraftRules): Note[] {
  const { notes, note, noteAll } = notesOn(sheet)
  const { from, to } = rules.words
  if (check.words < from) note('short', { difference: from - check.words })
  if (check.words > to) note('long', { difference: check.words - to })

  const { style, episode = 0, unnumbered, faults } = check.numbering
  const expected = episodeSheets.indexOf(sheet) + 1
  if (style === 'none') note('noNumbers')
  if (style === 'plain') note('plainNumbers', { episode: expected })
  if (style === 'dotted' && episode !== expected) note('otherEpisode', { episode, expected })
  // One note for all faults of a kind: a whole set on one sheet has dozens of numbers from other episodes.
  for (const kind of ['gap', 'repeat', 'order', 'stray'] as const) {
    const own = faults.filter(({ fault }) => fault === kind)
    const spans = own.map(({ span }) => span)
    noteAll(kind, spans, { numbers: numbersOf(own) })
  }
  noteAll('unnumbered', unnumbered)

  const { sections } = check
  const wordsIn = (wanted: string) => sections.find(({ name }) => name === wanted)?.words ?? 0
  const [background, activity] = [wordsIn('background'), wordsIn('activity')]
  if (sections.length === 0) note('noSections')
  else
    for (const section of sectionNames) {
      if (!sections.some(({ name }) => name === section)) note('missingSection', { section })
    }
  if (!check.inOrder) note('sectionOrder')
  if (activity > 0 && background > activity) note('longBackground', { background, activity })

  const { dates, places } = check.introduction
  if (dates.length === 0) note('noDates')
  if (dates.length === 1) note('oneDate', {}, dates)
  if (places.length === 0) note('noPlaces')

  const { voice, sentences, actions } = check
  if (voice.i === 0 && sentences.all > 0) note('noI')
  noteAll('we', voice.weSpans)
  noteAll('weOnly', voice.weOnly)
  const longestFirst = [...sentences.long].sort((a, b) => b.words - a.words)
  const lengths = longestFirst.map(({ start, end, words }) => ({ start, end, length: words }))
  noteAll('longSentences', lengths, { most: rules.longSentence })
  noteAll('hiddenActions', actions.hidden)

  for (const { words, first, second } of repeats) {
    const [own, other] = first.sheet === sheet ? [first, second] : [second, first]
    if (own.sheet === sheet) note('sharedRun', { words }, [own, other])
  }
  return notes
}

const kindsOfElements = { missing: 'missingElements', bare: 'bareElements' } as const

export function statementNotes({ category, otherCategories, elements, unknown, nowhere }: StatementCheck): Note[] {
  const { notes, note } = notesOn('statement')
  if (category === undefined) note('noCodes')
  for (const wanted of ['missing', 'bare'] as const) {
    const found = elements.filter(({ state }) => state === wanted)
    const codes = found.map(({ code }) => code).join(', ')
    const spans = found.flatMap(({ span }) => span ?? [])
    if (found.length > 0) note(kindsOfElements[wanted], { codes }, spans)
  }
  for (const { code, span } of unknown) note('unknownElement', { code }, [span])
  if (otherCategories.length > 0) note('otherCategories', { categories: otherCategories.join(', ') })
  for (const { code, number, ...span } of nowhere) note('nowhere', { code, number }, [span])
  return notes
}

export function rplNotes({ words, reports }: RplReports): Note[] {
  if (reports.length > 1) return []
  return [{ kind: reports.length === 0 ? 'noReports' : 'oneReport', values: { words }, spans: [] }]
}

type GivenSpan = Span & Partial<NoteSpan>

function notesOn(sheet: CdrSheet) {
  const notes: Note[] = []
  // Spans come as whole paragraphs too, of which a note keeps its own fields alone.
  const ownOf = ({ sheet: of = sheet, start, end, length }: GivenSpan): NoteSpan => ({ sheet: of, start, end, length })
  const note = (kind: NoteKind, values: Note['values'] = {}, spans: readonly GivenSpan[] = []) => {
    notes.push({ kind, values, spans: spans.map(ownOf) })
  }
  const noteAll = (kind: NoteKind, spans: readonly GivenSpan[], values: Note['values'] = {}) => {
    if (spans.length > 0) note(kind, { count: spans.length, ...values }, spans)
  }
  return { notes, note, noteAll }
}

const MOST_NAMED = 8

function numbersOf(faults: readonly NumberingFault[]): string {
  const named = faults.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? from : `${from}–${to}`))
  return faults.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', ')
}
