import { occupationLists } from '#content/occupationLists.ts'
import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { listsOf } from '#domain/occupations.ts'

/** The lists that hold the occupation, what each means and which edition we read. */
export function ListTable({ occupation }: { occupation: Occupation }) {
  const { list, serves, edition } = texts.listColumns
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{list}</th>
            <th scope="col">{serves}</th>
            <th scope="col">{edition}</th>
          </tr>
        </thead>
        <tbody>
          {listsOf(occupation).map((key) => {
            const { short, name, serves: visas, instrument, dated } = occupationLists[key]
            return (
              <tr key={key}>
                <td data-label={list}>
                  <strong>{key === '494' ? `${short}: ${occupation.list494}` : short}</strong>
                  <br />
                  {name}
                </td>
                <td data-label={serves}>{visas}</td>
                <td data-label={edition}>{fillIn(texts.listEdition, { instrument, date: readableDate(dated) })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
