import { useEffect } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import type { PathWords } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { pathSummary } from '#domain/path/card.ts'
import { pathAddress, START } from '#domain/path/route.ts'
import { summariseForEnquiry } from '../forms/enquirySummary.ts'
import { keepFields } from '../forms/keptFields.ts'
import { Boundary } from '../runtime/Boundary.tsx'
import { CardLines } from './CardLines.tsx'
import styles from './card.module.css'
import { GIVEN, readAnswers, type Source, type Table, useSource } from './givenAnswers.ts'

export type AnswersCardProps = {
  table: Table
  whoFor: readonly string[]
  /** Where the answers lead. */
  follows: string
  /** The same with `{country}`, where an answer names one: which line does. */
  country?: { short: string; follows: string } | undefined
  words: Pick<PathWords, 'answersCard' | 'change' | 'changeAnswer' | 'occupation' | 'startAgain' | 'summary' | 'offer'> & { print: string }
  enquiry: { result: string; messageLabel: string }
  stopped: typeof notStartedWords
}

/** The answers that the address or the tab has, in place of whom the result is for. The enquiry is offered those that were given here. */
export function AnswersCard(props: AnswersCardProps) {
  const { fragment, kept } = useSource(props.table.node)
  return (
    <section className={styles.card} aria-labelledby="path-answers">
      <Boundary words={props.stopped} of={`${fragment} ${kept}`} printed={<Card {...props} fragment="" kept="" />}>
        <Card {...props} fragment={fragment} kept={kept} />
      </Boundary>
    </section>
  )
}

function Card({ table, whoFor, follows, country, words, enquiry, fragment, kept }: AnswersCardProps & Source) {
  const given = readAnswers(table, { fragment, kept })
  const heading = given === undefined ? 'general' : given.areOwn ? 'own' : 'linked'
  const summary = given?.areOwn ? pathSummary({ ...enquiry, ...given }, words.summary) : ''
  const own = given?.areOwn ? given.fragment : ''
  const from = given?.lines.find(({ short }) => short === country?.short)?.answer

  useEffect(() => {
    if (own !== '' && own !== kept) keepFields(GIVEN, { [table.node]: own })
  }, [own, kept, table.node])
  useEffect(() => {
    summariseForEnquiry(enquiry.messageLabel, summary ? { summary, words: words.offer } : undefined)
  }, [enquiry.messageLabel, summary, words.offer])

  return (
    <>
      <p className={styles.head}>
        <span id="path-answers">{words.answersCard[heading]}</span>
      </p>
      {given ? (
        <div className={styles.filled}>
          <CardLines lines={given.lines} words={words} occupation={given.occupation} />
          <p className={styles.follows}>{from && country ? fillIn(country.follows, { country: from }) : follows}</p>
        </div>
      ) : (
        <ul className={styles.whoFor}>
          {whoFor.map((condition) => (
            <li key={condition} className="note">
              {condition}
            </li>
          ))}
        </ul>
      )}
      <p className={`no-print button-row ${styles.again}`}>
        <a href={pathAddress(START)}>{given ? words.startAgain : words.answersCard.begin}</a>
        <button type="button" className="script-only text-button" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </>
  )
}
