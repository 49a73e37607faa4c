import type { AuthorshipRecord as Record } from '#content/schema/page.ts'
import { Highlight } from '../sheet/Annotation.tsx'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './AuthorshipRecord.module.css'

/** How one document goes back and forth: text in one column, questions and comments in the other. */
export function AuthorshipRecord({ record: { label, folio, stamp, columns, entries, sum } }: { record: Record }) {
  return (
    <Sheet id="record" label={label} folio={folio} stamp={stamp} pile>
      <table className={styles.record}>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.you}</th>
            <th scope="col">{columns.we}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ day, who, made }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                {who === 'you' && (
                  <span className={styles.you}>
                    <Icon name="pen" />
                    {made}
                  </span>
                )}
              </td>
              <td>{who === 'we' && <span className={styles.we}>{made}</span>}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{sum.label}</th>
            <td>
              <Highlight>{sum.you}</Highlight>
            </td>
            <td>{sum.we}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  )
}
