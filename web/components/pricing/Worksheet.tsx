import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import styles from './pricing.module.css'

/** Adds up in the browser; on paper the boxes are there to write in. Nothing is sent or kept. */
export function Worksheet({ worksheet }: { worksheet: Pricing['worksheet'] }) {
  return (
    <Sheet id="cost-sheet" label={texts.sheet} folio={texts.aud} className={styles.sheet}>
      <form data-worksheet method="dialog">
        <NotStarted />
        <div className={styles.lines}>
          {worksheet.lines.map(({ id, label }) => (
            <div key={id} className={styles.line}>
              <label htmlFor={`cost-${id}`}>{label}</label>
              <input
                id={`cost-${id}`}
                name={id}
                type="text"
                inputMode="decimal"
                aria-errormessage={`cost-${id}-fault`}
                className={styles.input}
              />
              <p id={`cost-${id}-fault`} className={styles.fault}>
                {texts.fault}
              </p>
            </div>
          ))}
        </div>
        <p className={`script-only ${styles.total}`}>
          <span>{worksheet.total}</span>
          <output data-currency={texts.aud} aria-live="polite">
            {texts.aud} 0
          </output>
        </p>
        <p className={`aside ${styles.note}`}>{worksheet.note}</p>
      </form>
    </Sheet>
  )
}
