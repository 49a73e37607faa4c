import { Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'

export type Column<Row> = { label: string; value: (row: Row) => string }

type BarTableProps<Row> = {
  caption: string
  first: string
  rows: readonly Row[]
  name: (row: Row) => string
  value: (row: Row) => number
  /** Where the row's leads are. */
  to?: (row: Row) => string | null
  more?: readonly Column<Row>[]
}

const cell = { padding: '0.4rem 0.6rem', textAlign: 'left', borderBottom: '1px solid #dcdce4' } as const
const figure = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const

/** A chart and its table in one: each bar is in the row of its own figure, and is not needed to read it. */
export function BarTable<Row>({ caption, first, rows, name, value, to = () => null, more = [] }: BarTableProps<Row>) {
  if (rows.length === 0) return <Typography textColor="neutral600">Nothing came in these weeks.</Typography>
  const most = Math.max(1, ...rows.map(value))
  return (
    <div style={{ overflowX: 'auto' }}>
      <table aria-label={caption} style={{ width: '100%', borderCollapse: 'collapse', fontSize: '1.4rem' }}>
        <thead>
          <tr>
            <Head>{first}</Head>
            <Head isFigure>Enquiries</Head>
            {more.map(({ label }) => (
              <Head key={label} isFigure>
                {label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={name(row)}>
              <th scope="row" style={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere', width: '70%', minWidth: '9rem' }}>
                {to(row) === null ? (
                  <Typography>{name(row)}</Typography>
                ) : (
                  <Typography tag={Link} to={to(row) ?? ''} textColor="primary600">
                    {name(row)}
                  </Typography>
                )}
                <Bar part={value(row) / most} />
              </th>
              <td style={figure}>
                <Typography fontWeight="bold">{value(row)}</Typography>
              </td>
              {more.map(({ label, value }) => (
                <td key={label} style={figure}>
                  <Typography>{value(row)}</Typography>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** As wide as its column: beside the figures it would push the last ones off a phone. */
function Bar({ part }: { part: number }) {
  return (
    <svg
      width="100%"
      height="8"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ display: 'block', marginTop: '0.3rem' }}
    >
      <rect width="1" height="1" fill="#f0f0ff" />
      <rect width={part} height="1" fill="#4945ff" />
    </svg>
  )
}

function Head({ children, isFigure = false }: { children: string; isFigure?: boolean }) {
  return (
    <th scope="col" style={isFigure ? figure : cell}>
      <Typography variant="sigma" textColor="neutral600">
        {children}
      </Typography>
    </th>
  )
}
