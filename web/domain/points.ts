import { fillIn } from './fillIn.ts'

type Band = {
  id: string
  label: string
  points: number
  why: string
  /** Ages in years, work in months: at least `from`, less than `below`. */
  from?: number | undefined
  below?: number | undefined
  /** With this answer there is no invitation, whatever the sum. */
  bars?: boolean | undefined
  /** Counts only together with one of these answers. */
  needs?: { factor: string; bands: readonly string[]; text: string } | undefined
}

export type Factor = { id: string; short: string; legend: string; evidence: string; bands: readonly Band[] }

export type PointsTable = {
  mark: number
  factors: readonly Factor[]
  cap: { factors: readonly string[]; most: number }
  visas: readonly { subclass: string; nomination: number }[]
  /** Answers that cannot all be true. Keys are factors, values the bands meant. */
  clashes: readonly { when: Readonly<Record<string, readonly string[]>>; text: string }[]
}

/** The chosen band of each factor. A factor that is not there has not been answered. */
export type Answers = Readonly<Record<string, string>>

export type Score = ReturnType<typeof scorePoints>

/** Adds the answers up by the table. Unknown factors and bands count as unanswered. */
export function scorePoints(table: PointsTable, answers: Answers) {
  const lines = table.factors.map((factor) => lineOf(factor, answers))
  const capped = add(lines.filter(({ factor }) => table.cap.factors.includes(factor.id)))
  const over = Math.max(0, capped - table.cap.most)
  const sum = add(lines) - over
  return {
    lines,
    answered: lines.filter(({ band }) => band !== undefined).length,
    cap: over > 0 ? { sum: capped, counted: table.cap.most } : undefined,
    /** Without nomination. */
    sum,
    totals: table.visas.map(({ subclass, nomination }) => {
      const points = sum + nomination
      return { subclass, nomination, points, reachesMark: points >= table.mark }
    }),
    barredBy: lines.find(({ band }) => band?.bars)?.band,
    clashes: table.clashes.filter(({ when }) => Object.entries(when).every(([factor, bands]) => bands.includes(answers[factor] ?? ''))),
  }
}

/** Of the lines that a notice is about, the last on the page: the notice is beside it. */
export function lastOf({ factors }: PointsTable, ids: readonly string[]): Factor | undefined {
  return factors.filter(({ id }) => ids.includes(id)).at(-1)
}

export function bandOf(factor: Factor, amount: number): Band | undefined {
  return factor.bands.find(({ from = 0, below = Infinity }) => amount >= from && amount < below)
}

export function largestTotals(table: PointsTable): number[] {
  const most = (factors: readonly Factor[]) => factors.reduce((sum, { bands }) => sum + Math.max(...bands.map(({ points }) => points)), 0)
  const capped = table.factors.filter(({ id }) => table.cap.factors.includes(id))
  const free = table.factors.filter((factor) => !capped.includes(factor))
  return table.visas.map(({ nomination }) => most(free) + Math.min(most(capped), table.cap.most) + nomination)
}

function lineOf(factor: Factor, answers: Answers) {
  const band = factor.bands.find(({ id }) => id === answers[factor.id])
  const needs = band?.needs
  /** Chosen, but worth nothing until the answer it needs is given. */
  const waits = needs !== undefined && !needs.bands.includes(answers[needs.factor] ?? '')
  const points = band === undefined || waits ? 0 : band.points
  return { factor, band, points, waits }
}

function add(lines: readonly { points: number }[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0)
}

/** The rows of the table that are not chosen, factor by factor, with the sum without nomination that each alone would lead to: null where it rules an invitation out. */
export function otherRows(table: PointsTable, answers: Answers) {
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

/** Raise it when factors or bands are added, removed or reordered, or a row comes to mean something else: old links must not change their meaning. */
const VERSION = '2'
const NAME = 'points'
const UNANSWERED = '-'

type ReadAddress = { kind: 'none' } | { kind: 'otherVersion' } | { kind: 'answers'; answers: Answers }

/** The answers as a fragment such as `#points=2.2110-3`: one character for each factor. Empty without answers. */
export function toFragment(factors: readonly Factor[], answers: Answers): string {
  const signs = factors.map(({ id, bands }) => {
    const position = bands.findIndex((band) => band.id === answers[id])
    return position === -1 ? UNANSWERED : position.toString(36)
  })
  const answered = signs.flatMap((sign, place) => (sign === UNANSWERED ? [] : [place + 1]))
  const written = signs.slice(0, answered.at(-1) ?? 0).join('')
  return written === '' ? '' : `#${NAME}=${VERSION}.${written}`
}

/** Reads a fragment that may have been cut, changed or made up: parts that make no sense count as unanswered. */
export function readFragment(factors: readonly Factor[], fragment: string): ReadAddress {
  const [, version = '', signs = ''] = /^#points=(\w*)\.?(.*)/.exec(fragment) ?? []
  if (version === '') return { kind: 'none' }
  if (version !== VERSION) return { kind: 'otherVersion' }
  const chosen = factors.flatMap(({ id, bands }, position): [string, string][] => {
    // Not a number where the sign is missing or that of no answer.
    const band = bands[Number.parseInt(signs[position] ?? UNANSWERED, 36)]
    return band === undefined ? [] : [[id, band.id]]
  })
  return { kind: 'answers', answers: Object.fromEntries(chosen) }
}

type MessageWords = Record<'start' | 'end' | 'line' | 'waiting' | 'unanswered' | 'cap' | 'total' | 'totalNominated' | 'estimate', string>

export function pointsMessage(score: Score, words: MessageWords): string {
  const answered = score.lines.filter(({ band }) => band !== undefined)
  const open = score.lines.filter(({ band }) => band === undefined)
  return [
    words.start,
    ...answered.map(({ factor, band, points, waits }) =>
      fillIn(waits ? words.waiting : words.line, { factor: factor.short, answer: band?.label ?? '', points }),
    ),
    ...(open.length > 0 ? [fillIn(words.unanswered, { factors: open.map(({ factor }) => factor.short).join(', ') })] : []),
    ...(score.cap ? [fillIn(words.cap, score.cap)] : []),
    ...(score.barredBy
      ? [score.barredBy.why]
      : score.totals.map(({ subclass, points, nomination }) =>
          fillIn(nomination === 0 ? words.total : words.totalNominated, { subclass, points, nomination }),
        )),
    ...score.clashes.map(({ text }) => text),
    words.estimate,
    words.end,
  ].join('\n')
}
