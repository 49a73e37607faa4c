import { tableSources } from '#content/pointsTable.ts'
import { pointsWords as words } from '#content/pointsWords.ts'
import type { PointsTableContent } from '#content/schema/pointsTable.ts'
import type { SourceId } from '#content/sources.ts'
import { Sources } from '../ui/Sources.tsx'
import styles from './PointsTable.module.css'

/** Every row of the table in plain HTML, to be added up by hand. */
export function PointsTable({ table }: { table: PointsTableContent }) {
  const { columns } = words
  return (
    <div className={styles.table}>
      {table.factors.map(({ id, legend, brief, hint, bands, evidence, sources }) => (
        <section key={id}>
          <h3>{legend}</h3>
          <p>
            {brief} {hint}
          </p>
          <div className="table-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">{columns.row}</th>
                  <th scope="col">{columns.points}</th>
                  <th scope="col">{columns.why}</th>
                </tr>
              </thead>
              <tbody>
                {bands.map((band) => (
                  <tr key={band.id}>
                    <td data-label={columns.row}>{band.label}</td>
                    <td data-label={columns.points}>{band.bars ? words.totals.barred : band.points}</td>
                    <td data-label={columns.why}>{band.why}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <strong>{words.evidence}</strong> {evidence}
          </p>
          <OwnSources ids={sources} />
        </section>
      ))}
      <section>
        <h3>{words.nomination.heading}</h3>
        <dl>
          {table.visas.map(({ subclass, nomination, why }) => (
            <div key={subclass}>
              <dt>
                {subclass}: {nomination === 0 ? 0 : `+${nomination}`}
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p>{words.capRule}</p>
        <p>{words.markMeaning}</p>
      </section>
    </div>
  )
}

/** The sources of the whole table are given once above it. */
function OwnSources({ ids }: { ids: readonly SourceId[] }) {
  const own = ids.filter((id) => !tableSources.includes(id))
  return own.length > 0 && <Sources ids={own} />
}
