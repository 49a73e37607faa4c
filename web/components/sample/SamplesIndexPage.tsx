import { groupNames, sampleTexts as texts } from '#content/labels.ts'
import { samplePath } from '#content/samples.ts'
import type { SamplesPage as Words } from '#content/schema/indexPage.ts'
import type { Sample } from '#content/schema/sample.ts'
import { disciplines, otherDiscipline } from '../../../cms/src/contract/disciplines.ts'
import { enquiryPart, LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './sample.module.css'

type Props = { words: Words; samples: readonly Sample[] }

export function SamplesIndexPage({ words, samples }: Props) {
  const { extracts, legend, warning, disciplines, form } = words
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} here={words.here} aside={<SheetIndex words={words.index} samples={samples} />} />
      <LongPage
        parts={[
          { id: 'extracts', heading: extracts.heading, intro: extracts.intro, content: <Extracts samples={samples} /> },
          { id: 'legend', heading: legend.heading, intro: legend.intro, content: <Legend words={legend} /> },
          { id: 'warning', heading: warning.heading, content: <Warning words={warning} /> },
          { id: 'disciplines', heading: disciplines.heading, intro: disciplines.intro, content: <Disciplines words={disciplines} /> },
          enquiryPart(form),
        ]}
      />
    </>
  )
}

function Extracts({ samples }: Pick<Props, 'samples'>) {
  return (
    <ul className="rows">
      {samples.map((sample) => (
        <li key={sample.id} id={sample.id} className={styles.extract}>
          <p className="fine">
            {sample.kicker} · {groupNames[sample.authority]}
          </p>
          <h3 className="item">
            <a href={samplePath(sample)}>{sample.page.title}</a>
          </h3>
          <StrongestSentence sample={sample} />
          <p>{sample.intro}</p>
        </li>
      ))}
    </ul>
  )
}

function Disciplines({ words: { summary, action } }: { words: Words['disciplines'] }) {
  return (
    <details className="folded-line">
      <summary>{summary}</summary>
      <ul className={`rows ${styles.disciplines}`}>
        {disciplines
          .filter(({ value }) => value !== otherDiscipline)
          .map(({ value, label }) => (
            <li key={value}>
              <span className="code">{value}</span>
              <span>{label}</span>
              <a href="#request-a-sample" data-discipline={value}>
                {action}
                <span className="visually-hidden">: {label}</span>
              </a>
            </li>
          ))}
      </ul>
    </details>
  )
}

function SheetIndex({ words, samples }: { words: Words['index']; samples: readonly Sample[] }) {
  return (
    <Sheet id="sheets" label={words.label} folio={`1–${samples.length}`} stamp={words.stamp} pile>
      <ol className={`rows headed ${styles.index}`}>
        {samples.map((sample) => (
          <li key={sample.id} className="line-link">
            <a href={samplePath(sample)}>{sample.title}</a>
            <span className="fine">{sample.kicker}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function StrongestSentence({ sample: { artefact, notes } }: { sample: Sample }) {
  const parts = 'paragraphs' in artefact ? artefact.paragraphs.flatMap((paragraph) => paragraph.parts) : []
  const marked = parts.find((part) => typeof part !== 'string')
  const note = typeof marked === 'object' ? notes[marked.note - 1] : undefined
  if (typeof marked !== 'object' || note === undefined) return null
  return (
    <blockquote className={`card ${styles.sentence}`}>
      <p>
        <mark>{marked.mark}</mark>
      </p>
      <p className="note">
        <b>{note.element}</b> <Inline text={note.title} />
        <span className="visually-hidden">. {texts.stamp}</span>
      </p>
    </blockquote>
  )
}

function Legend({ words }: { words: Words['legend'] }) {
  return (
    <Facts
      className={`rows facts ${styles.legend}`}
      facts={words.items.map(({ term, meaning, drawn }) => [
        drawn === 'mark' ? <mark>{term}</mark> : <b className="note">{term}</b>,
        <Inline key={term} text={meaning} />,
      ])}
    />
  )
}

function Warning({ words }: { words: Words['warning'] }) {
  return (
    <div className={`card ${styles.warning}`}>
      <Markdown text={words.body} />
      <Sources ids={words.sources} />
    </div>
  )
}
