import { pageTexts, trails } from '#content/labels.ts'
import { occupationColumns } from '#content/occupationColumns.ts'
import { occupations } from '#content/occupations.ts'
import { dataPage as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { LongPage } from '../page/LongPage.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './OccupationPage.module.css'

export function DataPage() {
  return (
    <>
      <PageHead
        heading={texts.heading}
        lead={fillIn(texts.lead, { count: occupations.length })}
        trail={[trails.anzsco]}
        aside={<DataRow />}
      />
      <LongPage
        sections={[
          { id: 'files', heading: texts.files, content: <Files /> },
          { id: 'columns', heading: texts.columns, content: <Columns /> },
          { id: 'licence', heading: texts.licence.heading, content: <Markdown text={texts.licence.body} /> },
          { id: 'limit', heading: texts.limit.heading, content: <Markdown text={texts.limit.body} /> },
        ]}
        sources={[]}
      />
    </>
  )
}

function Files() {
  return (
    <>
      <ul className={styles.files}>
        {[texts.csv, texts.json].map(({ path, label, detail }) => (
          <li key={path}>
            <a href={path} download>
              {label}
            </a>
            <p className="aside">{detail}</p>
          </li>
        ))}
      </ul>
      <p className={`aside ${styles.note}`}>
        {texts.safe} {pageTexts.checked} {readableDate(occupations.map(({ checked }) => checked).sort()[0] ?? '')}.
      </p>
    </>
  )
}

function Columns() {
  const { name, holds, source } = texts.columnHead
  const rows = occupationColumns.map((column) => ({
    cells: [
      <code key="name">{column.name}</code>,
      column.holds,
      column.sources.length === 0
        ? texts.own
        : column.sources.map((id, index) => (
            <span key={id}>
              {index > 0 && '; '}
              <a href={sources[id].url}>{sources[id].title}</a>
            </span>
          )),
    ],
  }))
  return <Table columns={[name, holds, source]} rows={rows} />
}

const LONGEST_SHOWN = 60

function DataRow() {
  const { label, code } = texts.example
  const occupation = occupations.find((one) => one.code === code)
  if (!occupation) throw new Error(`content/occupationTexts.ts, dataPage.example.code: we have no occupation ${code}`)
  const row = occupationColumns
    .map(({ name, value }) => [name, JSON.stringify(value(occupation))] as const)
    .filter(([, value]) => value.length <= LONGEST_SHOWN && value !== '[]' && value !== '""')
  return (
    <Sheet id="row" label={label} folio={texts.json.label}>
      <Facts className={`rows facts ${styles.row}`} facts={row} />
    </Sheet>
  )
}
