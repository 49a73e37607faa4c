import { occupationColumns } from '#content/occupationColumns.ts'
import { occupations } from '#content/occupations.ts'
import { dataPage } from '#content/occupationTexts.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import styles from './DataRow.module.css'

const LONGEST_SHOWN = 60

/** The short columns of one row, as they stand in the file. */
export function DataRow() {
  const { label, code } = dataPage.example
  const occupation = occupations.find((one) => one.code === code)
  if (!occupation) throw new Error(`content/occupationTexts.ts, dataPage.example.code: we have no occupation ${code}`)
  const row = occupationColumns.map(({ name, value }) => ({ name, value: JSON.stringify(value(occupation)) }))
  return (
    <Sheet id="row" label={label} folio={dataPage.json.label}>
      <dl className={styles.row}>
        {row
          .filter(({ value }) => value.length <= LONGEST_SHOWN && value !== '[]' && value !== '""')
          .map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Sheet>
  )
}
