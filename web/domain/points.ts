/** One row of the table: a possible answer and its points. */
export type Band = {
  id: string
  points: number
  /** Ages in years, work in months: at least `from`, less than `below`. */
  from?: number | undefined
  below?: number | undefined
  /** With this answer there is no invitation, whatever the sum. */
  bars?: boolean | undefined
  /** Counts only together with one of these answers. */
  needs?: { factor: string; bands: readonly string[] } | undefined
}

export type Factor = { id: string; bands: readonly Band[] }

/** Answers that cannot all be true. Keys are factors, values the bands meant. */
export type Clash = { when: Readonly<Record<string, readonly string[]>> }

export type PointsTable<F extends Factor = Factor, C extends Clash = Clash> = {
  mark: number
  factors: readonly F[]
  /** These factors together never count more. */
  cap: { factors: readonly string[]; most: number }
  visas: readonly { subclass: string; nomination: number }[]
  clashes: readonly C[]
}

/** The chosen band of each factor. A factor that is not there has not been answered. */
export type Answers = Readonly<Record<string, string>>

export type Line<F extends Factor = Factor> = {
  factor: F
  band: F['bands'][number] | undefined
  /** Before the cap. 0 while unanswered or while the answer it needs is missing. */
  points: number
  /** Chosen, but worth nothing until the answer it needs is given. */
  waits: boolean
}

export type Total = { subclass: string; nomination: number; points: number; reachesMark: boolean }

export type Score<F extends Factor = Factor, C extends Clash = Clash> = {
  lines: Line<F>[]
  answered: number
  /** Present only where the cap takes something away. */
  cap: { sum: number; counted: number } | undefined
  /** Without nomination. */
  sum: number
  totals: Total[]
  /** The answer that rules an invitation out. */
  barredBy: F['bands'][number] | undefined
  clashes: C[]
}

/** Adds the answers up by the table. Unknown factors and bands count as unanswered. */
export function scorePoints<F extends Factor, C extends Clash>(table: PointsTable<F, C>, answers: Answers): Score<F, C> {
  const lines = table.factors.map((factor) => lineOf(factor, answers))
  const capped = add(lines.filter(({ factor }) => table.cap.factors.includes(factor.id)))
  const over = Math.max(0, capped - table.cap.most)
  const sum = add(lines) - over
  return {
    lines,
    answered: lines.filter(({ band }) => band !== undefined).length,
    cap: over > 0 ? { sum: capped, counted: table.cap.most } : undefined,
    sum,
    totals: table.visas.map(({ subclass, nomination }) => {
      const points = sum + nomination
      return { subclass, nomination, points, reachesMark: points >= table.mark }
    }),
    barredBy: lines.find(({ band }) => band?.bars)?.band,
    clashes: table.clashes.filter(({ when }) => Object.entries(when).every(([factor, bands]) => bands.includes(answers[factor] ?? ''))),
  }
}

/** The band an age in years or a length in months falls into. */
export function bandOf<F extends Factor>(factor: F, amount: number): F['bands'][number] | undefined {
  return factor.bands.find(({ from = 0, below = Infinity }) => amount >= from && amount < below)
}

/** The largest sum the table allows for each visa. */
export function largestTotals(table: PointsTable): number[] {
  const most = (factors: readonly Factor[]) => factors.reduce((sum, { bands }) => sum + Math.max(...bands.map(({ points }) => points)), 0)
  const capped = table.factors.filter(({ id }) => table.cap.factors.includes(id))
  const free = table.factors.filter((factor) => !capped.includes(factor))
  return table.visas.map(({ nomination }) => most(free) + Math.min(most(capped), table.cap.most) + nomination)
}

function lineOf<F extends Factor>(factor: F, answers: Answers): Line<F> {
  const band: F['bands'][number] | undefined = factor.bands.find(({ id }) => id === answers[factor.id])
  const needs = band?.needs
  const waits = needs !== undefined && !needs.bands.includes(answers[needs.factor] ?? '')
  return { factor, band, points: band === undefined || waits ? 0 : band.points, waits }
}

function add(lines: readonly { points: number }[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0)
}

type OtherRow<F extends Factor> = {
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
