import { fillIn } from '#domain/fillIn.ts'
import { largestTotals } from '#domain/points.ts'
import type { CalculatorTable, TotalsWords } from './calculatorProps.ts'
import type { CalculatorScore } from './pointsNotices.ts'
import { Bar, Scale } from './Scale.tsx'
import styles from './sums.module.css'

type Props = { score: CalculatorScore; table: CalculatorTable; words: TotalsWords; meaning: string }

/** The three sums on one scale. On a phone they are a bar along the lower edge of the window. */
export function Totals({ score, table, words, meaning }: Props) {
  const most = Math.max(...largestTotals(table))
  const { mark } = table
  return (
    <section className={styles.totals} aria-label={words.heading} data-instrument>
      <p className={styles.totalsHead}>
        <strong>{words.heading}</strong> <span>{fillIn(words.answered, { answered: score.answered, all: score.lines.length })}</span>
      </p>
      <div className={styles.gauge}>
        <dl className={styles.visas}>
          {score.totals.map(({ subclass, nomination, points, reachesMark }) => (
            <div key={subclass} className={styles.visa} data-reached={(reachesMark && !score.barredBy) || undefined}>
              <dt>
                <span>{words.visa}</span> {subclass}
              </dt>
              <dd className={styles.total}>{score.barredBy ? '–' : points}</dd>
              <dd className={styles.scale} aria-hidden="true">
                <Bar most={most} mark={mark} sum={score.barredBy ? 0 : score.sum} nomination={score.barredBy ? 0 : nomination} />
              </dd>
              <dd className={styles.state}>
                {stateOf(points, reachesMark)} {nomination > 0 && !score.barredBy && <span>{fillIn(words.nominated, { nomination })}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <Scale most={most} mark={mark} />
      </div>
      {score.barredBy ? (
        <p className={styles.barred}>{score.barredBy.why}</p>
      ) : (
        <p className={styles.meaning}>
          {meaning} {score.answered < score.lines.length && words.open}
        </p>
      )}
    </section>
  )

  function stateOf(points: number, reachesMark: boolean): string {
    if (score.barredBy) return words.barred
    if (score.answered === 0) return fillIn(words.mark, { mark })
    return fillIn(reachesMark ? words.reached : words.below, { mark, missing: mark - points })
  }
}
