import { useEffect } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import { fillIn } from '#domain/fillIn.ts'
import { pointsMessage } from '#domain/points.ts'
import { summariseForEnquiry } from '../forms/enquirySummary.ts'
import { Announcement } from '../runtime/Announcement.tsx'
import { useStore } from '../runtime/store.ts'
import { Actions } from './Actions.tsx'
import { Answered } from './Answered.tsx'
import { chosenStore, followAddress, nothingChosen } from './answersStore.ts'
import styles from './calculator.module.css'
import { Ledger } from './Ledger.tsx'
import { OtherRows } from './OtherRows.tsx'
import { type LineSource, Question } from './Question.tsx'
import questions from './questions.module.css'
import { type SumProps, scoreOf, spokenScore } from './score.ts'
import { Totals } from './Totals.tsx'

export type PointsCalculatorProps = Pick<SumProps, 'table' | 'words'> & {
  headingId: string
  /** Of the page's enquiry form, beside whose message the sum is offered. */
  messageLabel: string
  /** By the line's id. */
  lineSources: Readonly<Record<string, LineSource>>
  /** The table's date, on paper. */
  tableDate: string
  stopped: typeof notStartedWords
}

const parts = ['you', 'work', 'study', 'more'] as const

export function PointsCalculator({ headingId, messageLabel, table, words, lineSources, tableDate, stopped }: PointsCalculatorProps) {
  useEffect(() => followAddress(table.factors), [table])
  const tool = { table, words, stopped }
  return (
    <form className={styles.calculator} method="dialog" aria-labelledby={headingId}>
      <div className={styles.instrument}>
        <Answered stopped={stopped} keepsPrinted>
          {(answers) => <Totals table={table} words={words} answers={answers} />}
        </Answered>
        <Answered stopped={stopped} keepsPrinted>
          {(answers) => <Ledger table={table} words={words} answers={answers} tableDate={tableDate} />}
        </Answered>
      </div>
      <div className={`no-print ${styles.questions}`}>
        <OtherVersion words={words} />
        {parts.map((part) => {
          const { heading, ...rest } = words.parts[part]
          return (
            <section key={part} className={styles.part} aria-labelledby={`${headingId}-${part}`}>
              <h3 id={`${headingId}-${part}`}>{heading}</h3>
              {'note' in rest && <PartNote note={rest.note} />}
              {table.factors
                .filter((factor) => factor.part === part)
                .map((factor) => (
                  <Question key={factor.id} {...tool} factor={factor} source={lineSources[factor.id]} />
                ))}
            </section>
          )
        })}
        <section className={styles.part} aria-labelledby={`${headingId}-nomination`}>
          <h3 id={`${headingId}-nomination`}>{words.nomination.heading}</h3>
          <Nomination table={table} words={words} />
        </section>
      </div>
      <Actions words={words} factors={table.factors} messageLabel={messageLabel} />
      <OtherRows {...tool} />
      <Answered stopped={stopped}>
        {(answers) => <Told table={table} words={words} answers={answers} messageLabel={messageLabel} />}
      </Answered>
    </form>
  )
}

function OtherVersion({ words }: Pick<SumProps, 'words'>) {
  const { isOfOtherVersion } = useStore(chosenStore, nothingChosen)
  return (
    <p className="callout" role="alert" data-limit hidden={!isOfOtherVersion}>
      {isOfOtherVersion && words.actions.otherVersion}
    </p>
  )
}

/** What is told of the sum: to the enquiry form, and to those who hear the page. */
function Told({ table, words, answers, messageLabel }: SumProps & { messageLabel: string }) {
  const score = scoreOf(table, answers)
  const summary = score.answered === 0 ? '' : pointsMessage(score, words.message)
  const { offer: add } = words
  useEffect(() => summariseForEnquiry(messageLabel, summary ? { summary, words: add } : undefined), [messageLabel, summary, add])
  return <Announcement sentence={spokenScore(score, words)} />
}

/** The only line where the three visas differ. It cannot be chosen: without it there is no 190 and no 491. */
function Nomination({ table: { visas }, words }: Pick<SumProps, 'table' | 'words'>) {
  const { text, row, summary } = words.nomination
  return (
    <>
      <p className={questions.nominationText}>{text}</p>
      <dl className={`rows ${questions.nominations}`}>
        {visas.map(({ subclass, nomination }) => (
          <div key={subclass}>
            <dt>{fillIn(row, { subclass })}</dt>
            <dd>
              {nomination === 0 ? '0' : `+${nomination}`}
              <span className="visually-hidden"> {words.points}</span>
            </dd>
          </div>
        ))}
      </dl>
      <details className={`unfolds ${questions.what}`}>
        <summary>{summary}</summary>
        {visas.map(({ subclass, nomination, why, evidence }) => (
          <p key={subclass}>
            <b>{fillIn(row, { subclass })}:</b> {why} {nomination > 0 && <b>{words.evidence}</b>} {nomination > 0 && evidence}
          </p>
        ))}
      </details>
    </>
  )
}

function PartNote({ note: { summary, text, link } }: { note: SumProps['words']['parts']['work']['note'] }) {
  return (
    <details className={questions.note}>
      <summary>{summary}</summary>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </details>
  )
}
