import { fillIn } from '#domain/fillIn.ts'
import type { CardLine } from '#domain/path/card.ts'
import styles from './path.module.css'
import type { CardWords } from './pathProps.ts'

type Props = {
  lines: readonly CardLine[]
  occupation: string
  words: CardWords
}

/** The lines that are filled in, each with the assessor’s note. */
export function FilledLines({ lines, occupation, words }: Props) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ short, note, answer, change }, index) => (
        <li key={change + short}>
          <span className={styles.short}>{short}</span>
          <span className={styles.answer}>{answer}</span>
          <a className={styles.change} href={change} data-step={index} aria-label={fillIn(words.changeAnswer, { short })}>
            {words.change}
          </a>
          <span className={styles.note}>{note}</span>
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
