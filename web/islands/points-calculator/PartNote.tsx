import type { CalculatorWords } from './calculatorProps.ts'
import styles from './questions.module.css'

type Props = { note: NonNullable<CalculatorWords['parts']['work']['note']> }

export function PartNote({ note: { summary, text, link } }: Props) {
  return (
    <details className={styles.note}>
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
