import type * as glance from '#content/schema/glance.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Readers } from '../ui/Readers.tsx'
import styles from './Glance.module.css'

/** A buyer's first questions, each with its answer: for whom, allowed, what it costs, why trust us. */
export function Glance({ rows }: { rows: readonly glance.GlanceRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.glance}>
      {rows.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd>
            <Row row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ row }: { row: glance.GlanceRow }) {
  if ('quote' in row) return <ClientQuote {...row} />
  return 'readers' in row ? <Readers readers={row.readers} /> : <Answer {...row} />
}

function Answer({ price, owners, text }: glance.Answer) {
  return (
    <>
      {price && <b>{price} </b>}
      {owners && `${owners} `}
      <Inline text={text} />
    </>
  )
}

function ClientQuote({ quote, from, path }: glance.Quote) {
  return (
    <>
      <q dir="auto">{quote}</q> <a href={path}>{from}</a>
    </>
  )
}
