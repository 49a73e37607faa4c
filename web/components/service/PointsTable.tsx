import { tableSources } from '#content/pointsTable.ts'
import { pointsWords as words } from '#content/pointsWords.ts'
import type { PointsTableContent } from '#content/schema/pointsTable.ts'
import { Facts } from '../ui/Facts.tsx'
import { Sources } from '../ui/Sources.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './tool.module.css'

export function PointsTable({ table }: { table: PointsTableContent }) {
  const { columns, nomination, totals } = words
  return (
    <div className={styles.table}>
      {table.factors.map(({ id, legend, brief, hint, bands, evidence, sources }) => {
        const own = sources.filter((source) => !tableSources.includes(source))
        return (
          <section key={id}>
            <h3>{legend}</h3>
            <p>
              {brief} {hint}
            </p>
            <Table
              columns={[columns.row, columns.points, columns.why]}
              rows={bands.map(({ label, bars, points, why }) => ({ cells: [label, bars ? totals.barred : points, why] }))}
            />
            <p>
              <strong>{words.evidence}</strong> {evidence}
            </p>
            {own.length > 0 && <Sources ids={own} />}
          </section>
        )
      })}
      <section>
        <h3>{nomination.heading}</h3>
        <Facts
          className="rows"
          facts={table.visas.map(({ subclass, nomination, why }) => [`${subclass}: ${nomination === 0 ? 0 : `+${nomination}`}`, why])}
        />
        <p>{words.capRule}</p>
        <p>{words.markMeaning}</p>
      </section>
    </div>
  )
}
