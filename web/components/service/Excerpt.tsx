import type { Service } from '#content/schema/service.ts'
import { circleRound, UNITS } from '../drawing/pen.ts'
import styles from './excerpt.module.css'

type Props = { title: string; lines: NonNullable<Service['deliverables'][number]['excerpt']> }

/** A few lines of a document that a client gets: the pen is round the first that is open, or else round the first. */
export function Excerpt({ title, lines }: Props) {
  const circled = Math.max(
    0,
    lines.findIndex(({ isOpen }) => isOpen),
  )
  return (
    <figure className={styles.excerpt}>
      <figcaption>{title}</figcaption>
      <ul>
        {lines.map(({ ref, text, isOpen }, index) => (
          <li key={ref + text} className={isOpen ? styles.open : undefined}>
            <b>
              {ref}
              {index === circled && <Ring text={ref} />}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Ring({ text }: { text: string }) {
  return (
    <svg className={styles.ring} viewBox={`0 0 ${UNITS} ${UNITS}`} aria-hidden="true">
      <path d={circleRound(text, 'text', 30 + text.length).d} />
    </svg>
  )
}
