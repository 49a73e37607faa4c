import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './QuoteSpecimen.module.css'

/** Who is paid, for what, when, and who sets the amount. */
export function QuoteSpecimen({ specimen }: { specimen: Pricing['specimen'] }) {
  return (
    <Sheet id="specimen" label={specimen.label} folio={specimen.folio} stamp={specimen.stamp} pile>
      <ol className={styles.lines}>
        {specimen.lines.map(({ payee, forWhat, when, setBy, links }) => (
          <li key={payee}>
            <div>
              <p className={styles.payee}>{payee}</p>
              <p>{forWhat}</p>
              <p className={styles.when}>{when}</p>
            </div>
            <div className={styles.amount}>
              <p>
                {texts.setBy} <strong>{setBy}</strong>
              </p>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.total}>
        <p>{specimen.total}</p>
        <p className={styles.amount}>
          <a href={specimen.action.path}>{specimen.action.label}</a>
        </p>
      </div>
    </Sheet>
  )
}
