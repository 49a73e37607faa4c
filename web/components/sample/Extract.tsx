import { groupNames, sampleTexts as texts } from '#content/labels.ts'
import type { OrganisationRole, Sample, SamplePart } from '#content/schema/sample.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { Table, type TableProps } from '../ui/Table.tsx'
import styles from './sample.module.css'

type Note = Sample['notes'][number]

export function Extract({ sample }: { sample: Sample }) {
  return (
    <Sheet
      id={`extract-${sample.id}`}
      label={sample.kicker}
      folio={groupNames[sample.authority]}
      stamp={texts.stamp}
      className={styles.whole}
    >
      <h3 className={styles.title}>{sample.title}</h3>
      <Document sample={sample} />
    </Sheet>
  )
}

function Document({ sample: { id, artefact, notes } }: { sample: Sample }) {
  switch (artefact.kind) {
    case 'paragraphs':
      return <Paragraphs id={id} paragraphs={artefact.paragraphs} notes={notes} />
    case 'org-chart':
      return (
        <>
          <ul className={styles.chart}>
            <Role role={artefact.chart} />
          </ul>
          <Paragraphs id={id} paragraphs={artefact.paragraphs} notes={notes} />
        </>
      )
    case 'summary-statement': {
      const rows = artefact.rows.map(({ element, title, how, paragraphs, note }) => ({
        cells: [`**${element}** ${title}`, how, paragraphs],
        note,
      }))
      return <NotedTable id={id} columns={[texts.element, texts.how, texts.paragraphs]} rows={rows} notes={notes} />
    }
    case 'table': {
      const { columns, noted, before, rows } = artefact
      return (
        <>
          {before && <NotedTable id={id} caption={texts.before} className={styles.before} columns={columns} rows={before} noted={noted} />}
          <NotedTable id={id} caption={before && texts.after} columns={columns} rows={rows} noted={noted} notes={notes} />
        </>
      )
    }
  }
}

type NotedTableProps = Omit<TableProps, 'rows' | 'named'> & {
  id: string
  rows: readonly { cells: readonly string[]; note?: number | undefined }[]
  notes?: readonly Note[]
}

function NotedTable({ id, rows, notes, noted, ...table }: NotedTableProps) {
  const column = noted ?? table.columns.length - 1
  return (
    <>
      <Table
        {...table}
        noted={column}
        rows={rows.map(({ cells, note }) => ({
          note: note === undefined ? undefined : `${id}-note-${note}`,
          cells: cells.map((cell, index) => (
            <span key={table.columns[index]}>
              <Inline text={cell} />
              {note !== undefined && index === column && <sup aria-hidden="true"> {note}</sup>}
            </span>
          )),
        }))}
      />
      {notes && (
        <ul className={styles.list} aria-label={texts.notes}>
          {notes.map((note, index) => (
            <MarginNote key={note.why} id={id} position={index + 1} note={note} />
          ))}
        </ul>
      )}
    </>
  )
}

type ParagraphsProps = { id: string; paragraphs: readonly { number: string; parts: SamplePart[] }[]; notes: readonly Note[] }

function Paragraphs({ id, paragraphs, notes }: ParagraphsProps) {
  const named = paragraphs.some(({ number }) => /^\D/.test(number))
  return (
    <div className={named ? `${styles.paragraphs} ${styles.named}` : styles.paragraphs}>
      {paragraphs.map(({ number, parts }) => (
        <div key={number} className={styles.row}>
          <span className={styles.number}>{number}</span>
          <p>
            {parts.map((part, index) => (
              <Stretch key={index} id={id} part={part} />
            ))}
          </p>
          <ul className={styles.notes}>
            {notesOf(parts).map((position) => {
              const note = notes[position - 1]
              return note && <MarginNote key={position} id={id} position={position} note={note} />
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Stretch({ id, part }: { id: string; part: SamplePart }) {
  if (typeof part === 'string') return <>{part} </>
  return (
    <>
      <mark aria-describedby={`${id}-note-${part.note}`}>{part.mark}</mark>
      <sup className={styles.reference} aria-hidden="true">
        {part.note}
      </sup>{' '}
    </>
  )
}

function notesOf(parts: SamplePart[]): number[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.note])))]
}

function MarginNote({ id, position, note }: { id: string; position: number; note: Note }) {
  return (
    <li className={`note ${styles.note}`} id={`${id}-note-${position}`}>
      <span className="visually-hidden">
        {texts.note} {position}:{' '}
      </span>
      <b aria-hidden="true">{position}</b> <b>{note.element}</b> {note.title}
      <span>{note.why}</span>
    </li>
  )
}

/** Nested lists, so that the reporting lines are read as well as seen. */
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
