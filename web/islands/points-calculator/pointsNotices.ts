import { fillIn } from '#domain/fillIn.ts'
import type { Score } from '#domain/points.ts'
import type { CalculatorClash, CalculatorFactor, CalculatorTable, CalculatorWords } from './calculatorProps.ts'

export type CalculatorScore = Score<CalculatorFactor, CalculatorClash>

/** The notices for one factor: an answer that needs another, the cap, a contradiction. Each is beside the last factor it is about. */
export function noticesFor(factor: CalculatorFactor, score: CalculatorScore, table: CalculatorTable, words: CalculatorWords): string[] {
  const line = score.lines.find((candidate) => candidate.factor === factor)
  const isLastOf = (ids: readonly string[]) => table.factors.filter(({ id }) => ids.includes(id)).at(-1) === factor
  return [
    ...(line?.waits && line.band?.needs ? [line.band.needs.text] : []),
    ...(score.cap && isLastOf(table.cap.factors) ? [fillIn(words.capNotice, score.cap)] : []),
    ...score.clashes.filter(({ when }) => isLastOf(Object.keys(when))).map(({ text }) => text),
  ]
}

export function spokenScore(score: CalculatorScore, { totals, ledger }: CalculatorWords): string {
  if (score.answered === 0) return ''
  if (score.barredBy) return score.barredBy.why
  const sums = score.totals.map(({ subclass, nomination, points }) => {
    const name = fillIn(nomination === 0 ? ledger.total : ledger.totalNominated, { subclass, nomination })
    return fillIn(totals.spoken, { name, points })
  })
  return [...sums, ...(score.cap ? [fillIn(totals.spokenCap, score.cap)] : []), ...score.clashes.map(({ text }) => text)].join(' ')
}
