import type { Drawing } from '#content/schema/artefact.ts'
import { daysBetween } from '#domain/dates.ts'
import answers from './answers.module.css'
import { Choices } from './Choices.tsx'
import styles from './Timeline.module.css'

type Props = Omit<Drawing<'timeline'>, 'kind'> & { id: string }

/** Positions are shares of the width, so that one drawing fits every screen. */
export function Timeline({ id, ask, from, to, choices, bars }: Props) {
  const share = (day: string) => Math.min(100, (daysBetween(from, day) / daysBetween(from, to)) * 100)
  const position = (day: string) => `${share(day).toFixed(2)}%`
  const width = (start: string, end: string) => `${Math.max(0, share(end) - share(start)).toFixed(2)}%`
  return (
    <fieldset className={answers.document}>
      <legend className={answers.ask}>{ask}</legend>
      <Choices name={id} labels={choices.map(({ label }) => label)} first />
      <div className={styles.years}>
        <svg className={styles.grid} aria-hidden="true">
          {yearsBetween(from, to).map((year) => (
            <g key={year}>
              <line x1={position(`${year}-01-01`)} x2={position(`${year}-01-01`)} y2="100%" />
              {share(`${year}-01-01`) < 92 && (
                <text x={position(`${year}-01-01`)} y="12">
                  {year}
                </text>
              )}
            </g>
          ))}
          {choices.map(({ label, days }, index) =>
            days.map((day) => (
              <line key={label + day} className={styles.day} data-for={index + 1} x1={position(day)} x2={position(day)} y1="18" y2="100%" />
            )),
          )}
        </svg>
        <ul className={styles.bars}>
          {bars.map((bar) => (
            <li key={bar.label}>
              <b>{bar.label}</b>
              <span className={answers.stack}>
                {bar.counts.map(({ text }, index) => (
                  <span key={choices[index]?.label} data-answer data-for={index + 1}>
                    <span className={answers.heard}>{choices[index]?.label}:</span> {text}
                  </span>
                ))}
              </span>
              <svg className={styles.track} aria-hidden="true">
                <rect className={styles.worked} x={position(bar.from)} width={width(bar.from, bar.to)} height="100%" />
                {bar.counts.map(
                  ({ from: start }, index) =>
                    start && (
                      <rect
                        key={choices[index]?.label}
                        data-for={index + 1}
                        x={position(start)}
                        width={width(start, bar.to)}
                        height="100%"
                      />
                    ),
                )}
              </svg>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${answers.stack} ${styles.answers}`}>
        {choices.map(({ label, about, answer }, index) => (
          <p key={label} data-answer data-for={index + 1}>
            <b>{about}</b> {answer}
          </p>
        ))}
      </div>
    </fieldset>
  )
}

/** Every second year that starts inside the span: more would not fit on a phone. */
function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1), Number(to.slice(0, 4))]
  return Array.from({ length: Math.ceil((last - first + 1) / 2) }, (_, index) => first + 2 * index)
}
