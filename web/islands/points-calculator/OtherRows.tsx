import { useEffect, useRef, useState } from 'react'
import { type Answers, otherRows } from '#domain/points.ts'
import styles from './calculator.module.css'
import type { CalculatorTable, OtherRowsWords } from './calculatorProps.ts'

type Props = { table: CalculatorTable; answers: Answers; words: OtherRowsWords }

/** The rest of the table beside the answers. It shows rows and sums, and recommends none. */
export function OtherRows({ table, answers, words }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before the script arrived.
  useEffect(() => setOpen(details.current?.open ?? false), [])

  return (
    <details ref={details} className={styles.others} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.summary}</summary>
      <p>{words.intro}</p>
      {open && <Rows table={table} answers={answers} words={words} />}
    </details>
  )
}

function Rows({ table, answers, words }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.row}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      {otherRows(table, answers).map(({ factor, rows }) => (
        <tbody key={factor.id}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {factor.legend}
            </th>
          </tr>
          {rows.map(({ band, sum, change }) => (
            <tr key={band.id}>
              <td>{band.label}</td>
              <td>{band.bars ? '–' : band.points}</td>
              <td>{sum === null ? words.barred : <Sum sum={sum} change={change} same={words.same} />}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Sum({ sum, change, same }: { sum: number; change: number; same: string }) {
  return (
    <>
      <span>{`${sum} `}</span>
      <small>{change === 0 ? same : change > 0 ? `+${change}` : `−${-change}`}</small>
    </>
  )
}
