import { disciplines } from '#content/forms.ts'
import { serviceTexts, sampleTexts as texts } from '#content/labels.ts'
import type { SamplesPage as Words } from '#content/schema/indexPage.ts'
import type { Sample } from '#content/schema/sample.ts'
import { otherDiscipline } from '#domain/sampleRequest.ts'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { Mark } from '../sheet/Mark.tsx'
import { EnquiryCard } from '../ui/EnquiryCard.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Sources } from '../ui/Sources.tsx'
import { Extract } from './Extract.tsx'
import styles from './SamplesPage.module.css'
import { SheetIndex } from './SheetIndex.tsx'

export function SamplesPage({ words, samples }: { words: Words; samples: Sample[] }) {
  const contents = [
    { id: 'legend', label: words.legend.heading },
    ...samples.map(({ id, kicker }) => ({ id, label: kicker })),
    { id: 'warning', label: words.warning.heading },
    { id: 'disciplines', label: words.disciplines.heading },
    { id: 'enquiry', label: serviceTexts.enquiry },
  ]
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} here={words.title} aside={<SheetIndex words={words.index} samples={samples} />} />
      <LongPage contents={contents}>
        <Section id="legend" heading={words.legend.heading} intro={words.legend.intro}>
          <dl className={styles.legend}>
            {words.legend.items.map(({ term, meaning, drawn }) => (
              <div key={term}>
                <dt>{drawn === 'mark' ? <Mark>{term}</Mark> : <span className={styles.note}>{term}</span>}</dt>
                <dd>
                  <Inline text={meaning} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
        {samples.map((sample) => (
          <section key={sample.id} id={sample.id} className={styles.sample} aria-label={sample.kicker}>
            <p className={styles.intro}>{sample.intro}</p>
            <Extract sample={sample} headingLevel={2} />
            <details className={styles.lesson}>
              <summary>{texts.lesson}</summary>
              <Markdown text={sample.lesson} />
            </details>
          </section>
        ))}
        <section id="warning" className={styles.warning} aria-labelledby="warning-heading">
          <div>
            <h2 id="warning-heading">{words.warning.heading}</h2>
            <Markdown text={words.warning.body} />
            <Sources ids={words.warning.sources} />
          </div>
        </section>
        <Section id="disciplines" heading={words.disciplines.heading} intro={words.disciplines.intro}>
          <ul className={styles.disciplines}>
            {disciplines
              .filter(({ value }) => value !== otherDiscipline)
              .map(({ value, label }) => (
                <li key={value}>
                  <span className={styles.code}>{value}</span>
                  <span>{label}</span>
                  <a href="#request-a-sample" data-discipline={value}>
                    {words.disciplines.action}
                    <span className="visually-hidden">: {label}</span>
                  </a>
                </li>
              ))}
          </ul>
        </Section>
        <Section id="enquiry" heading={serviceTexts.enquiry}>
          <EnquiryCard id="page-enquiry" texts={words.form} />
        </Section>
      </LongPage>
    </>
  )
}
