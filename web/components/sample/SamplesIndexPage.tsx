import { samplePath } from '#content/samples.ts'
import type { SamplesPage as Words } from '#content/schema/indexPage.ts'
import type { Sample } from '#content/schema/sample.ts'
import { disciplines, otherDiscipline } from '../../../cms/src/contract/disciplines.ts'
import { DrawingTile } from '../drawing/DrawingTile.tsx'
import { enquirySection, LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './sample.module.css'

type Props = { words: Words; samples: readonly Sample[] }

export function SamplesIndexPage({ words, samples }: Props) {
  const { legend, warning, disciplines, form } = words
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} here={words.here} across below={<Wall samples={samples} />} />
      <LongPage
        sections={[
          { id: 'legend', heading: legend.heading, intro: legend.intro, content: <Legend words={legend} /> },
          { id: 'warning', heading: warning.heading, content: <Warning words={warning} /> },
          { id: 'disciplines', heading: disciplines.heading, intro: disciplines.intro, content: <Disciplines words={disciplines} /> },
          enquirySection(form),
        ]}
      />
    </>
  )
}

/** Every sample once, as the sheet that it is drawn on. */
function Wall({ samples }: Pick<Props, 'samples'>) {
  return (
    <ul className={styles.wall}>
      {samples.map((sample) => (
        <li key={sample.id} id={sample.id} className={styles.tile}>
          <DrawingTile id={sample.id} />
          <div className={styles.plate}>
            <h2 className="item">
              <a href={samplePath(sample)}>{sample.title}</a>
            </h2>
            <p className="aside">{sample.kicker}</p>
          </div>
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
