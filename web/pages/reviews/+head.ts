import { reviewsPage } from '#content/reviews.ts'
import type { PageMeta } from '#head/pageMeta.ts'

export function head(): PageMeta {
  const { title, description } = reviewsPage
  return { title, description }
}
