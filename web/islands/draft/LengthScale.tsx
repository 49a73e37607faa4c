import styles from './margin.module.css'

const WIDTH = 300

type Props = { words: number; range: { from: number; to: number }; label: string }

export function LengthScale({ words, range, label }: Props) {
  const longest = range.to * 1.3
  const at = (count: number) => Math.round((Math.min(count, longest) / longest) * WIDTH)
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 22`} role="img" aria-label={label} preserveAspectRatio="none">
      <rect className={styles.range} x={at(range.from)} y={4} width={at(range.to) - at(range.from)} height={14} />
      <path className={styles.line} d={`M0 18H${WIDTH}`} />
      <rect className={styles.mark} x={Math.max(0, at(words) - 2)} y={0} width={4} height={22} />
    </svg>
  )
}
