import type { ReactNode } from 'react'

type Row = {
  cells: readonly ReactNode[]
  /** Id of the note on the row, which its cell `noted` refers to. */
  note?: string | undefined
}

export type TableProps = {
  columns: readonly string[]
  rows: readonly Row[]
  caption?: ReactNode
  /** The first cell of a row names the row. */
  named?: boolean
  /** The column of the cell that a row's note is on. */
  noted?: number | undefined
  className?: string | undefined
}

export function Table({ columns, rows, caption, named = false, noted, className = '' }: TableProps) {
  const First = named ? 'th' : 'td'
  return (
    <div className={`table-scroll ${className}`}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...others], note }, row) => (
            // A printed row never moves, so its position identifies it.
            <tr key={row}>
              <First scope={named ? 'row' : undefined}>{first}</First>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]} aria-describedby={index + 1 === noted ? note : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
