import { ProsePage } from '#components/prose/ProsePage.tsx'
import { EmptyReview, Reviews, reviewsHeading } from '#components/prose/Reviews.tsx'
import { reviews, reviewsPage, reviewTexts, shownForm } from '#content/reviews.ts'

export function Page() {
  const first = { id: reviewTexts.id, label: reviewsHeading, part: <Reviews /> }
  return <ProsePage page={reviewsPage} aside={<EmptyReview form={shownForm} />} first={reviews.length > 0 ? first : undefined} />
}
