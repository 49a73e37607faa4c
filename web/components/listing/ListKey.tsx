import { groupNames } from '#content/labels.ts'
import { occupationLists } from '#content/occupationLists.ts'
import type { Authority, Occupation } from '#content/occupations.ts'
import { listKey as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { listKeys, listsOf } from '#domain/occupations.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './ListingPage.module.css'

export function ListKey({ authority, occupations }: { authority: Authority; occupations: readonly Occupation[] }) {
  const { list, visas, codes } = texts.columns
  const total = occupations.length
  const rows = listKeys.map((key) => {
    const { short, visas: served, instrument, dated, sources: read } = occupationLists[key]
    const count = occupations.filter((occupation) => listsOf(occupation).includes(key)).length
    return {
      cells: [
        <span key={list}>
          {short}{' '}
          <a className="fine" href={sources[read[0]].url}>
            {instrument}, {readableDate(dated)}
          </a>
        </span>,
        served.join(' '),
        <span key={codes}>
          {count}
          <svg aria-hidden="true">
            <rect width={`${(100 * count) / total}%`} height="100%" />
          </svg>
        </span>,
      ],
    }
  })
  return (
    <details className={styles.key}>
      <summary>{texts.label}</summary>
      <Sheet id="list-key" label={texts.label} folio={fillIn(texts.total, { total })}>
        <Table columns={[list, visas, codes]} rows={rows} named />
        <p className="note">{fillIn(texts.note, { authority: groupNames[authority] })}</p>
      </Sheet>
    </details>
  )
}
