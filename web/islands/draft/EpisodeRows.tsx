import type { ReactNode } from 'react'
import type { DraftRules, EpisodeCheck } from '#domain/draft/episode.ts'
import { sectionNames } from '#domain/draft/sections.ts'
import { type EpisodeSheet, episodeSheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { counted, type DraftWords } from './draftWords.ts'
import { LengthScale } from './LengthScale.tsx'
import { type MarginTools, quotesInLine } from './marginTools.ts'
import { FactList, Subject } from './rows.tsx'

const MOST_QUOTED = 6

type Props = { sheet: EpisodeSheet; episode: EpisodeCheck; rules: DraftRules; tools: MarginTools }

export function EpisodeRows({ sheet, episode, rules, tools }: Props) {
  const words = tools.words.episode
  const { numbering, sections, introduction, voice, sentences, actions } = episode
  const hasOthers = episodeSheets.filter((other) => tools.check.sheets[other]).length > 1
  const range = { from: counted(rules.words.from), to: counted(rules.words.to) }
  const length = counted(episode.words)
  const isWithin = episode.words >= rules.words.from && episode.words <= rules.words.to
  const isNumbered = numbering.style === 'dotted'
  const inNumbers = { first: numbering.numbers[0] ?? '', last: numbering.numbers.at(-1) ?? '' }
  const repeats = tools.notes.filter(({ kind }) => kind === 'sharedRun').length

  const about = (name: keyof DraftWords['episode'], figure: string | undefined, facts?: ReactNode) => (
    <Subject name={name} title={words[name].title} figure={figure} tools={tools}>
      {facts}
    </Subject>
  )

  return (
    <>
      {about(
        'length',
        fillIn(words.length.figure, { words: length }),
        <>
          <LengthScale words={episode.words} range={rules.words} label={fillIn(words.length.scale, { words: length, ...range })} />
          {isWithin && <p>{fillIn(words.length.within, range)}</p>}
        </>,
      )}
      {about(
        'numbers',
        isNumbered ? fillIn(words.numbers.figure, inNumbers) : undefined,
        isNumbered && (
          <p>{fillIn(numbering.faults.length === 0 ? words.numbers.clean : words.numbers.count, { count: numbering.numbers.length })}</p>
        ),
      )}
      {about(
        'sections',
        fillIn(words.sections.figure, { count: sections.length, all: sectionNames.length }),
        <FactList
          facts={sectionNames.map((name) => {
            const found = sections.find((section) => section.name === name)
            const value = found ? fillIn(tools.words.sheets.words, { words: counted(found.words) }) : words.sections.absent
            return { label: words.sections.names[name], value }
          })}
        />,
      )}
      {about(
        'introduction',
        undefined,
        <>
          {introduction.assumed && <p>{words.introduction.assumed}</p>}
          <FactList
            facts={(['dates', 'places'] as const).map((kind) => ({
              label: words.introduction[kind],
              value: quotesInLine(tools.check, sheet, introduction[kind], MOST_QUOTED) || words.introduction.none,
            }))}
          />
        </>,
      )}
      {about(
        'voice',
        undefined,
        <>
          <FactList
            facts={[
              { label: words.voice.i, value: counted(voice.i) },
              { label: words.voice.we, value: counted(voice.we) },
            ]}
          />
          {actions.all > 0 && <p>{fillIn(words.voice.mine, { mine: actions.mine, all: actions.all })}</p>}
        </>,
      )}
      {about('longSentences', fillIn(words.longSentences.figure, { count: sentences.long.length, all: sentences.all }))}
      {about('actions', fillIn(words.actions.figure, { count: actions.hidden.length, all: actions.all }))}
      {about(
        'repeats',
        hasOthers ? fillIn(words.repeats.figure, { count: repeats }) : undefined,
        !hasOthers && <p>{words.repeats.alone}</p>,
      )}
    </>
  )
}
