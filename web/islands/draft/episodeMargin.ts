import type { DraftRules, EpisodeCheck } from '#domain/draft/episode.ts'
import { sectionNames } from '#domain/draft/sections.ts'
import { type EpisodeSheet, episodeSheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type Content, element } from '../dom.ts'
import { counted } from './draftWords.ts'
import { factList, lengthScale, quotesInLine, type SheetTools, subject } from './marginParts.ts'

const MOST_QUOTED = 6

export function episodeMargin(sheet: EpisodeSheet, episode: EpisodeCheck, rules: DraftRules, tools: SheetTools): HTMLElement[] {
  const words = tools.words.episode
  const { numbering, sections, introduction, voice, sentences, actions } = episode
  const hasOthers = episodeSheets.filter((other) => tools.check.sheets[other]).length > 1
  const range = { from: counted(rules.words.from), to: counted(rules.words.to) }
  const length = counted(episode.words)
  const text = (content: string) => element('p', {}, content)

  const about = (name: keyof typeof words, figure: string | undefined, ...facts: Content[]) =>
    subject(name, words[name].title, figure, tools, ...facts)

  return [
    about(
      'length',
      fillIn(words.length.figure, { words: length }),
      lengthScale(episode.words, rules.words, fillIn(words.length.scale, { words: length, ...range })),
      episode.words >= rules.words.from && episode.words <= rules.words.to && text(fillIn(words.length.within, range)),
    ),
    numbering.style === 'dotted'
      ? about(
          'numbers',
          fillIn(words.numbers.figure, { first: numbering.numbers[0] ?? '', last: numbering.numbers.at(-1) ?? '' }),
          text(fillIn(numbering.faults.length === 0 ? words.numbers.clean : words.numbers.count, { count: numbering.numbers.length })),
        )
      : about('numbers', undefined),
    about(
      'sections',
      fillIn(words.sections.figure, { count: sections.length, all: sectionNames.length }),
      factList(
        sectionNames.map((name) => {
          const found = sections.find((section) => section.name === name)
          const value = found ? fillIn(tools.words.sheets.words, { words: counted(found.words) }) : words.sections.absent
          return { label: words.sections.names[name], value }
        }),
      ),
    ),
    about(
      'introduction',
      undefined,
      introduction.assumed && text(words.introduction.assumed),
      factList(
        (['dates', 'places'] as const).map((kind) => {
          const found = quotesInLine(tools.check, sheet, introduction[kind], MOST_QUOTED)
          return { label: words.introduction[kind], value: found || words.introduction.none }
        }),
      ),
    ),
    about(
      'voice',
      undefined,
      factList([
        { label: words.voice.i, value: counted(voice.i) },
        { label: words.voice.we, value: counted(voice.we) },
      ]),
      actions.all > 0 && text(fillIn(words.voice.mine, { mine: actions.mine, all: actions.all })),
    ),
    about('longSentences', fillIn(words.longSentences.figure, { count: sentences.long.length, all: sentences.all })),
    about('actions', fillIn(words.actions.figure, { count: actions.hidden.length, all: actions.all })),
    hasOthers
      ? about('repeats', fillIn(words.repeats.figure, { count: tools.notes.filter(({ kind }) => kind === 'sharedRun').length }))
      : about('repeats', undefined, text(words.repeats.alone)),
  ]
}
