import { occupationLists } from '#content/occupationLists.ts'
import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { sources } from '#content/sources.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { listsOf } from '#domain/occupations.ts'
import styles from './ListTable.module.css'

/** The lists that the occupation is on, the visas each serves and which edition we read. */
export function ListTable({ occupation }: { occupation: Occupation }) {
  const { list, serves, edition } = texts.listColumns
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{list}</th>
          <th scope="col">{serves}</th>
          <th scope="col">{edition}</th>
        </tr>
      </thead>
      <tbody>
        {listsOf(occupation).map((key) => {
          const { short, serves: served, instrument, dated, sources: read } = occupationLists[key]
          return (
            <tr key={key}>
              <th scope="row">
                <span>{key === '494' ? `${short}: ${occupation.list494}` : short}</span>
              </th>
              <td>{served}</td>
              <td>
                <a href={sources[read[0]].url}>{fillIn(texts.listEdition, { instrument, date: readableDate(dated) })}</a>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
