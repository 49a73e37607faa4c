import type { ReactNode } from 'react'
import type { DraftRules, EpisodeCheck } from '#domain/draft/episode.ts'
import type { EpisodeNote, EpisodeRow } from '#domain/draft/episodeNotes.ts'
import { type SectionName, sectionNames } from '#domain/draft/sections.ts'
import type { EpisodeSheet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type Fact, Facts, LengthScale, Note, Row } from './MarginParts.tsx'
import { counted, type MarginTools } from './marginTools.ts'

type Props = {
  sheet: EpisodeSheet
  check: EpisodeCheck
  notes: readonly EpisodeNote[]
  rules: DraftRules
  /** True when there is another episode to compare this one with. */
  hasOthers: boolean
  tools: MarginTools
}

/** The margin of one career episode: a row for each subject, with its figure first and its notes under it. */
export function EpisodeMargin({ sheet, check, notes, rules, hasOthers, tools }: Props) {
  const { words } = tools
  const { episode } = words
  const { numbering, sections, introduction, voice, sentences, actions } = check
  const range = { from: counted(rules.words.from), to: counted(rules.words.to) }

  const row = (name: EpisodeRow, figure: string | undefined, facts?: ReactNode) => {
    const own = notes.filter((note) => note.row === name)
    return (
      <Row title={episode[name].title} figure={figure}>
        {facts}
        {own.map(({ kind, values, spans }, index) => (
          <Note
            key={index}
            text={fillIn(words.notes[kind], readable(values, episode.sections.names))}
            spans={spans}
            hint={kind === 'hiddenActions'}
            named={kind === 'sharedRun'}
            {...tools}
          />
        ))}
      </Row>
    )
  }

  return (
    <>
      {row(
        'length',
        fillIn(episode.length.figure, { words: counted(check.words) }),
        <>
          <LengthScale
            words={check.words}
            range={rules.words}
            label={fillIn(episode.length.scale, { words: counted(check.words), ...range })}
          />
          {check.words >= rules.words.from && check.words <= rules.words.to && <p>{fillIn(episode.length.within, range)}</p>}
        </>,
      )}
      {row(
        'numbers',
        numbering.style === 'dotted'
          ? fillIn(episode.numbers.figure, { first: numbering.numbers[0] ?? '', last: numbering.numbers.at(-1) ?? '' })
          : undefined,
        numbering.style === 'dotted' && (
          <p>
            {fillIn(numbering.faults.length === 0 ? episode.numbers.clean : episode.numbers.count, { count: numbering.numbers.length })}
          </p>
        ),
      )}
      {row(
        'sections',
        fillIn(episode.sections.figure, { count: sections.length, all: sectionNames.length }),
        <Facts
          facts={sectionNames.map((name) => {
            const found = sections.find((section) => section.name === name)
            return {
              label: episode.sections.names[name],
              value: found ? fillIn(words.sheets.words, { words: counted(found.words) }) : episode.sections.absent,
            }
          })}
        />,
      )}
      {row(
        'introduction',
        undefined,
        <>
          {introduction.assumed && <p>{episode.introduction.assumed}</p>}
          <Facts facts={[seen('dates'), seen('places')]} />
        </>,
      )}
      {row(
        'voice',
        undefined,
        <>
          <Facts
            facts={[
              { label: episode.voice.i, value: counted(voice.i) },
              { label: episode.voice.we, value: counted(voice.we) },
            ]}
          />
          {actions.all > 0 && <p>{fillIn(episode.voice.mine, { mine: actions.mine, all: actions.all })}</p>}
        </>,
      )}
      {row('longSentences', fillIn(episode.longSentences.figure, { count: sentences.long.length, all: sentences.all }))}
      {row('actions', fillIn(episode.actions.figure, { count: actions.hidden.length, all: actions.all }))}
      {row(
        'repeats',
        hasOthers ? fillIn(episode.repeats.figure, { count: notes.filter((note) => note.row === 'repeats').length }) : undefined,
        !hasOthers && <p>{episode.repeats.alone}</p>,
      )}
    </>
  )

  function seen(kind: 'dates' | 'places'): Fact {
    const found = introduction[kind].map((span) => tools.quoteOf({ sheet, ...span }).text)
    return { label: episode.introduction[kind], value: [...new Set(found)].slice(0, 6).join(' · ') || episode.introduction.none }
  }
}

/** Values as a sentence needs them: a section by its name, thousands separated. */
function readable(values: EpisodeNote['values'], names: Readonly<Record<SectionName, string>>) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key === 'section' ? names[value as SectionName] : typeof value === 'number' ? counted(value) : value,
    ]),
  )
}
