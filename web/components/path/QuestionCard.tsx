import type { ReactNode } from 'react'
import { pathWords as words } from '#content/path/words.ts'
import { questionAt } from '#content/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import { pathAddress, START } from '#domain/path/address.ts'
import { answersAt, cardLines } from '#domain/path/card.ts'
import { FilledLines } from '#islands/path/Card.tsx'
import styles from '#islands/path/path.module.css'
import { allQuestions } from './pathViews.ts'

/** Longer lists of answers, such as the countries, are set in columns. */
const LONG_LIST = 12

/** The card that is being filled in: the lines so far, then the question in turn. Each answer is a link to a page of its own. */
export function QuestionCard({ node, children }: { node: string; children?: ReactNode }) {
  const { question, short, note } = questionAt(node)
  const answers = answersAt(allQuestions, node, undefined)
  // What is printed for everybody names no answers in its links.
  const lines = cardLines(allQuestions, { answers: answers ?? [], code: '' }).map((line) => ({
    ...line,
    change: line.change.replace(/#.*/, ''),
  }))
  const choices = allQuestions[node]?.answers ?? []
  return (
    <section
      className={`${styles.card} ${styles.wide}`}
      aria-labelledby="path-question"
      data-path-question=""
      data-answers={answers?.join('.')}
    >
      <p className={styles.head}>
        <span>{words.card}</span>
        {answers && <span className={styles.folio}>{fillIn(words.folio, { number: lines.length + 1 })}</span>}
      </p>
      <FilledLines lines={lines} occupation="" words={words} />
      <div className={styles.current}>
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
        <h1 id="path-question">
          <span className="visually-hidden">{words.name}: </span>
          {question}
        </h1>
        <p className={styles.why}>
          <b>{words.why}</b> {note}
        </p>
        <ul className={choices.length > LONG_LIST ? styles.columns : styles.answers}>
          {choices.map(({ id, label, to, detail }) => (
            <li key={id}>
              <a href={pathAddress(to)} data-answer={id}>
                <span>{label}</span>
                {detail && <small>{detail}</small>}
              </a>
            </li>
          ))}
        </ul>
        {children}
      </div>
      {node !== START && (
        <p className={styles.again}>
          <a href={pathAddress(START)}>{words.startAgain}</a>
        </p>
      )}
    </section>
  )
}
