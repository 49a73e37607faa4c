import { NextLinks, ReturnedPage } from '#components/prose/NotFoundParts.tsx'
import { PageHead } from '#components/ui/PageHead.tsx'
import { notFound } from '#content/pages/notFound.ts'

export function Page() {
  const { heading, lead, title, returned, ways } = notFound
  return (
    <>
      <PageHead heading={heading} lead={lead} here={title} aside={<ReturnedPage returned={returned} />} />
      <NextLinks ways={ways} />
    </>
  )
}
