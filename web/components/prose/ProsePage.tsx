import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import { sourcesNamed } from '#content/reading.ts'
import type { Artefact } from '#content/schema/artefact.ts'
import type { ProsePage as Prose } from '#content/schema/page.ts'
import { titleBlock } from '#content/titleBlock.ts'
import { SheetHead } from '../drawing/SheetHead.tsx'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquirySection, LongPage, type PageSection } from '../page/LongPage.tsx'
import { Breadcrumb, PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related, Section } from '../page/Section.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './prose.module.css'

type Props = {
  page: Prose
  aside?: ReactNode
  /** Its drawing sheet, where it has one, by the last part of its address. */
  sheet?: { id: string; artefact: Artefact } | undefined
  first?: PageSection | undefined
}

/** So many rows of a page are open at first. */
const OPEN = 3

export function ProsePage({ page, aside, sheet, first }: Props) {
  const { questions, form } = page
  const folded = page.sections
    .filter((section) => section.folded)
    .map(({ id, heading, body, sources }) => ({ id, question: heading, answer: body, sources }))
  const shown = page.sections
    .filter((section) => !section.folded)
    .map(({ id, heading, body, sources }) => ({
      id,
      heading,
      content: (
        <div className={styles.text}>
          <Markdown text={body} />
          {sources && <Sources ids={sources} />}
        </div>
      ),
    }))
  const sections: PageSection[] = [...(first ? [first] : []), ...shown]
  if (folded.length > 0) sections.push({ id: 'details', heading: pageTexts.details, content: <Questions questions={folded} open={OPEN} /> })
  if (questions) sections.push({ id: 'questions', heading: pageTexts.questions, content: <Questions questions={questions} /> })
  if (form) sections.push(enquirySection(form))
  return (
    <>
      {sheet ? (
        <Head page={page} {...sheet} />
      ) : (
        <PageHead heading={page.heading} lead={page.lead} here={page.title} aside={aside} compact below={<Glance rows={page.glance} />}>
          {form && <EnquiryActions page={page.title} />}
        </PageHead>
      )}
      <LongPage sections={sections} sources={sourcesNamed(page)}>
        <Section id="related" heading={pageTexts.related}>
          <Related links={page.related} />
        </Section>
      </LongPage>
    </>
  )
}

function Head({ page: { heading, lead, title, glance, form }, id, artefact }: { page: Prose; id: string; artefact: Artefact }) {
  return (
    <SheetHead
      id={id}
      heading={heading}
      lead={lead}
      sheet={artefact.drawing}
      artefact={artefact}
      block={titleBlock({ path: `/${id}` }, artefact.drawing)}
      trail={<Breadcrumb parents={[]} here={title} />}
      below={<Glance rows={glance.filter((row) => !('readers' in row))} />}
    >
      {form && <EnquiryActions page={title} />}
    </SheetHead>
  )
}
