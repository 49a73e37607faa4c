import { pathWords as words } from '#content/path/words.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { CardLine } from '#domain/path/card.ts'
import styles from './card.module.css'

/** The lines that are filled in, each with the assessor’s note. islands/path/ sets their addresses, and fills in those of a result. */
export function FilledLines({ lines }: { lines: readonly CardLine[] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ short, note, answer, change }, index) => (
        <li key={change + short}>
          <span className={styles.short}>{short}</span>
          <span className={styles.answer}>{answer}</span>
          <a className={`no-print ${styles.change}`} href={change} data-step={index} aria-label={fillIn(words.changeAnswer, { short })}>
            {words.change}
          </a>
          <span className={`note no-print ${styles.note}`}>{note}</span>
        </li>
      ))}
    </ol>
  )
}
