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
          <dd>{'quote' in row ? <ClientQuote {...row} /> : <Answer {...row} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ price, owners, readers, text }: glance.Answer) {
  return (
    <>
      {price && <b>{price} </b>}
      {owners && `${owners} `}
      {readers && (
        <>
          <Readers readers={readers} />.{' '}
        </>
      )}
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
