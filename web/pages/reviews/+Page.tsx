import { ProsePage } from '#components/prose/ProsePage.tsx'
import { ReviewBesideHead, Reviews, reviewsHeading } from '#components/prose/Reviews.tsx'
import { reviews, reviewsPage, reviewTexts } from '#content/reviews.ts'

export function Page() {
  const first = { id: reviewTexts.id, label: reviewsHeading, part: <Reviews /> }
  return <ProsePage page={reviewsPage} aside={<ReviewBesideHead />} first={reviews.length > 0 ? first : undefined} />
}
