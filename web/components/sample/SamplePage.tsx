import { pageTexts, sampleTexts as texts } from '#content/labels.ts'
import { samplesPage } from '#content/pages/samples.ts'
import { sampleEnquiry } from '#content/samples.ts'
import type { Sample } from '#content/schema/sample.ts'
import { DrawingTile } from '../drawing/DrawingTile.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Related } from '../page/Section.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { Extract } from './Extract.tsx'
import styles from './sample.module.css'

export function SamplePage({ sample }: { sample: Sample }) {
  const { one } = samplesPage
  const extract = (
    <section key="extract" id="extract" aria-labelledby="extract-heading">
      <h2 id="extract-heading" className="visually-hidden">
        {one.extract}
      </h2>
      <Extract sample={sample} />
      <p className={styles.intro}>{sample.intro}</p>
      <p className={`no-print button-row ${styles.request}`}>
        <a className="button" href="#request-a-sample" {...(sample.discipline ? { 'data-discipline': sample.discipline } : {})}>
          {one.request}
        </a>
        <span className="aside">{one.requestHint}</span>
      </p>
      <p className={styles.limit}>
        <Inline text={one.limit} />
      </p>
    </section>
  )
  return (
    <>
      <PageHead
        heading={sample.page.heading}
        lead={sample.page.lead}
        trail={[{ path: '/samples', label: samplesPage.here }]}
        here={sample.page.title}
        aside={<DrawingTile id={sample.id} isAlone />}
        compact
      />
      <LongPage
        sections={[
          { id: 'extract', heading: one.extract, framed: true, content: extract },
          { id: 'lesson', heading: texts.lesson, content: <Markdown text={sample.lesson} /> },
          { id: 'next', heading: pageTexts.related, content: <Related links={sample.related} /> },
        ]}
        enquiry={sampleEnquiry(sample)}
        sources={[]}
        isShort
      />
    </>
  )
}
