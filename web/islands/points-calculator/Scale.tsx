import styles from './scale.module.css'

type ScaleProps = { most: number; mark: number }

const TICK_EVERY = 5
const LONG_TICK_EVERY = 20

/** The scale the three sums share, from 0 to the largest sum of the table, with the mark across all of them. */
export function Scale({ most, mark }: ScaleProps) {
  const ticks = Array.from({ length: most / TICK_EVERY + 1 }, (_, index) => index * TICK_EVERY)
  const at = (points: number) => `${(100 * points) / most}%`
  return (
    <div className={styles.scale}>
      <svg className={styles.across} aria-hidden="true">
        <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
      </svg>
      <svg className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y1="0" y2={tick % LONG_TICK_EVERY === 0 ? 7 : 4} />
        ))}
        <text y="20">0</text>
        <text x={at(mark)} y="20" textAnchor="middle" className={styles.marked}>
          {mark}
        </text>
        <text x="100%" y="20" textAnchor="end">
          {most}
        </text>
      </svg>
    </div>
  )
}

/** One sum on that scale: in ink, nomination beside it. Its own mark is for where the bars do not stand below each other. */
export function Bar({ most, mark, sum, nomination }: ScaleProps & { sum: number; nomination: number }) {
  const at = (points: number) => `${(100 * points) / most}%`
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.sum} width={at(sum)} height="100%" />
      <rect className={styles.nomination} x={at(sum)} width={at(nomination)} height="100%" />
      <line x1={at(mark)} x2={at(mark)} y1="0" y2="100%" />
    </svg>
  )
}
