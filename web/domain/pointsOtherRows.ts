import { type Answers, type Clash, type Factor, type PointsTable, scorePoints } from './points.ts'

export type OtherRow<F extends Factor> = {
  band: F['bands'][number]
  /** What the sum without nomination would be with this row instead; null where the row rules an invitation out. */
  sum: number | null
  change: number
}

/** The rows of the table that are not chosen, factor by factor, with the sum each of them alone would lead to. */
export function otherRows<F extends Factor>(table: PointsTable<F, Clash>, answers: Answers): { factor: F; rows: OtherRow<F>[] }[] {
  const now = scorePoints(table, answers).sum
  return table.factors.map((factor) => ({
    factor,
    rows: factor.bands
      .filter(({ id }) => id !== answers[factor.id])
      .map((band) => {
        const { sum, barredBy } = scorePoints(table, { ...answers, [factor.id]: band.id })
        return { band, sum: barredBy === undefined ? sum : null, change: sum - now }
      }),
  }))
}
