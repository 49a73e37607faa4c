import { type ReactNode, useState } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import styles from './MarginParts.module.css'
import type { MarginTools, MarkedSpan } from './marginTools.ts'

type RowProps = { title: string; figure?: string | undefined; children?: ReactNode }

/** One subject of the margin: its figure in the first line, the rest under it. */
export function Row({ title, figure, children }: RowProps) {
  return (
    <section className={styles.row}>
      <h4>{title}</h4>
      {figure && <p className={styles.figure}>{figure}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}

export type Fact = { label: string; value: string }

/** Labels on the left, figures on the right, as in a ledger. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type LengthScaleProps = { words: number; range: { from: number; to: number }; label: string }

const WIDTH = 300

/** The length as a mark on a ruler, with the recommended range tinted. */
export function LengthScale({ words, range, label }: LengthScaleProps) {
  const longest = range.to * 1.3
  const at = (count: number) => Math.round((Math.min(count, longest) / longest) * WIDTH)
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} 22`} role="img" aria-label={label} preserveAspectRatio="none">
      <rect className={styles.range} x={at(range.from)} y="4" width={at(range.to) - at(range.from)} height="14" />
      <path className={styles.line} d={`M0 18H${WIDTH}`} />
      <rect className={styles.mark} x={Math.max(0, at(words) - 2)} y="0" width="4" height="22" />
    </svg>
  )
}

type NoteProps = MarginTools & {
  text: string
  spans?: readonly MarkedSpan[]
  hint?: boolean
  /** Says on which sheet each span is. */
  named?: boolean
}

/** As many spans as fit into a margin; the rest are folded. */
const MOST_SPANS = 4

/** A remark with the spans it is about, each a button that shows it in the text. */
export function Note({ text, spans = [], hint = false, ...tools }: NoteProps) {
  const { margin } = tools.words
  const [isOpen, setOpen] = useState(false)
  const shown = tools.printing ? spans.length : MOST_SPANS
  const first = spans.slice(0, shown)
  const rest = spans.slice(shown)
  return (
    <div className={styles.note}>
      <p>
        {hint && <span className={styles.hint}>{margin.hint}</span>} <span>{text}</span>
      </p>
      {first.length > 0 && <Spans spans={first} {...tools} />}
      {rest.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{fillIn(margin.more, { count: rest.length })}</summary>
          {isOpen && <Spans spans={rest} {...tools} />}
        </details>
      )}
    </div>
  )
}

function Spans({ spans, words, quoteOf, onShow, named }: Omit<NoteProps, 'text'>) {
  return (
    <ul className={styles.spans}>
      {(spans ?? []).map((span) => {
        const { text, number } = quoteOf(span)
        return (
          <li key={`${span.sheet}-${span.start}-${span.end}`}>
            <button type="button" onClick={() => onShow(span)}>
              <span className="visually-hidden">{words.margin.show} </span>
              {named && <span className={styles.sheet}>{words.sheets.names[span.sheet]} </span>}
              {number && <span className={styles.number}>{`${number} `}</span>}
              {span.words && <span className={styles.number}>{`${fillIn(words.sheets.words, { words: span.words })} `}</span>}
              <q>{text}</q>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
