import type { GlanceRow } from '#content/schema/glance.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Glance.module.css'

/** A buyer's first questions, each with its answer: for whom, allowed, what it costs, why trust us. */
export function Glance({ rows }: { rows: readonly GlanceRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.glance}>
      {rows.map(({ term, owners, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {owners && `${owners} `}
            <Inline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
