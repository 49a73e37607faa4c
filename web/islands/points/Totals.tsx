import { fillIn } from '#domain/fillIn.ts'
import { largestTotals, lastOf } from '#domain/points.ts'
import scale from './scale.module.css'
import { noticesId, type SumProps, scoreOf } from './score.ts'
import styles from './sums.module.css'

export function Totals({ table, words, answers }: SumProps) {
  const texts = words.totals
  const { mark } = table
  const { barredBy, answered, lines, totals, sum, clashes } = scoreOf(table, answers)
  const [clash] = clashes
  const clashesAt = clash && lastOf(table, Object.keys(clash.when))
  const most = Math.max(...largestTotals(table))
  const at = (points: number) => `${(100 * points) / most}%`
  return (
    <section
      className={`no-print ${styles.totals}`}
      aria-label={texts.heading}
      data-instrument
      data-empty={answered === 0 ? '' : undefined}
      data-clash={clash && ''}
    >
      <p className={styles.totalsHead}>
        <strong>{texts.inPoints}</strong> <span>{fillIn(texts.answered, { answered, all: lines.length })}</span>
      </p>
      <p className={styles.start}>{texts.start}</p>
      <div className={styles.gauge}>
        <dl className={styles.visas}>
          {totals.map(({ subclass, nomination, points, reachesMark }) => {
            const drawn = barredBy ? 0 : sum
            const compared = answered === 0 ? texts.mark : reachesMark ? texts.reached : texts.below
            return (
              <div key={subclass} className={styles.visa} data-reached={(reachesMark && !barredBy && !clash) || undefined}>
                <dt>
                  {texts.visa} {subclass}
                </dt>
                <dd className={styles.total}>{barredBy ? '–' : points}</dd>
                <dd className={styles.scale} aria-hidden="true">
                  <svg className={scale.bar} aria-hidden="true">
                    <rect className={scale.sum} width={at(drawn)} height="100%" />
                    <rect className={scale.nomination} x={at(drawn)} width={at(barredBy ? 0 : nomination)} height="100%" />
                    <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
                  </svg>
                </dd>
                <dd className={styles.state}>
                  <span>{barredBy ? texts.barred : fillIn(compared, { mark, missing: mark - points })}</span>{' '}
                  {nomination > 0 && <span hidden={barredBy !== undefined}>{fillIn(texts.nominated, { nomination })}</span>}
                </dd>
              </div>
            )
          })}
        </dl>
        <Scale mark={mark} most={most} />
      </div>
      <p className={styles.clash} hidden={clashesAt === undefined}>
        {clashesAt && <a href={`#${noticesId(clashesAt)}`}>{texts.clash}</a>}
      </p>
      <a href={texts.enquiry.href} className={`button button-accent ${styles.enquiry}`}>
        {texts.enquiry.label}
      </a>
      <p className={styles.barred} hidden={barredBy === undefined}>
        {barredBy?.why}
      </p>
      <p className={styles.meaning} hidden={barredBy !== undefined}>
        {words.markMeaning} <span hidden={answered === lines.length}>{texts.open}</span>
      </p>
    </section>
  )
}

const TICK_EVERY = 5
const LONG_TICK_EVERY = 20

function Scale({ mark, most }: { mark: number; most: number }) {
  const at = (points: number) => `${(100 * points) / most}%`
  const ticks = Array.from({ length: most / TICK_EVERY + 1 }, (_, index) => index * TICK_EVERY)
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
