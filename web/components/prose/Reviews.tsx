import { reviewsArtefact } from '#content/pages/reviews.ts'
import { newestReviews, reviews, reviewTexts } from '#content/reviews.ts'
import { readableMonth } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { Review } from '../../../cms/src/ownersContent/contentTypes.ts'
import type { PageSection } from '../page/LongPage.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './prose.module.css'

export const reviewsSection: PageSection | undefined =
  reviews.length === 0
    ? undefined
    : {
        id: reviewTexts.id,
        heading: reviews.length === 1 ? reviewTexts.one : fillIn(reviewTexts.several, { count: reviews.length }),
        intro: reviewTexts.intro,
        content: (
          <ul className={styles.reviews}>
            {reviews.map((review) => (
              <li key={`${review.month} ${review.name} ${review.words}`} className="card">
                <ReviewInWords {...review} />
              </li>
            ))}
          </ul>
        ),
      }

function ReviewInWords({ words, name, occupation, country, authority, month, original }: Review) {
  return (
    <figure className={styles.review}>
      <blockquote dir="auto">
        {words.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption className="aside">
        <b dir="auto">{name}</b>, {[occupation, country, authority].filter(Boolean).join(', ')},{' '}
        <time dateTime={month}>{readableMonth(month)}</time>
        {original && (
          <>
            {' · '}
            <a href={original}>
              {reviewTexts.original} <span className="visually-hidden">{name}</span>
            </a>
          </>
        )}
      </figcaption>
    </figure>
  )
}

/** The newest review of each authority beside the heading; until there is one, the drawing. */
export const besideReviews =
  newestReviews.length > 0 ? { aside: <NewestReviews /> } : { sheet: { id: 'reviews', artefact: reviewsArtefact } }

function NewestReviews() {
  const [newest, ...others] = newestReviews
  return (
    <Sheet
      id="review"
      label={others.length > 0 ? reviewTexts.newestOfEach : reviewTexts.newest}
      folio={others.length > 0 || newest === undefined ? undefined : readableMonth(newest.month)}
      pile
    >
      {newestReviews.map((review) => (
        <ReviewInWords key={review.authority} {...review} />
      ))}
    </Sheet>
  )
}
