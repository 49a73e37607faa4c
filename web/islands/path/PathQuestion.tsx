import type { notStartedWords } from '#content/forms.ts'
import type { PathWords } from '#content/schema/path.ts'
import type { CardLine } from '#domain/path/card.ts'
import { pathAddress, readFragment, START, toFragment } from '#domain/path/route.ts'
import { useIsInBrowser, useStore } from '../runtime/store.ts'
import { CardLines } from './CardLines.tsx'
import styles from './card.module.css'
import { fragmentStore } from './fragment.ts'
import { PathSearch, type PathSearchProps } from './PathSearch.tsx'

type Choice = { id: string; label: string; detail?: string | undefined; path: string }

export type PathQuestionProps = {
  node: string
  short: string
  question: string
  note: string
  folio?: string | undefined
  /** The answers of the only way to the question. Where several ways lead to it, the address alone knows them. */
  answers?: readonly string[] | undefined
  /** What is printed for everybody names no answers in its links. */
  lines: readonly CardLine[]
  choices: readonly Choice[]
  words: Pick<PathWords, 'name' | 'card' | 'why' | 'change' | 'changeAnswer' | 'occupation' | 'startAgain'>
  search?: PathSearchProps | undefined
  stopped: typeof notStartedWords
}

const LONG_LIST = 12

export function PathQuestion(props: PathQuestionProps) {
  const { node, short, question, note, folio, lines, choices, words, search, stopped } = props
  const given = useAnswers(props.answers)
  /** Goes on with the first answers, and with one more. */
  const after = (count: number, ...more: string[]) =>
    given ? toFragment({ answers: [...given.answers.slice(0, count), ...more], code: given.code }) : ''
  return (
    <section className={`${styles.card} ${styles.wide}`} aria-labelledby="path-question">
      <p className={styles.head}>
        <span>{words.card}</span>
        {folio && <span className={styles.folio}>{folio}</span>}
      </p>
      <CardLines lines={lines.map((line, index) => ({ ...line, change: line.change + after(index) }))} words={words} />
      <div className={styles.current}>
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
        <h1 id="path-question">
          <span className="visually-hidden">{words.name}: </span>
          {question}
        </h1>
        <p className={`note ${styles.why}`}>
          <b>{words.why}</b> {note}
        </p>
        <ul className={choices.length > LONG_LIST ? styles.columns : styles.answers}>
          {choices.map(({ id, label, detail, path }) => (
            <li key={id}>
              <a href={path + after(Number.POSITIVE_INFINITY, id)}>
                <span>{label}</span>
                {detail && <small className="fine">{detail}</small>}
              </a>
            </li>
          ))}
        </ul>
        {search && <PathSearch {...search} stopped={stopped} />}
      </div>
      {node !== START && (
        <p className={`no-print button-row ${styles.again}`}>
          <a href={pathAddress(START)}>{words.startAgain}</a>
        </p>
      )}
    </section>
  )
}

function useAnswers(ofOnlyWay: readonly string[] | undefined) {
  const given = readFragment(useStore(fragmentStore, ''))
  const answers = ofOnlyWay ?? given?.answers
  return useIsInBrowser() && answers ? { answers, code: given?.code ?? '' } : undefined
}
