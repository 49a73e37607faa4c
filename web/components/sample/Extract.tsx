import { groupNames, sampleTexts as texts } from '#content/labels.ts'
import type { OrganisationRole, Sample } from '#content/schema/sample.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { Cpd } from './Cpd.tsx'
import styles from './Extract.module.css'
import { NoteList } from './NoteList.tsx'
import { Paragraphs } from './Paragraphs.tsx'

type Props = {
  sample: Sample
  headingLevel: 2 | 3
}

/** A page of an applicant's document with the assessor's notes in its margin. Real text, not an image. */
export function Extract({ sample, headingLevel }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
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
          <Table
            id={id}
            columns={[texts.element, texts.how, texts.paragraphs]}
            rows={artefact.rows.map(({ element, title, how, paragraphs, note }) => ({
              cells: [`**${element}** ${title}`, how, paragraphs],
              note,
            }))}
          />
          <NoteList id={id} notes={notes} />
        </>
      )
    case 'table':
      return (
        <>
          <Table id={id} columns={artefact.columns} rows={artefact.rows} />
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

type TableProps = { id: string; columns: readonly string[]; rows: readonly { cells: readonly string[]; note?: number | undefined }[] }

/** The mark of a row's note is in its last cell. */
function Table({ id, columns, rows }: TableProps) {
  const last = columns.length - 1
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, note }) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => {
                const noted = index === last && note !== undefined
                return (
                  <td
                    key={columns[index]}
                    data-label={index === 0 ? undefined : columns[index]}
                    aria-describedby={noted ? `${id}-note-${note}` : undefined}
                  >
                    <Inline text={cell} />
                    {noted && <sup aria-hidden="true"> {note}</sup>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
