import type { Span } from './draftText.ts'
import type { DraftRules, EpisodeCheck } from './episode.ts'
import type { NumberingFault } from './numbering.ts'
import type { Repeat } from './repeats.ts'
import { type SectionName, sectionNames } from './sections.ts'
import { type EpisodeSheet, episodeSheets } from './splitSet.ts'

export const episodeRows = ['length', 'numbers', 'sections', 'introduction', 'voice', 'longSentences', 'actions', 'repeats'] as const

export type EpisodeRow = (typeof episodeRows)[number]

/** `words`: the length of a sentence, where the note is about it. */
type SheetSpan = Span & { sheet: EpisodeSheet; words?: number }

/** One remark in the margin: its kind, which has a sentence in the content, the values for that sentence, and the spans it is about. */
export type EpisodeNote = {
  row: EpisodeRow
  kind: NoteKind
  values: Readonly<Record<string, string | number>>
  spans: readonly SheetSpan[]
}

export type NoteKind =
  | 'short'
  | 'long'
  | 'noNumbers'
  | 'plainNumbers'
  | 'otherEpisode'
  | 'gap'
  | 'repeat'
  | 'order'
  | 'stray'
  | 'unnumbered'
  | 'noSections'
  | 'missingSection'
  | 'sectionOrder'
  | 'longBackground'
  | 'noDates'
  | 'oneDate'
  | 'noPlaces'
  | 'noI'
  | 'we'
  | 'weOnly'
  | 'longSentences'
  | 'hiddenActions'
  | 'sharedRun'

const MOST_NAMED = 8

/** The remarks on one episode, in the order of the rows. */
export function episodeNotes(sheet: EpisodeSheet, check: EpisodeCheck, repeats: readonly Repeat[], rules: DraftRules): EpisodeNote[] {
  const at = (spans: readonly Span[]): SheetSpan[] => spans.map((span) => ({ sheet, ...span }))
  const note = (row: EpisodeRow, kind: NoteKind, values: EpisodeNote['values'] = {}, spans: readonly Span[] = []): EpisodeNote => ({
    row,
    kind,
    values,
    spans: at(spans),
  })
  return [
    ...lengthNotes(),
    ...numberNotes(),
    ...sectionNotes(),
    ...introductionNotes(),
    ...voiceNotes(),
    ...sentenceNotes(),
    ...repeatNotes(),
  ]

  function lengthNotes(): EpisodeNote[] {
    const { words } = check
    if (words < rules.words.from) return [note('length', 'short', { difference: rules.words.from - words })]
    return words > rules.words.to ? [note('length', 'long', { difference: words - rules.words.to })] : []
  }

  function numberNotes(): EpisodeNote[] {
    const { style, episode, unnumbered } = check.numbering
    if (style === 'none') return [note('numbers', 'noNumbers')]
    const expected = episodeSheets.indexOf(sheet) + 1
    if (style === 'plain') return [note('numbers', 'plainNumbers', { episode: expected })]
    return [
      ...(episode === expected ? [] : [note('numbers', 'otherEpisode', { episode: episode ?? 0, expected })]),
      ...(['gap', 'repeat', 'order', 'stray'] as const).flatMap((kind) => faultNote(kind)),
      ...(unnumbered.length > 0 ? [note('numbers', 'unnumbered', { count: unnumbered.length }, unnumbered)] : []),
    ]
  }

  /** One note for all faults of a kind: a whole set on one sheet has dozens of numbers from other episodes. */
  function faultNote(kind: NumberingFault['fault']): EpisodeNote[] {
    const own = check.numbering.faults.filter(({ fault }) => fault === kind)
    if (own.length === 0) return []
    const named = own.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? from : `${from}–${to}`))
    const numbers = own.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', ')
    return [
      note(
        'numbers',
        kind,
        { numbers },
        own.map(({ span }) => span),
      ),
    ]
  }

  function sectionNotes(): EpisodeNote[] {
    const { sections, inOrder } = check
    if (sections.length === 0) return [note('sections', 'noSections')]
    const words = (wanted: SectionName) => sections.find(({ name }) => name === wanted)?.words ?? 0
    const missing = sectionNames.filter((wanted) => !sections.some(({ name }) => name === wanted))
    const background = words('background')
    const activity = words('activity')
    return [
      ...missing.map((section) => note('sections', 'missingSection', { section })),
      ...(inOrder ? [] : [note('sections', 'sectionOrder')]),
      ...(activity > 0 && background > activity ? [note('sections', 'longBackground', { background, activity })] : []),
    ]
  }

  function introductionNotes(): EpisodeNote[] {
    const { dates, places } = check.introduction
    return [
      ...(dates.length === 0 ? [note('introduction', 'noDates')] : []),
      ...(dates.length === 1 ? [note('introduction', 'oneDate', {}, dates)] : []),
      ...(places.length === 0 ? [note('introduction', 'noPlaces')] : []),
    ]
  }

  function voiceNotes(): EpisodeNote[] {
    const { i, we, weSpans, weOnly } = check.voice
    return [
      ...(i === 0 && check.sentences.all > 0 ? [note('voice', 'noI')] : []),
      ...(we > 0 ? [note('voice', 'we', { count: weSpans.length }, weSpans)] : []),
      ...(weOnly.length > 0 ? [note('voice', 'weOnly', { count: weOnly.length }, weOnly)] : []),
    ]
  }

  function sentenceNotes(): EpisodeNote[] {
    const { long } = check.sentences
    const { hidden } = check.actions
    return [
      ...(long.length > 0
        ? [
            note(
              'longSentences',
              'longSentences',
              { count: long.length, most: rules.longSentence },
              [...long].sort((a, b) => b.words - a.words),
            ),
          ]
        : []),
      ...(hidden.length > 0 ? [note('actions', 'hiddenActions', { count: hidden.length }, hidden)] : []),
    ]
  }

  /** The span on this sheet comes first. */
  function repeatNotes(): EpisodeNote[] {
    return repeats.flatMap(({ words, first, second }) => {
      const [own, other] = first.sheet === sheet ? [first, second] : [second, first]
      return own.sheet === sheet
        ? [{ row: 'repeats', kind: 'sharedRun', values: { words }, spans: [own, other] } satisfies EpisodeNote]
        : []
    })
  }
}
