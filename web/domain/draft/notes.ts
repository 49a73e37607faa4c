import type { StatementCheck } from './checkDraft.ts'
import type { DraftRules, EpisodeCheck } from './episode.ts'
import type { NumberingFault } from './numbering.ts'
import type { Span } from './paragraphs.ts'
import type { Repeat } from './repeats.ts'
import type { RplReports } from './rplReports.ts'
import { sectionNames } from './sections.ts'
import { type CdrSheet, type EpisodeSheet, episodeSheets } from './splitSet.ts'

/** The rows of the margins with the kinds of remarks that each can have. Each kind has a sentence in the content. */
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

type NoteRow = keyof typeof kindsOfNotes
type NoteKind = (typeof kindsOfNotes)[NoteRow][number]

/** `words`: the length of a sentence, where the note is about it. */
type SheetSpan = Span & { sheet: CdrSheet; words?: number }

/** One remark in the margin: its kind, the values for its sentence, and the spans it is about. */
export type Note = {
  kind: NoteKind
  values: Readonly<Record<string, string | number>>
  spans: readonly SheetSpan[]
}

export function episodeNotes(sheet: EpisodeSheet, check: EpisodeCheck, repeats: readonly Repeat[], rules: DraftRules): Note[] {
  const { notes, noteIf } = notesOn(sheet)
  noteIf(check.words < rules.words.from, 'short', { difference: rules.words.from - check.words })
  noteIf(check.words > rules.words.to, 'long', { difference: check.words - rules.words.to })

  const { style, episode = 0, unnumbered, faults } = check.numbering
  const expected = episodeSheets.indexOf(sheet) + 1
  noteIf(style === 'none', 'noNumbers')
  noteIf(style === 'plain', 'plainNumbers', { episode: expected })
  noteIf(style === 'dotted' && episode !== expected, 'otherEpisode', { episode, expected })
  // One note for all faults of a kind: a whole set on one sheet has dozens of numbers from other episodes.
  for (const kind of ['gap', 'repeat', 'order', 'stray'] as const) {
    const own = faults.filter(({ fault }) => fault === kind)
    const spans = own.map(({ span }) => span)
    noteIf(own.length > 0, kind, { numbers: numbersOf(own) }, spans)
  }
  noteIf(unnumbered.length > 0, 'unnumbered', { count: unnumbered.length }, unnumbered)

  const { sections } = check
  const wordsIn = (wanted: string) => sections.find(({ name }) => name === wanted)?.words ?? 0
  const [background, activity] = [wordsIn('background'), wordsIn('activity')]
  noteIf(sections.length === 0, 'noSections')
  for (const section of sectionNames) {
    noteIf(sections.length > 0 && !sections.some(({ name }) => name === section), 'missingSection', { section })
  }
  noteIf(!check.inOrder, 'sectionOrder')
  noteIf(activity > 0 && background > activity, 'longBackground', { background, activity })

  const { dates, places } = check.introduction
  noteIf(dates.length === 0, 'noDates')
  noteIf(dates.length === 1, 'oneDate', {}, dates)
  noteIf(places.length === 0, 'noPlaces')

  const { i, we, weSpans, weOnly } = check.voice
  noteIf(i === 0 && check.sentences.all > 0, 'noI')
  noteIf(we > 0, 'we', { count: weSpans.length }, weSpans)
  noteIf(weOnly.length > 0, 'weOnly', { count: weOnly.length }, weOnly)

  const { long } = check.sentences
  const longestFirst = [...long].sort((a, b) => b.words - a.words)
  noteIf(long.length > 0, 'longSentences', { count: long.length, most: rules.longSentence }, longestFirst)
  const { hidden } = check.actions
  noteIf(hidden.length > 0, 'hiddenActions', { count: hidden.length }, hidden)

  for (const { words, first, second } of repeats) {
    // The span on this sheet comes first.
    const [own, other] = first.sheet === sheet ? [first, second] : [second, first]
    noteIf(own.sheet === sheet, 'sharedRun', { words }, [own, other])
  }
  return notes
}

export function statementNotes({ category, otherCategories, elements, unknown, nowhere }: StatementCheck): Note[] {
  const { notes, noteIf } = notesOn('statement')
  noteIf(category === undefined, 'noCodes')
  for (const [wanted, kind] of [
    ['missing', 'missingElements'],
    ['bare', 'bareElements'],
  ] as const) {
    const found = elements.filter(({ state }) => state === wanted)
    noteIf(
      found.length > 0,
      kind,
      { codes: found.map(({ code }) => code).join(', ') },
      found.flatMap(({ span }) => span ?? []),
    )
  }
  for (const { code, span } of unknown) noteIf(true, 'unknownElement', { code }, [span])
  noteIf(otherCategories.length > 0, 'otherCategories', { categories: otherCategories.join(', ') })
  for (const { code, number, span } of nowhere) noteIf(true, 'nowhere', { code, number }, [span])
  return notes
}

export function rplNotes({ words, reports }: RplReports): Note[] {
  if (reports.length > 1) return []
  return [{ kind: reports.length === 0 ? 'noReports' : 'oneReport', values: { words }, spans: [] }]
}

function notesOn(sheet: CdrSheet) {
  const notes: Note[] = []
  const noteIf = (applies: boolean, kind: NoteKind, values: Note['values'] = {}, spans: readonly Span[] = []) => {
    if (applies) notes.push({ kind, values, spans: spans.map((span) => ({ sheet, ...span })) })
  }
  return { notes, noteIf }
}

const MOST_NAMED = 8

function numbersOf(faults: readonly NumberingFault[]): string {
  const named = faults.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? from : `${from}–${to}`))
  return faults.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', ')
}
