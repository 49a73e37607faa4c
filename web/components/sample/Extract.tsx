import { groupNames, sampleTexts as texts } from '#content/labels.ts'
import type { Sample } from '#content/schema/sample.ts'
import { Sheet, Stamp } from '../sheet/Sheet.tsx'
import { Cpd } from './Cpd.tsx'
import styles from './Extract.module.css'
import { NoteList } from './NoteList.tsx'
import { OrganisationChart } from './OrganisationChart.tsx'
import { Paragraphs } from './Paragraphs.tsx'
import { SummaryTable } from './SummaryTable.tsx'

type Props = {
  sample: Sample
  headingLevel: 2 | 3
  /** Notes name only the element: for a first view, which the reasons would crowd. */
  brief?: boolean
}

/** A page of an applicant's document with the assessor's notes in its margin. Real text, not an image. */
export function Extract({ sample, headingLevel, brief = false }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  if (brief)
    return (
      <figure className={styles.brief} aria-labelledby={`${sample.id}-title`}>
        <figcaption>
          <p className={styles.kicker}>{sample.kicker}</p>
          <Heading id={`${sample.id}-title`}>{sample.title}</Heading>
        </figcaption>
        <Artefact sample={sample} />
        <Stamp text={texts.stamp} corner="top" />
      </figure>
    )
  return (
    <Sheet
      id={`extract-${sample.id}`}
      label={sample.kicker}
      folio={groupNames[sample.authority]}
      stamp={texts.stamp}
      className={styles.whole}
    >
      <Heading className={styles.title}>{sample.title}</Heading>
      <Artefact sample={sample} />
    </Sheet>
  )
}

function Artefact({ sample: { id, artefact, notes } }: { sample: Sample }) {
  switch (artefact.kind) {
    case 'paragraphs':
      return <Paragraphs id={id} paragraphs={artefact.paragraphs} notes={notes} />
    case 'summary-statement':
      return (
        <>
          <SummaryTable id={id} rows={artefact.rows} />
          <NoteList id={id} notes={notes} />
        </>
      )
    case 'cpd':
      return (
        <>
          <Cpd id={id} before={artefact.before} after={artefact.after} />
          <NoteList id={id} notes={notes} />
        </>
      )
    case 'org-chart':
      return (
        <>
          <OrganisationChart chart={artefact.chart} />
          <Paragraphs id={id} paragraphs={artefact.paragraphs} notes={notes} />
        </>
      )
  }
}
