import { policyTexts as texts } from '#content/labels.ts'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import styles from './Clause.module.css'

type Props = { number: string; anchor: string; heading: string; body: string; summary: string }

/** One clause. On a phone its summary comes first, so that a reader may stop there. */
export function Clause({ number, anchor, heading, body, summary }: Props) {
  return (
    <div id={anchor} className={styles.clause}>
      <h3>
        <span className={styles.number}>{number}</span> {heading}
      </h3>
      <p className={styles.summary}>
        <strong>{texts.inShort}</strong> <Inline text={summary} />
      </p>
      <div className={styles.body}>
        <Markdown text={body} />
      </div>
    </div>
  )
}
