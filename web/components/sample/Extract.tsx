import { groupNames, sampleTexts as texts } from '#content/labels.ts'
import type { OrganisationRole, Sample } from '#content/schema/sample.ts'
import { Sheet, Stamp } from '../sheet/Sheet.tsx'
import { Cpd } from './Cpd.tsx'
import styles from './Extract.module.css'
import { NoteList } from './NoteList.tsx'
import { Paragraphs } from './Paragraphs.tsx'

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

/** Nested lists, so that the reporting lines are read as well as seen. */
function OrganisationChart({ chart }: { chart: OrganisationRole }) {
  return (
    <ul className={styles.chart}>
      <Role role={chart} />
    </ul>
  )
}

function Role({ role: { role, scope, applicant, reports } }: { role: OrganisationRole }) {
  return (
    <li>
      <div className={applicant ? styles.applicant : styles.box}>
        <strong>{role}</strong>
        <span>{scope}</span>
        {applicant && <em>{texts.you}</em>}
      </div>
      {reports && (
        <ul>
          {reports.map((report) => (
            <Role key={report.role} role={report} />
          ))}
        </ul>
      )}
    </li>
  )
}

type Row = { element: string; title: string; how: string; paragraphs: string; note?: number | undefined }

function SummaryTable({ id, rows }: { id: string; rows: Row[] }) {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.element}</th>
            <th scope="col">{texts.how}</th>
            <th scope="col">{texts.paragraphs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ element, title, how, paragraphs, note }) => (
            <tr key={element}>
              <td>
                <strong>{element}</strong> {title}
              </td>
              <td data-label={texts.how}>{how}</td>
              <td data-label={texts.paragraphs} aria-describedby={note === undefined ? undefined : `${id}-note-${note}`}>
                {paragraphs}
                {note !== undefined && <sup aria-hidden="true"> {note}</sup>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
