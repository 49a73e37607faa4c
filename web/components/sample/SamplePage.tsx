import { pageTexts, sampleTexts as texts } from '#content/labels.ts'
import { samplesPage } from '#content/pages/samples.ts'
import { sampleEnquiry } from '#content/samples.ts'
import type { Sample } from '#content/schema/sample.ts'
import { LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Related } from '../page/Section.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { Extract } from './Extract.tsx'
import styles from './sample.module.css'

export function SamplePage({ sample }: { sample: Sample }) {
  const { one } = samplesPage
  const extract = (
    <>
      <Extract sample={sample} />
      <p className={styles.limit}>
        <Inline text={one.limit} />
      </p>
    </>
  )
  return (
    <>
      <PageHead
        heading={sample.page.heading}
        lead={sample.page.lead}
        trail={[{ path: '/samples', label: samplesPage.here }]}
        here={sample.page.title}
      >
        <p className="no-print">
          <a className="button" href="#request-a-sample" {...(sample.discipline ? { 'data-discipline': sample.discipline } : {})}>
            {one.request}
          </a>
        </p>
        <p className="aside no-print">{one.requestHint}</p>
      </PageHead>
      <LongPage
        parts={[
          { id: 'extract', heading: one.extract, intro: sample.intro, content: extract },
          { id: 'lesson', heading: texts.lesson, content: <Markdown text={sample.lesson} /> },
          { id: 'next', heading: pageTexts.related, content: <Related links={sample.related} /> },
        ]}
        enquiry={sampleEnquiry(sample)}
        sources={[]}
      />
    </>
  )
}
