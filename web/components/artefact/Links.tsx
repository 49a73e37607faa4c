import { artefactTexts as texts } from '#content/artefacts.ts'
import type { Drawing } from '#content/schema/artefact.ts'
import styles from './Links.module.css'

type Props = Omit<Drawing<'map'>, 'kind'>
type Point = Props['left'][number]

/** Paragraphs and the elements they show, with a line for each link. Both lists have rows of equal height, so a line knows its ends. */
export function Links({ left, right, links }: Props) {
  const middle = (points: Point[], ref: string) => ((points.findIndex((point) => point.ref === ref) + 0.5) / points.length) * 100
  return (
    <div className={styles.map}>
      <ul className={styles.left}>
        {left.map((point) => (
          <Item key={point.ref} point={point} leadsTo={links.filter(([from]) => from === point.ref).map(([, to]) => to)} />
        ))}
      </ul>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {links.map(([from, to]) => (
          <path key={from + to} d={`M0 ${middle(left, from)}C55 ${middle(left, from)} 45 ${middle(right, to)} 100 ${middle(right, to)}`} />
        ))}
      </svg>
      <ul className={styles.right}>
        {right.map((point) => (
          <Item key={point.ref} point={point} />
        ))}
      </ul>
    </div>
  )
}

function Item({ point: { ref, text, struck, gap }, leadsTo = [] }: { point: Point; leadsTo?: string[] }) {
  return (
    <li className={gap ? styles.gap : undefined}>
      <b>{ref}</b>
      <span>
        {struck && <s>{struck}</s>} {text}
        {gap && <em>{texts.noLine}</em>}
        {leadsTo.length > 0 && (
          <span className="visually-hidden">
            {' '}
            {texts.leadsTo} {leadsTo.join(', ')}
          </span>
        )}
      </span>
    </li>
  )
}
