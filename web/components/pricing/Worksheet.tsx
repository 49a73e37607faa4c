import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/home.ts'
import styles from './Worksheet.module.css'

/** Adds up in the browser; on paper the boxes are there to write in. Nothing is sent or kept. */
export function Worksheet({ worksheet }: { worksheet: Pricing['worksheet'] }) {
  return (
    <form className={styles.sheet} data-worksheet method="dialog">
      {worksheet.lines.map(({ id, label, hint }) => (
        <div key={id} className={styles.line}>
          <label htmlFor={`cost-${id}`}>{label}</label>
          <p id={`cost-${id}-hint`}>{hint}</p>
          <span className={styles.amount}>
            <span aria-hidden="true">{texts.aud}</span>
            <input
              id={`cost-${id}`}
              name={id}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-describedby={`cost-${id}-hint`}
              className={styles.input}
            />
          </span>
        </div>
      ))}
      <p className={styles.total}>
        <span>{worksheet.total}</span>
        <output data-total aria-live="polite">
          {texts.aud} 0
        </output>
      </p>
      <p className={styles.note}>{worksheet.note}</p>
    </form>
  )
}
