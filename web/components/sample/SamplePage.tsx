import { enquiryLink } from '#content/enquiryLinks.ts'
import { pageTexts, sampleTexts as texts } from '#content/labels.ts'
import { samplesPage } from '#content/pages/samples.ts'
import { samplePath } from '#content/samples.ts'
import type { Sample } from '#content/schema/sample.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Related } from '../page/Related.tsx'
import { Section } from '../page/Section.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Extract } from './Extract.tsx'
import styles from './SamplePage.module.css'

/** One annotated extract: the document first, then what to learn from it and what to read next. */
export function SamplePage({ sample }: { sample: Sample }) {
  const { one } = samplesPage
  const contents = [
    { id: 'extract', label: one.extract },
    { id: 'lesson', label: texts.lesson },
    { id: 'next', label: pageTexts.related },
  ]
  return (
    <>
      <PageHead
        heading={sample.page.heading}
        lead={sample.page.lead}
        trail={[{ path: '/samples', label: samplesPage.here }]}
        here={sample.page.title}
      >
        <p className={styles.actions}>
          <a className="button" href="#request-a-sample" {...(sample.discipline ? { 'data-discipline': sample.discipline } : {})}>
            {one.request}
          </a>
        </p>
        <p className={styles.requestHint}>{one.requestHint}</p>
      </PageHead>
      <LongPage contents={contents} enquiry={enquiryLink(samplePath(sample))} sources={[]}>
        <Section id="extract" heading={one.extract} intro={sample.intro}>
          <Extract sample={sample} headingLevel={3} />
          <p className={styles.limit}>
            <Inline text={one.limit} />
          </p>
        </Section>
        <Section id="lesson" heading={texts.lesson}>
          <Markdown text={sample.lesson} />
        </Section>
        <Section id="next" heading={pageTexts.related}>
          <Related links={sample.related} />
        </Section>
      </LongPage>
    </>
  )
}
