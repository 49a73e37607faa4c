import { fillIn } from '#domain/fillIn.ts'
import { largestTotals } from '#domain/points.ts'
import type { CalculatorTable, TotalsWords } from './calculatorProps.ts'
import type { CalculatorScore } from './pointsNotices.ts'
import scale from './scale.module.css'
import styles from './sums.module.css'

type TotalsProps = { score: CalculatorScore; table: CalculatorTable; words: TotalsWords; meaning: string }

/** The three sums on one scale. On a phone they are a bar along the lower edge of the window, which asks for a row until one is chosen. */
export function Totals({ score, table, words, meaning }: TotalsProps) {
  const most = Math.max(...largestTotals(table))
  const { mark } = table
  return (
    <section className={styles.totals} aria-label={words.heading} data-instrument data-empty={score.answered === 0 || undefined}>
      <p className={styles.totalsHead}>
        <strong>{words.inPoints}</strong> <span>{fillIn(words.answered, { answered: score.answered, all: score.lines.length })}</span>
      </p>
      <p className={styles.start}>{words.start}</p>
      <div className={styles.gauge}>
        <dl className={styles.visas}>
          {score.totals.map(({ subclass, nomination, points, reachesMark }) => (
            <div key={subclass} className={styles.visa} data-reached={(reachesMark && !score.barredBy) || undefined}>
              <dt>
                {words.visa} {subclass}
              </dt>
              <dd className={styles.total}>{score.barredBy ? '–' : points}</dd>
              <dd className={styles.scale} aria-hidden="true">
                <Bar most={most} mark={mark} sum={score.barredBy ? 0 : score.sum} nomination={score.barredBy ? 0 : nomination} />
              </dd>
              <dd className={styles.state}>
                <span>{stateOf(points, reachesMark)}</span>{' '}
                {nomination > 0 && !score.barredBy && <span>{fillIn(words.nominated, { nomination })}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <Scale most={most} mark={mark} />
      </div>
      <a href={words.enquiry.href} className={styles.enquiry}>
        {words.enquiry.label}
      </a>
      {score.barredBy ? (
        <p key="barred" className={styles.barred}>
          {score.barredBy.why}
        </p>
      ) : (
        <p key="meaning" className={styles.meaning}>
          {meaning} {score.answered < score.lines.length && <span>{words.open}</span>}
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

type ScaleProps = { most: number; mark: number }

const TICK_EVERY = 5
const LONG_TICK_EVERY = 20

/** The scale the three sums share, from 0 to the largest sum of the table, with the mark across all of them. */
export function Scale({ most, mark }: ScaleProps) {
  const ticks = Array.from({ length: most / TICK_EVERY + 1 }, (_, index) => index * TICK_EVERY)
  const at = (points: number) => `${(100 * points) / most}%`
  return (
    <div className={scale.scale}>
      <svg className={scale.across} aria-hidden="true">
        <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
      </svg>
      <svg className={scale.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2={tick % LONG_TICK_EVERY === 0 ? 7 : 4} />
        ))}
        <text y="20">0</text>
        <text x={at(mark)} y="20" textAnchor="middle" className={scale.marked}>
          {mark}
        </text>
        <text x="100%" y="20" textAnchor="end">
          {most}
        </text>
      </svg>
    </div>
  )
}

/** One sum on that scale: in ink, nomination beside it. It has a mark of its own for layouts where the bars are not below each other. */
export function Bar({ most, mark, sum, nomination }: ScaleProps & { sum: number; nomination: number }) {
  const at = (points: number) => `${(100 * points) / most}%`
  return (
    <svg className={scale.bar} aria-hidden="true">
      <rect className={scale.sum} width={at(sum)} height="100%" />
      <rect className={scale.nomination} x={at(sum)} width={at(nomination)} height="100%" />
      <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
    </svg>
  )
}
