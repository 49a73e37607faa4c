import type { ReviewForm } from '#content/schema/page.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './EmptyReview.module.css'

/** The empty form of a review: what it will show, and the three boxes it needs. */
export function EmptyReview({ form: { label, folio, stamp, fields, conditions } }: { form: ReviewForm }) {
  return (
    <Sheet id="review" label={label} folio={folio} stamp={stamp} pile>
      <ul className={styles.fields}>
        {fields.map(({ label, hint, long }) => (
          <li key={label} className={long ? styles.long : undefined}>
            <strong>{label}</strong> <span>{hint}</span>
          </li>
        ))}
      </ul>
      <p className={styles.heading} id="review-conditions">
        {conditions.heading}
      </p>
      <ol className={styles.conditions} aria-labelledby="review-conditions">
        {conditions.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Sheet>
  )
}
