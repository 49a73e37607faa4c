import { lastChecked } from '#content/lastChecked.ts'
import { reviewsPage } from '#content/reviews.ts'
import type { PageHead } from '#head/pageHead.ts'

export function head(): PageHead {
  const { title, description } = reviewsPage
  return { title, description, updated: lastChecked(reviewsPage) }
}
