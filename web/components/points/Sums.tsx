import { pointsTable } from '#content/pointsTable.ts'
import { pointsWords } from '#content/pointsWords.ts'
import { fillIn } from '#domain/fillIn.ts'
import { largestTotals } from '#domain/points.ts'
import scale from './scale.module.css'
import styles from './sums.module.css'

const words = pointsWords.totals
const { mark, factors, visas } = pointsTable
const most = Math.max(...largestTotals(pointsTable))
const at = (points: number) => `${(100 * points) / most}%`

export function Totals() {
  return (
    <section className={`no-print ${styles.totals}`} aria-label={words.heading} data-instrument data-empty="">
      <p className={styles.totalsHead}>
        <strong>{words.inPoints}</strong> <span data-answered>{fillIn(words.answered, { answered: 0, all: factors.length })}</span>
      </p>
      <p className={styles.start}>{words.start}</p>
      <div className={styles.gauge} data-most={most}>
        <dl className={styles.visas}>
          {visas.map(({ subclass, nomination }) => (
            <div key={subclass} className={styles.visa} data-visa={subclass}>
              <dt>
                {words.visa} {subclass}
              </dt>
              <dd className={styles.total}>{nomination}</dd>
              <dd className={styles.scale} aria-hidden="true">
                <svg className={scale.bar} aria-hidden="true">
                  <rect className={scale.sum} width="0%" height="100%" />
                  <rect className={scale.nomination} x="0%" width={at(nomination)} height="100%" />
                  <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
                </svg>
              </dd>
              <dd className={styles.state}>
                <span data-state>{fillIn(words.mark, { mark })}</span>{' '}
                {nomination > 0 && <span data-nominated>{fillIn(words.nominated, { nomination })}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <Scale />
      </div>
      <a href={words.enquiry.href} className={`button button-accent ${styles.enquiry}`}>
        {words.enquiry.label}
      </a>
      <p className={styles.barred} data-barred hidden />
      <p className={styles.meaning} data-meaning>
        {pointsWords.markMeaning} <span data-open-lines>{words.open}</span>
      </p>
    </section>
  )
}

const TICK_EVERY = 5
const LONG_TICK_EVERY = 20
const ticks = Array.from({ length: most / TICK_EVERY + 1 }, (_, index) => index * TICK_EVERY)

function Scale() {
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
