import { EmptyReview } from '#components/prose/EmptyReview.tsx'
import { ProsePage } from '#components/prose/ProsePage.tsx'
import { prosePages, reviewForm } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages.reviews} aside={<EmptyReview form={reviewForm} />} />
}
