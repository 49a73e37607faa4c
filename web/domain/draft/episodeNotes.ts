import type { DraftRules, EpisodeCheck } from './episode.ts'
import type { NumberingFault } from './numbering.ts'
import type { Span } from './paragraphs.ts'
import type { Repeat } from './repeats.ts'
import { sectionNames } from './sections.ts'
import { type EpisodeSheet, episodeSheets } from './splitSet.ts'

/** The rows of the margin with the kinds of remarks that each can have. Each kind has a sentence in the content. */
const rows = {
  length: ['short', 'long'],
  numbers: ['noNumbers', 'plainNumbers', 'otherEpisode', 'gap', 'repeat', 'order', 'stray', 'unnumbered'],
  sections: ['noSections', 'missingSection', 'sectionOrder', 'longBackground'],
  introduction: ['noDates', 'oneDate', 'noPlaces'],
  voice: ['noI', 'we', 'weOnly'],
  longSentences: ['longSentences'],
  actions: ['hiddenActions'],
  repeats: ['sharedRun'],
} as const

export type EpisodeRow = keyof typeof rows
export type NoteKind = (typeof rows)[EpisodeRow][number]

export const episodeRows = Object.keys(rows) as EpisodeRow[]

const rowOf = new Map<NoteKind, EpisodeRow>(episodeRows.flatMap((row) => rows[row].map((kind) => [kind, row] as const)))

/** `words`: the length of a sentence, where the note is about it. */
type SheetSpan = Span & { sheet: EpisodeSheet; words?: number }

/** One remark in the margin: its kind, the values for its sentence, and the spans it is about. */
export type EpisodeNote = {
  row: EpisodeRow
  kind: NoteKind
  values: Readonly<Record<string, string | number>>
  spans: readonly SheetSpan[]
}

/** The remarks on one episode, in the order of the rows. */
export function episodeNotes(sheet: EpisodeSheet, check: EpisodeCheck, repeats: readonly Repeat[], rules: DraftRules): EpisodeNote[] {
  const notes: EpisodeNote[] = []
  const noteIf = (applies: boolean, kind: NoteKind, values: EpisodeNote['values'] = {}, spans: readonly Span[] = []) => {
    const row = rowOf.get(kind)
    if (applies && row) notes.push({ row, kind, values, spans: spans.map((span) => ({ sheet, ...span })) })
  }

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

const MOST_NAMED = 8

function numbersOf(faults: readonly NumberingFault[]): string {
  const named = faults.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? from : `${from}–${to}`))
  return faults.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', ')
}
