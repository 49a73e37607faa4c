import type { DraftRules } from './draftRules.ts'
import type { EpisodeCheck } from './episode.ts'
import type { Place } from './place.ts'
import type { Repeat } from './repeats.ts'
import { type SectionName, sectionNames } from './sections.ts'
import { type EpisodeSheet, episodeSheets } from './splitSet.ts'

export const episodeRows = ['length', 'numbers', 'sections', 'introduction', 'voice', 'longSentences', 'actions', 'repeats'] as const

export type EpisodeRow = (typeof episodeRows)[number]

export type SheetPlace = Place & { sheet: EpisodeSheet }

/** One remark in the margin: a kind with a sentence of its own in the words, the values in it, and the places it is about. */
export type EpisodeNote = {
  row: EpisodeRow
  kind: NoteKind
  values: Readonly<Record<string, string | number>>
  places: readonly SheetPlace[]
}

export type NoteKind =
  | 'short'
  | 'long'
  | 'noNumbers'
  | 'plainNumbers'
  | 'otherEpisode'
  | 'gap'
  | 'gaps'
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

/** What is worth a look in one episode, in the order of the rows. */
export function episodeNotes(sheet: EpisodeSheet, check: EpisodeCheck, repeats: readonly Repeat[], rules: DraftRules): EpisodeNote[] {
  const at = (places: readonly Place[]): SheetPlace[] => places.map(({ start, end }) => ({ sheet, start, end }))
  const note = (row: EpisodeRow, kind: NoteKind, values: EpisodeNote['values'] = {}, places: readonly Place[] = []): EpisodeNote => ({
    row,
    kind,
    values,
    places: at(places),
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
    const { style, episode, faults, unnumbered } = check.numbering
    if (style === 'none') return [note('numbers', 'noNumbers')]
    const expected = episodeSheets.indexOf(sheet) + 1
    if (style === 'plain') return [note('numbers', 'plainNumbers', { episode: expected })]
    return [
      ...(episode === expected ? [] : [note('numbers', 'otherEpisode', { episode: episode ?? 0, expected })]),
      ...faults.map((fault) => {
        if (fault.fault !== 'gap') return note('numbers', fault.fault, { number: fault.number }, [fault.place])
        const { from, to, place } = fault
        return note('numbers', from === to ? 'gap' : 'gaps', { from, to }, [place])
      }),
      ...(unnumbered.length > 0 ? [note('numbers', 'unnumbered', { count: unnumbered.length }, unnumbered)] : []),
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
    const { i, we, wePlaces, weOnly } = check.voice
    return [
      ...(i === 0 && check.sentences.all > 0 ? [note('voice', 'noI')] : []),
      ...(we > 0 ? [note('voice', 'we', { count: wePlaces.length }, wePlaces)] : []),
      ...(weOnly.length > 0 ? [note('voice', 'weOnly', { count: weOnly.length }, weOnly)] : []),
    ]
  }

  function sentenceNotes(): EpisodeNote[] {
    const { long } = check.sentences
    const { hidden } = check.actions
    return [
      ...(long.length > 0 ? [note('longSentences', 'longSentences', { count: long.length, most: rules.longSentence }, long)] : []),
      ...(hidden.length > 0 ? [note('actions', 'hiddenActions', { count: hidden.length }, hidden)] : []),
    ]
  }

  /** The place on this sheet comes first. */
  function repeatNotes(): EpisodeNote[] {
    return repeats.flatMap(({ words, first, second }) => {
      const [own, other] = first.sheet === sheet ? [first, second] : [second, first]
      return own.sheet === sheet
        ? [{ row: 'repeats', kind: 'sharedRun', values: { words }, places: [own, other] } satisfies EpisodeNote]
        : []
    })
  }
}
