import type { pointsWords } from '#content/pointsWords.ts'
import type { PointsTableContent } from '#content/schema/pointsTable.ts'
import { fillIn } from '#domain/fillIn.ts'
import { type Answers, type Factor, type Score, scorePoints } from '#domain/points.ts'

export type PointsWords = typeof pointsWords

/** What each view of the sum is made of. The rule is called in the view, inside its boundary. */
export type SumProps = { table: PointsTableContent; words: PointsWords; answers: Answers }

/** Where the notices of a line are. */
export function noticesId({ id }: Pick<Factor, 'id'>): string {
  return `points-${id}-notices`
}

let latest: { table: PointsTableContent; answers: Answers; score: Score } | undefined

/** Four views show one sum: it is added up once. */
export function scoreOf(table: PointsTableContent, answers: Answers): Score {
  if (latest?.table !== table || latest.answers !== answers) latest = { table, answers, score: scorePoints(table, answers) }
  return latest.score
}

export function spokenScore(score: Score, { totals, ledger }: PointsWords): string {
  if (score.answered === 0) return ''
  if (score.barredBy) return score.barredBy.why
  const sums = score.totals.map(({ subclass, nomination, points }) => {
    const name = fillIn(nomination === 0 ? ledger.total : ledger.totalNominated, { subclass, nomination })
    return fillIn(totals.spoken, { name, points })
  })
  return [...sums, ...(score.cap ? [fillIn(totals.spokenCap, score.cap)] : []), ...score.clashes.map(({ text }) => text)].join(' ')
}
