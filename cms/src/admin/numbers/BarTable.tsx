import { Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'

export type BarRow = { name: string; count: number; to?: string | null; more?: readonly string[] }

type Props = {
  of: string
  rows: readonly BarRow[]
  more?: readonly string[]
}

const cell = { padding: '0.4rem 0.6rem', textAlign: 'left', borderBottom: '1px solid #dcdce4' } as const
const figure = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const

export function BarTable({ of, rows, more = [] }: Props) {
  if (rows.length === 0) return <Typography textColor="neutral600">Nothing came in these weeks.</Typography>
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <div style={{ overflowX: 'auto' }}>
      <table aria-label={`Enquiries by ${of}`} style={{ width: '100%', borderCollapse: 'collapse', fontSize: '1.4rem' }}>
        <thead>
          <tr>
            {[of, 'Enquiries', ...more].map((label, index) => (
              <th key={label} scope="col" style={index === 0 ? cell : figure}>
                <Typography variant="sigma" textColor="neutral600">
                  {label}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, to, more: figures = [] }) => (
            <tr key={name}>
              <th scope="row" style={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere', width: '70%', minWidth: '9rem' }}>
                {to ? (
                  <Typography tag={Link} to={to} textColor="primary600">
                    {name}
                  </Typography>
                ) : (
                  <Typography>{name}</Typography>
                )}
                <Bar part={count / most} />
              </th>
              <td style={figure}>
                <Typography fontWeight="bold">{count}</Typography>
              </td>
              {figures.map((value, index) => (
                <td key={more[index]} style={figure}>
                  <Typography>{value}</Typography>
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
