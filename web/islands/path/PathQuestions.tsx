import { fillIn } from '#domain/fillIn.ts'
import { START } from '#domain/path/address.ts'
import { addressAfter, answersAt, cardLines } from '#domain/path/card.ts'
import { FilledLines } from './Card.tsx'
import { OccupationSearch } from './OccupationSearch.tsx'
import styles from './path.module.css'
import type { QuestionsProps } from './pathProps.ts'
import { usePath } from './usePath.ts'

/** Longer lists of answers, such as the countries, are set in columns. */
const LONG_LIST = 12

/** The card that is being filled in: the lines so far, then the question in turn. Each answer is a link to a page of its own. */
export function PathQuestions(props: QuestionsProps) {
  const { questions, words, occupations } = props
  const { node, answers, code, heading, follow } = usePath(props)
  const view = questions[node]
  if (view === undefined) throw new Error(`No question at ${node}`)
  // What is printed for everybody names no answers in its links.
  const implied = () => cardLines(questions, { answers: answersAt(questions, node, undefined) ?? [], code: '' })
  const lines = answers
    ? cardLines(questions, { answers, code })
    : implied().map((line) => ({ ...line, change: line.change.replace(/#.*/, '') }))
  const title = occupations[code]
  return (
    <section className={`${styles.card} ${styles.wide}`} aria-labelledby="path-question">
      <p className={styles.head}>
        <span>{words.card}</span>
        <span className={styles.folio}>{fillIn(words.folio, { number: lines.length + 1 })}</span>
      </p>
      <FilledLines lines={lines} occupation={title ? `${title} ${code}` : ''} words={words} onChange={follow} />
      <div className={styles.current}>
        <span className={styles.short} aria-hidden="true">
          {view.short}
        </span>
        <h1 id="path-question" ref={heading} tabIndex={-1}>
          <span className="visually-hidden">{words.name}: </span>
          <span>{view.question}</span>
        </h1>
        <p className={styles.why}>
          <b>{words.why}</b> <span>{view.note}</span>
        </p>
        <ul className={view.answers.length > LONG_LIST ? styles.columns : styles.answers}>
          {view.answers.map(({ id, label, detail }) => {
            const href = addressAfter(questions, { question: node, answer: id }, { answers, code })
            return (
              <li key={id}>
                <a href={href} onClick={follow} data-no-prerender="">
                  <span>{label}</span>
                  {detail && <small>{detail}</small>}
                </a>
              </li>
            )
          })}
        </ul>
        {node === START && <OccupationSearch {...props} onFollow={follow} />}
      </div>
      {node !== START && (
        <p className={styles.again}>
          <a href="/find-your-path" onClick={follow} data-no-prerender="">
            {words.startAgain}
          </a>
        </p>
      )}
    </section>
  )
}
