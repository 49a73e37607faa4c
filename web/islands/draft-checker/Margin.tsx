import { memo } from 'react'
import type { DraftRules } from '#domain/draft/episode.ts'
import { episodeRows } from '#domain/draft/episodeNotes.ts'
import type { RplReports } from '#domain/draft/rplReports.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftKind, DraftWords, Sheet } from './draftProps.ts'
import { EpisodeMargin } from './EpisodeMargin.tsx'
import styles from './Margin.module.css'
import { Facts, Note, Row } from './MarginParts.tsx'
import { counted, type MarginTools, notesOf, tallyOf } from './marginTools.ts'
import { StatementMargin } from './StatementMargin.tsx'
import type { DraftCheck } from './useSheets.ts'

type Props = { sheet: Sheet; check: DraftCheck; rules: DraftRules; tools: MarginTools }

/** The results for one sheet that is not empty. It is long, so it is not drawn again when something else changes while the visitor types. */
export const Margin = memo(function Margin({ sheet, check, rules, tools }: Props) {
  const { margin, sheets, rpl } = tools.words
  const notes = tallyOf(sheet, check, rules)?.notes ?? 0
  return (
    <section className={styles.margin}>
      <h3>{fillIn(margin.of, { sheet: sheets.names[sheet] })}</h3>
      <p className={styles.sum}>{notes === 0 ? margin.clean : notes === 1 ? margin.oneNote : fillIn(margin.notes, { count: notes })}</p>
      {sheet === 'rpl' && <p className={styles.caution}>{rpl.caution}</p>}
      <Rows sheet={sheet} check={check} rules={rules} tools={tools} />
      <details className={styles.how}>
        <summary>{margin.how}</summary>
        <Explanation kind={sheet === 'rpl' ? 'rpl' : 'cdr'} words={tools.words} rules={rules} />
      </details>
    </section>
  )
})

function Rows({ sheet, check, rules, tools }: Props) {
  if (sheet === 'rpl') return <RplMargin check={check.rpl} tools={tools} />
  if (sheet === 'statement') return check.cdr.statement && <StatementMargin check={check.cdr.statement} rules={rules} tools={tools} />
  const { episodes } = check.cdr
  const episode = episodes[sheet]
  return (
    episode && (
      <EpisodeMargin
        sheet={sheet}
        check={episode}
        notes={notesOf(sheet, check, rules)}
        rules={rules}
        hasOthers={Object.keys(episodes).length > 1}
        tools={tools}
      />
    )
  )
}

type ExplanationProps = { kind: DraftKind; words: DraftWords; rules: DraftRules; folded?: boolean }

/** The checks and the figures they measure against, explained so that a reader can do them by hand. */
export function Explanation({ kind, words: { episode, statement, rpl, sheets }, rules, folded }: ExplanationProps) {
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
  return (kind === 'cdr' ? cdr : [rpl.reports, rpl.dates]).map(({ title, how }) =>
    folded ? (
      <details key={title} className={styles.check}>
        <summary>
          <h4>{title}</h4>
        </summary>
        <p>{fillIn(how, figures)}</p>
      </details>
    ) : (
      <Row key={title} title={title}>
        <p>{fillIn(how, figures)}</p>
      </Row>
    ),
  )
}

type RplProps = { check: RplReports; tools: MarginTools }

/** The margin of two project reports: headings, lengths and dates. We know of no length that the ACS sets, so none is measured. */
function RplMargin({ check: { words: all, reports }, tools }: RplProps) {
  const { rpl, sheets } = tools.words
  const wordsIn = (count: number) => fillIn(sheets.words, { words: counted(count) })
  return (
    <>
      <Row title={rpl.reports.title} figure={fillIn(rpl.reports.figure, { count: reports.length })}>
        {reports.length === 0 && <Note text={fillIn(rpl.reports.none, { words: counted(all) })} {...tools} />}
        {reports.length === 1 && <Note text={rpl.reports.one} {...tools} />}
        {reports.map(({ title, start, words, sections }) => (
          <div key={start} className={styles.report}>
            <h5>{title}</h5>
            <Facts
              facts={[
                { label: rpl.reports.total, value: wordsIn(words) },
                ...sections.map((section) => ({ label: section.title, value: wordsIn(section.words) })),
              ]}
            />
            {sections.length === 0 && <p>{rpl.reports.noSections}</p>}
          </div>
        ))}
      </Row>
      {reports.length > 0 && (
        <Row title={rpl.dates.title}>
          <Facts
            facts={reports.map(({ title, dates }) => {
              const seen = dates.map((span) => tools.quoteOf({ sheet: 'rpl', ...span }).text)
              return { label: title, value: [...new Set(seen)].slice(0, 8).join(' · ') || rpl.dates.none }
            })}
          />
        </Row>
      )}
    </>
  )
}
