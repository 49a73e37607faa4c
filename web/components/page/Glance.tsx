import type * as glance from '#content/schema/glance.ts'
import { Facts } from '../ui/Facts.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { Readers } from '../ui/OwnerWords.tsx'
import styles from './page.module.css'

export function Glance({ rows }: { rows: readonly glance.GlanceRow[] }) {
  if (rows.length === 0) return null
  return <Facts className={styles.glance} facts={rows.map((row) => [row.term, <Row key={row.term} row={row} />])} />
}

function Row({ row }: { row: glance.GlanceRow }) {
  if ('readers' in row) return <Readers readers={row.readers} />
  if ('quote' in row)
    return (
      <>
        <q dir="auto">{row.quote}</q> <a href={row.path}>{row.from}</a>
      </>
    )
  return (
    <>
      {row.price && <b>{row.price} </b>}
      {row.owners && `${row.owners} `}
      {row.text && <Inline text={row.text} />}
    </>
  )
}
