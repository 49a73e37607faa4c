import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import { sourcesNamed } from '#content/lastChecked.ts'
import type { ProsePage as Prose } from '#content/schema/page.ts'
import { EnquiryActions, EnquirySection } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { FoldedSections, Questions } from '../page/Questions.tsx'
import { Related } from '../page/Related.tsx'
import { Section } from '../page/Section.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './ProsePage.module.css'

type Props = {
  page: Prose
  /** The artefact beside the head. */
  aside: ReactNode
  /** A part of its own before the others, with its line in the contents. */
  first?: { id: string; label: string; part: ReactNode } | undefined
}

export function ProsePage({ page, aside, first }: Props) {
  const shown = page.sections.filter(({ folded }) => !folded)
  const folded = page.sections.filter((section) => section.folded)
  const contents = [...(first ? [{ id: first.id, label: first.label }] : []), ...shown.map(({ id, heading }) => ({ id, label: heading }))]
  if (folded.length > 0) contents.push({ id: 'details', label: pageTexts.details })
  if (page.questions) contents.push({ id: 'questions', label: pageTexts.questions })
  if (page.form) contents.push({ id: 'enquiry', label: pageTexts.enquiry })
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} here={page.title} aside={aside} offer below={<Glance rows={page.glance} />}>
        {page.form && <EnquiryActions />}
      </PageHead>
      <LongPage contents={contents} sources={sourcesNamed(page)}>
        {first?.part}
        {shown.map(({ id, heading, body, sources }) => (
          <Section key={id} id={id} heading={heading}>
            <div className={styles.text}>
              <Markdown text={body} />
              {sources && <Sources ids={sources} />}
            </div>
          </Section>
        ))}
        {folded.length > 0 && (
          <Section id="details" heading={pageTexts.details}>
            <FoldedSections sections={folded} />
          </Section>
        )}
        {page.questions && (
          <Section id="questions" heading={pageTexts.questions}>
            <Questions questions={page.questions} />
          </Section>
        )}
        {page.form && <EnquirySection texts={page.form} />}
        <Section id="related" heading={pageTexts.related}>
          <Related links={page.related} />
        </Section>
      </LongPage>
    </>
  )
}
