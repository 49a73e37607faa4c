import { Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Bar, Series } from './StackedPlot.tsx'

const Folded = styled.details`
  padding-top: 1.2rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};
  summary { cursor: pointer; padding: 0.4rem 0; color: ${({ theme }) => theme.colors.primary600}; }
  summary:focus-visible { outline: 2px solid ${({ theme }) => theme.colors.primary600}; }
  > div { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.4rem 0.6rem; text-align: right; border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200}; font-variant-numeric: tabular-nums; }
  th { font-weight: 400; vertical-align: bottom; color: ${({ theme }) => theme.colors.neutral600}; }
  th:first-child { text-align: left; min-width: 9rem; overflow-wrap: anywhere; color: ${({ theme }) => theme.colors.neutral800}; }
`

type Props = {
  /** What a row is of. */
  of: string
  label: string
  series: readonly Series[]
  bars: readonly Bar[]
  more?: { name: string; of: (place: number) => string }
}

/** What a plot shows, for whoever reads it: the same figures, each with its leads. */
export function PointTable({ of, label, series, bars, more }: Props) {
  return (
    <Folded>
      <summary>As a table</summary>
      <div>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {series.length > 1 && <th scope="col">All</th>}
              {more && <th scope="col">{more.name}</th>}
            </tr>
          </thead>
          <tbody>
            {rowsOf(bars).map(({ name, points, place }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {points === null ? (
                  <td colSpan={series.length + (series.length > 1 ? 1 : 0) + (more ? 1 : 0)}>nothing</td>
                ) : (
                  <>
                    {points.map(({ count, to }, index) => (
                      <td key={series[index]?.name}>
                        {to && count > 0 ? (
                          <Typography tag={Link} to={to} textColor="primary600" aria-label={`${count}: ${name}, ${series[index]?.name}`}>
                            {count}
                          </Typography>
                        ) : (
                          count
                        )}
                      </td>
                    ))}
                    {series.length > 1 && <td>{points.reduce((sum, { count }) => sum + count, 0)}</td>}
                    {more && <td>{more.of(place)}</td>}
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Folded>
  )
}

type Row = { name: string; points: Bar['points'] | null; place: number }

/** Bars without anything that stand together are one row. */
function rowsOf(bars: readonly Bar[]): Row[] {
  const isEmpty = (bar: Bar | undefined) => bar?.points.every(({ count }) => count === 0) ?? false
  return bars.flatMap(({ name, points }, place): Row[] => {
    if (!isEmpty(bars[place])) return [{ name, points, place }]
    if (isEmpty(bars[place - 1])) return []
    const after = bars.findIndex((bar, later) => later > place && !isEmpty(bar))
    const last = bars[after === -1 ? bars.length - 1 : after - 1]
    return [{ name: last && last.name !== name ? `${name} to ${last.name}` : name, points: null, place }]
  })
}
