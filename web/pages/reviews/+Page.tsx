import { EmptyReview } from '#components/page/EmptyReview.tsx'
import { ProsePage } from '#components/page/ProsePage.tsx'
import { prosePages, reviewForm } from '#content/prosePages.ts'

export function Page() {
  return <ProsePage page={prosePages.reviews} aside={<EmptyReview form={reviewForm} />} />
}
