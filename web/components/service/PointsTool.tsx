import { pointsTable, tableSources } from '#content/pointsTable.ts'
import { pointsWords as words } from '#content/pointsWords.ts'
import type { Service } from '#content/schema/service.ts'
import { type SourceId, sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Island } from '#islands/Island.tsx'
import { PointsCalculator } from '#islands/points-calculator/PointsCalculator.tsx'
import { ENQUIRY_ID } from '../page/Enquiry.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'

import { Sources } from '../ui/Sources.tsx'

import { PointsTable } from './PointsTable.tsx'
import styles from './PointsTool.module.css'

const HEADING_ID = 'calculator-heading'

/** The points calculator with its dates; without JavaScript, the whole table in its place. */
export function PointsTool({ service }: { service: Service }) {
  const dates = { effective: readableDate(pointsTable.effective), checked: readableDate(pointsTable.checked) }
  return (
    <section id="calculator" className={`wrap ${styles.tool}`} aria-labelledby={HEADING_ID}>
      <div className={styles.head}>
        <div>
          <h2 id={HEADING_ID}>{words.title}</h2>
          <p className={styles.intro}>{words.intro}</p>
        </div>
        <details className={styles.version}>
          <summary>{fillIn(words.version, dates)}</summary>
          <p>{fillIn(words.readOn, dates)}</p>
          <Sources ids={tableSources} />
        </details>
      </div>
      <noscript>
        <p className={styles.noScript}>{words.noScript}</p>
        <PointsTable table={pointsTable} />
      </noscript>
      <NotStarted />
      <Island
        id="points"
        name="points-calculator"
        component={PointsCalculator}
        props={{
          headingId: HEADING_ID,
          table: {
            ...pointsTable,
            factors: pointsTable.factors.map(({ sources, ...factor }) => ({ ...factor, source: ownSource(sources) })),
          },
          words: {
            ...words,
            ledger: { ...words.ledger, printed: fillIn(words.ledger.printed, dates) },
            message: { ...words.message, estimate: fillIn(words.message.estimate, dates) },
          },
          enquiry: { islandId: ENQUIRY_ID, messageLabel: service.form.messageLabel },
        }}
      />
    </section>
  )
}

/** The official page for one line, where it differs from the page of the whole table. */
function ownSource(ids: SourceId[]) {
  const own = ids.find((id) => !tableSources.includes(id))
  if (own === undefined) return undefined
  const { url, publisher, title } = sources[own]
  return { href: url, label: `${publisher}, ${title}` }
}
