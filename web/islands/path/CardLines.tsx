import type { PathWords } from '#content/schema/path.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { CardLine } from '#domain/path/card.ts'
import styles from './card.module.css'

type Props = {
  lines: readonly CardLine[]
  words: Pick<PathWords, 'change' | 'changeAnswer' | 'occupation'>
  /** Looked up, with its code. */
  occupation?: string
}

/** What has been answered, line by line, as on a form that is filled in. */
export function CardLines({ lines, words, occupation }: Props) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ short, note, answer, change }) => (
        <li key={short}>
          <span className={styles.short}>{short}</span>
          <span className={styles.answer}>{answer}</span>
          <a className={`no-print ${styles.change}`} href={change} aria-label={fillIn(words.changeAnswer, { short })}>
            {words.change}
          </a>
          <span className={`note no-print ${styles.note}`}>{note}</span>
        </li>
      ))}
      {occupation && (
        <li>
          <span className={styles.short}>{words.occupation}</span>
          <span className={styles.answer}>{occupation}</span>
        </li>
      )}
    </ol>
  )
}
