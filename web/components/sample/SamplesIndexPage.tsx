import { groupNames, pageTexts, sampleTexts as texts } from '#content/labels.ts'
import { samplePath } from '#content/samples.ts'
import type { SamplesPage, SamplesPage as Words } from '#content/schema/indexPage.ts'
import type { Sample } from '#content/schema/sample.ts'
import { disciplines, otherDiscipline } from '../../../cms/src/contract/disciplines.ts'
import { EnquirySection } from '../page/Enquiry.tsx'
import { LongPage } from '../page/LongPage.tsx'
import { Section } from '../page/Section.tsx'
import { Highlight } from '../sheet/Annotation.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './SamplesIndexPage.module.css'

/** All samples, each with its strongest sentence; every sample has a page of its own. */
export function SamplesIndexPage({ words, samples }: { words: Words; samples: Sample[] }) {
  const contents = [
    { id: 'extracts', label: words.extracts.heading },
    { id: 'legend', label: words.legend.heading },
    { id: 'warning', label: words.warning.heading },
    { id: 'disciplines', label: words.disciplines.heading },
    { id: 'enquiry', label: pageTexts.enquiry },
  ]
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} here={words.here} aside={<SheetIndex words={words.index} samples={samples} />} />
      <LongPage contents={contents}>
        <Section id="extracts" heading={words.extracts.heading} intro={words.extracts.intro}>
          <ul className={styles.extracts}>
            {samples.map((sample) => (
              <li key={sample.id} id={sample.id}>
                <p className={styles.kicker}>
                  {sample.kicker} · {groupNames[sample.authority]}
                </p>
                <h3>
                  <a href={samplePath(sample)}>{sample.page.title}</a>
                </h3>
                <StrongestSentence sample={sample} />
                <p>{sample.intro}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Legend words={words.legend} />
        <Warning words={words.warning} />
        <Section id="disciplines" heading={words.disciplines.heading} intro={words.disciplines.intro}>
          <details className={`folded-line ${styles.choices}`}>
            <summary>{words.disciplines.summary}</summary>
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
          </details>
        </Section>
        <EnquirySection texts={words.form} />
      </LongPage>
    </>
  )
}

/** The cover of a file: its samples, one line each. */
function SheetIndex({ words, samples }: { words: Words['index']; samples: Sample[] }) {
  return (
    <Sheet id="sheets" label={words.label} folio={`1–${samples.length}`} stamp={words.stamp} pile>
      <ol className={styles.index}>
        {samples.map((sample) => (
          <li key={sample.id}>
            <a href={samplePath(sample)}>{sample.title}</a>
            <span>{sample.kicker}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** The first marked sentence with what it shows. Tables have none. */
function StrongestSentence({ sample: { artefact, notes } }: { sample: Sample }) {
  const parts = 'paragraphs' in artefact ? artefact.paragraphs.flatMap((paragraph) => paragraph.parts) : []
  const marked = parts.find((part) => typeof part !== 'string')
  const note = typeof marked === 'object' ? notes[marked.note - 1] : undefined
  if (typeof marked !== 'object' || note === undefined) return null
  return (
    <blockquote className={styles.sentence}>
      <p>
        <Highlight>{marked.mark}</Highlight>
      </p>
      <p className={styles.note}>
        <strong>{note.element}</strong> <Inline text={note.title} />
        <span className="visually-hidden">. {texts.stamp}</span>
      </p>
    </blockquote>
  )
}

/** What the marks, numbers and labels of an extract mean. */
function Legend({ words }: { words: SamplesPage['legend'] }) {
  return (
    <Section id="legend" heading={words.heading} intro={words.intro}>
      <dl className={styles.legend}>
        {words.items.map(({ term, meaning, drawn }) => (
          <div key={term}>
            <dt>{drawn === 'mark' ? <Highlight>{term}</Highlight> : <span className={styles.term}>{term}</span>}</dt>
            <dd>
              <Inline text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Why a sample can be read and never copied. */
function Warning({ words }: { words: SamplesPage['warning'] }) {
  return (
    <Section id="warning" heading={words.heading}>
      <div className={styles.warning}>
        <Markdown text={words.body} />
        <Sources ids={words.sources} />
      </div>
    </Section>
  )
}
