import { reviews, reviewTexts } from '#content/reviews.ts'
import { readableMonth } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Section } from '../page/Section.tsx'
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
