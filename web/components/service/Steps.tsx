import { serviceTexts as texts } from '#content/labels.ts'
import type { Service } from '#content/schema/service.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './service.module.css'

type Step = Service['steps'][number]

const lanes: Record<Step['who'], number[]> = { you: [0], we: [1], both: [0, 1] }
const centre = (lane: number) => `${Math.round(((lane + 0.5) / 2) * 100)}%`
const DOT = 13

export function Steps({ steps }: { steps: Service['steps'] }) {
  return (
    <div className={styles.steps}>
      <p className={styles.heads} aria-hidden="true">
        <span>{texts.who.you}</span>
        <span>{texts.who.we}</span>
      </p>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} data-who={step.who}>
            <Lanes step={step} next={steps[index + 1]} />
            <div>
              <h3>{step.title}</h3>
              <p className={styles.who}>{texts.who[step.who]}</p>
              <p>
                <Inline text={step.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Lanes({ step, next }: { step: Step; next: Step | undefined }) {
  const own = lanes[step.who]
  const [from, to] = next ? shortest(own, lanes[next.who]) : [0, 0]
  return (
    <svg className={styles.lanes} aria-hidden="true">
      {next && (
        // Its own box, so that the line ends at the next step's dot however long this step's words are.
        <svg y={DOT} overflow="visible" aria-hidden="true">
          <line x1={centre(from)} x2={centre(to)} y2="100%" />
        </svg>
      )}
      {own.length > 1 && <line x1={centre(0)} x2={centre(1)} y1={DOT} y2={DOT} />}
      {own.map((lane) => (
        <circle key={lane} cx={centre(lane)} cy={DOT} r="6" />
      ))}
    </svg>
  )
}

function shortest(from: number[], to: number[]): [number, number] {
  const ways = from.flatMap((start) => to.map((end): [number, number] => [start, end]))
  return ways.toSorted(([a, b], [c, d]) => Math.abs(a - b) - Math.abs(c - d))[0] ?? [0, 0]
}
