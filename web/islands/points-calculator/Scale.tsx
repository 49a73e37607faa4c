import styles from './sums.module.css'

type Props = { most: number; mark: number; sum: number; nomination: number }

const TICK_EVERY = 5
const LONG_TICK_EVERY = 20

/** A ruler from 0 to the largest sum of the table: the sum in ink, nomination beside it, the mark across both. */
export function Scale({ most, mark, sum, nomination }: Props) {
  const ticks = Array.from({ length: most / TICK_EVERY + 1 }, (_, index) => index * TICK_EVERY)
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${most} 14`} preserveAspectRatio="none" role="presentation">
      <path
        className={styles.ticks}
        d={`M0 12H${most}${ticks.map((tick) => `M${tick} ${tick % LONG_TICK_EVERY === 0 ? 8 : 10}V12`).join('')}`}
      />
      <rect className={styles.sum} x="0" y="2" width={sum} height="6" />
      <rect className={styles.nomination} x={sum} y="2" width={nomination} height="6" />
      <path className={styles.mark} d={`M${mark} 0V14`} />
    </svg>
  )
}
