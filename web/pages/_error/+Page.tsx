import { Related } from '#components/page/Related.tsx'
import { Section } from '#components/page/Section.tsx'
import { PageHead } from '#components/ui/PageHead.tsx'
import { notFound } from '#content/pages/notFound.ts'

export function Page() {
  return (
    <>
      <PageHead heading={notFound.heading} lead={notFound.lead} here={notFound.title} />
      <div className="wrap">
        <Section id="ways" heading={notFound.ways.heading}>
          <Related links={notFound.ways.links} />
        </Section>
      </div>
    </>
  )
}
