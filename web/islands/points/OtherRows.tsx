import { useEffect, useRef, useState } from 'react'
import type { notStartedWords } from '#content/forms.ts'
import { otherRows } from '#domain/points.ts'
import { Answered } from './Answered.tsx'
import styles from './calculator.module.css'
import type { SumProps } from './score.ts'

/** The rest of the table beside the answers, once it is unfolded. It shows rows and sums, and recommends none. */
export function OtherRows({ table, words, stopped }: Omit<SumProps, 'answers'> & { stopped: typeof notStartedWords }) {
  const { summary, intro } = words.otherRows
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const follow = () => setIsOpen(details.current?.open === true)
  // It may have been unfolded before React came.
  useEffect(follow, [])
  return (
    <details ref={details} className={`no-print ${styles.others}`} onToggle={follow}>
      <summary>{summary}</summary>
      <p>{intro}</p>
      {isOpen && <Answered stopped={stopped}>{(answers) => <Rows table={table} words={words} answers={answers} />}</Answered>}
    </details>
  )
}

function Rows({ table, words: { otherRows: words }, answers }: SumProps) {
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
              <td>
                {sum === null ? (
                  <span>{words.barred}</span>
                ) : (
                  <>
                    <span>{sum}</span> <small>{change === 0 ? words.same : change > 0 ? `+${change}` : `−${-change}`}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
