import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Quoting.module.css'

/** What a quote contains, beside how to get one. */
export function Quoting({ howQuoted: { contains, steps } }: { howQuoted: Pricing['howQuoted'] }) {
  return (
    <div className={styles.columns}>
      <div>
        <h3>{texts.quote}</h3>
        <ul className={styles.items}>
          {contains.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{texts.steps}</h3>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <Inline text={step} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
