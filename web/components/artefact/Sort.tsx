import type { Drawing } from '#content/schema/artefact.ts'
import answers from './answers.module.css'
import { Choices } from './Choices.tsx'
import styles from './Sort.module.css'

export function Sort({ id, ask, bins, rows, found }: Omit<Drawing<'sort'>, 'kind'> & { id: string }) {
  return (
    <fieldset className={answers.document}>
      <legend className={answers.ask}>{ask}</legend>
      {rows.map(({ text, bin: right, why }, row) => (
        <fieldset key={text} className={styles.row}>
          <legend>{text}</legend>
          <Choices name={`${id}-${row}`} labels={bins} right={right} className={styles.bins} />
          <p className={`note ${answers.note} ${styles.why}`} data-answer>
            <b>{bins[right]}.</b> {why}
          </p>
        </fieldset>
      ))}
      <p className={answers.found} aria-hidden="true" data-of={found.of}>
        {found.label}
      </p>
    </fieldset>
  )
}
