import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import { sourcesNamed } from '#content/reading.ts'
import type { ProsePage as Prose } from '#content/schema/page.ts'
import { EnquiryActions } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { enquiryPart, LongPage, type Part } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Related, Section } from '../page/Section.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './prose.module.css'

type Props = {
  page: Prose
  aside?: ReactNode
  first?: Part | undefined
}

export function ProsePage({ page, aside, first }: Props) {
  const { sections, questions, form } = page
  const folded = sections
    .filter((section) => section.folded)
    .map(({ id, heading, body, sources }) => ({ id, question: heading, answer: body, sources }))
  const shown = sections
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
  const parts: Part[] = [...(first ? [first] : []), ...shown]
  if (folded.length > 0) parts.push({ id: 'details', heading: pageTexts.details, content: <Questions questions={folded} /> })
  if (questions) parts.push({ id: 'questions', heading: pageTexts.questions, content: <Questions questions={questions} /> })
  if (form) parts.push(enquiryPart(form))
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} here={page.title} aside={aside} offer below={<Glance rows={page.glance} />}>
        {form && <EnquiryActions />}
      </PageHead>
      <LongPage parts={parts} sources={sourcesNamed(page)}>
        <Section id="related" heading={pageTexts.related}>
          <Related links={page.related} />
        </Section>
      </LongPage>
    </>
  )
}
