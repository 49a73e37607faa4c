import type { Drawing } from '#content/schema/artefact.ts'
import { daysBetween } from '#domain/dates.ts'
import styles from './Timeline.module.css'

type Props = Omit<Drawing<'timeline'>, 'kind'>

/** Work as bars over the years. Positions are shares of the width, so one drawing fits every screen. */
export function Timeline({ from, to, groups, sum }: Props) {
  const share = (day: string) => (daysBetween(from, day) / daysBetween(from, to)) * 100
  const position = (day: string) => `${share(day).toFixed(2)}%`
  const width = (start: string, end: string) => `${(share(end) - share(start)).toFixed(2)}%`
  return (
    <>
      <svg className={styles.years} aria-hidden="true">
        {yearsBetween(from, to)
          .filter((year) => share(`${year}-01-01`) < 92)
          .map((year) => (
            <text key={year} x={position(`${year}-01-01`)} y="12">
              {year}
            </text>
          ))}
      </svg>
      {groups.map(({ bars, line }) => (
        <div key={bars[0]?.label} className={styles.group}>
          <svg className={styles.behind} aria-hidden="true">
            {yearsBetween(from, to).map((year) => (
              <line key={year} x1={position(`${year}-01-01`)} x2={position(`${year}-01-01`)} y2="100%" />
            ))}
            {bars
              .filter(({ tone }) => tone === 'window')
              .toReversed()
              .map((bar) => (
                <rect key={bar.label} x={position(bar.from)} width={width(bar.from, bar.to)} height="100%" />
              ))}
          </svg>
          <ul>
            {bars.map((bar) => (
              <li key={bar.label} data-tone={bar.tone}>
                <p>
                  <b>{bar.label}</b> {bar.detail}
                </p>
                <svg className={styles.track} aria-hidden="true">
                  <rect x={position(bar.used ?? bar.from)} width={width(bar.used ?? bar.from, bar.to)} height="100%" />
                  {bar.used && <rect className={styles.used} x={position(bar.from)} width={width(bar.from, bar.used)} height="100%" />}
                </svg>
              </li>
            ))}
          </ul>
          {line && (
            <>
              <svg className={styles.met} aria-hidden="true">
                <line x1={position(line.day)} x2={position(line.day)} y2="100%" />
              </svg>
              <svg className={styles.name} aria-hidden="true">
                <text x={position(line.day)} y="13" textAnchor={share(line.day) > 70 ? 'end' : 'middle'}>
                  {line.label}
                </text>
              </svg>
              <p className="visually-hidden">{line.label}</p>
            </>
          )}
        </div>
      ))}
      {sum && (
        <ul className={styles.sum}>
          {sum.map(({ figure, label }) => (
            <li key={label}>
              <b>{figure}</b> {label}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Every second year that starts inside the span: more would not fit on a phone. */
function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1), Number(to.slice(0, 4))]
  return Array.from({ length: Math.ceil((last - first + 1) / 2) }, (_, index) => first + 2 * index)
}
