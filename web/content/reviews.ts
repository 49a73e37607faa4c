import type { Review } from '../../cms/src/ownersContent/contentTypes.ts'
import { pricesInWords } from './glance.ts'
import { newestFirst, ownerOffer, quotesOf, withPlaces } from './ownerOffer.ts'
import { repositoryTexts } from './ownersTexts.ts'
import { reviewsWithoutAny } from './pages/reviews.ts'
import type { ProsePage } from './schema/page.ts'
import { snapshot } from './snapshot.ts'

export const reviews: readonly Review[] = newestFirst(snapshot?.reviews ?? []).map(withPlaces)

export const reviewTexts = {
  id: 'reviews',
  one: 'One review',
  several: '{count} reviews',
  newest: 'Newest review',
  newestOfEach: 'Newest reviews',
  original: 'See the original',
  intro: 'Each is in its writer’s own words. A real client wrote it, agreed to it in writing, and it matches finished work.',
} as const

const WHEN_PUBLISHED =
  'We publish a review when a real client wrote it, agreed in writing, and we can match it with finished work. A critical review follows the same rules and stays.'
const QUOTE_FIRST = 'Your price comes first, in a written quote.'
const STARS = 'Where are the stars?'
const NO_STARS = 'Stars say little about the work. The page’s hidden data is free of ratings too.'

/** For the head of the page: the newest of all, and of each other authority the newest short one. */
export const newestReviews: readonly Review[] = newestOfEach(reviews)

function newestOfEach(reviews: readonly Review[]): Review[] {
  const shown = [...reviews.slice(0, 1), ...quotesOf(reviews)]
  return shown.filter((review, index) => index === shown.findIndex(({ authority }) => authority === review.authority))
}

/** The page as it reads with and without reviews. */
export const reviewsPage: ProsePage = reviews.length === 0 ? reviewsWithoutAny : withReviews(reviewsWithoutAny)

/** What the page says of having none, in the words that are true once there are some. */
function withReviews(page: ProsePage): ProsePage {
  return {
    ...page,
    heading: 'Reviews and Success Stories: what clients wrote',
    description:
      'What clients wrote about our help, each with its month and authority. How we collect and check reviews, and eleven tests for any provider, us included.',
    lead: `Clients wrote these words and agreed that we publish them. They wrote their own documents; we asked and commented. ${pricesInWords(ownerOffer) ?? QUOTE_FIRST}`,
    sections: withChange(page.sections, ({ id }) => id === 'why-empty', { body: WHEN_PUBLISHED }),
    questions: withChange(page.questions ?? [], (_, index) => repositoryTexts[`pages/reviews.ts#questions.${index}.question`] === STARS, {
      answer: NO_STARS,
    }),
  }
}

function withChange<Part>(parts: readonly Part[], isIt: (part: Part, index: number) => boolean, change: Partial<Part>): Part[] {
  if (!parts.some(isIt)) throw new Error(`content/pages/reviews.ts has no part to take “${Object.values(change).join()}”.`)
  return parts.map((part, index) => (isIt(part, index) ? { ...part, ...change } : part))
}
