import { reviews, reviewTexts } from '#content/reviews.ts'
import type { ReviewForm } from '#content/schema/page.ts'
import { readableMonth } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Section } from '../page/Section.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './Reviews.module.css'

export const reviewsHeading = reviews.length === 1 ? reviewTexts.one : fillIn(reviewTexts.several, { count: reviews.length })

/** What clients wrote, word for word, with what they agreed to show of themselves. */
export function Reviews() {
  return (
    <Section id={reviewTexts.id} heading={reviewsHeading} intro={reviewTexts.intro}>
      <ul className={styles.reviews}>
        {reviews.map(({ words, name, country, authority, month }) => (
          <li key={`${month} ${name} ${words}`}>
            <figure>
              <blockquote dir="auto">
                {words.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
              <figcaption>
                <b dir="auto">{name}</b>
                <span>
                  {[country, authority].filter(Boolean).join(', ')}, <time dateTime={month}>{readableMonth(month)}</time>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

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
