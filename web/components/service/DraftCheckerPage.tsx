import { pageTexts } from '#content/labels.ts'
import { draftCheckerForm as form, draftCheckerPage as page } from '#content/pages/draft-checker.ts'
import { enquirySection, LongPage } from '../page/LongPage.tsx'
import { Breadcrumb } from '../page/PageHead.tsx'
import { Related, Section } from '../page/Section.tsx'
import { DraftTool } from './Tool.tsx'

/** The tool is the first view; a person who reads the draft comes after it. */
export function DraftCheckerPage() {
  return (
    <>
      <DraftTool trail={<Breadcrumb parents={[]} here={page.here} />} form={form} />
      <LongPage sections={[enquirySection(form)]} sources={[]} isShort>
        <Section id="related" heading={pageTexts.related}>
          <Related links={page.related} />
        </Section>
      </LongPage>
    </>
  )
}
