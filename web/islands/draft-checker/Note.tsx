import { useState } from 'react'
import { fillIn } from '#domain/fillIn.ts'
import type { MarginTools, MarkedPlace } from './marginTools.ts'
import styles from './Note.module.css'

type Props = MarginTools & {
  text: string
  places?: readonly MarkedPlace[]
  hint?: boolean
  /** Says on which sheet each place is. */
  named?: boolean
}

/** As many places as fit into a margin; the rest is folded. */
const MOST_PLACES = 4

/** A remark with the places it is about, each a button that shows it in the text. */
export function Note({ text, places = [], hint = false, ...tools }: Props) {
  const { margin } = tools.words
  const [isOpen, setOpen] = useState(false)
  const shown = tools.printing ? places.length : MOST_PLACES
  const first = places.slice(0, shown)
  const rest = places.slice(shown)
  return (
    <div className={styles.note}>
      <p>
        {hint && <span className={styles.hint}>{margin.hint}</span>} {text}
      </p>
      {first.length > 0 && <Places places={first} {...tools} />}
      {rest.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{fillIn(margin.more, { count: rest.length })}</summary>
          {isOpen && <Places places={rest} {...tools} />}
        </details>
      )}
    </div>
  )
}

function Places({ places, words, quoteOf, onShow, named }: Omit<Props, 'text'>) {
  return (
    <ul className={styles.places}>
      {(places ?? []).map((place) => {
        const { text, number } = quoteOf(place)
        return (
          <li key={`${place.sheet}-${place.start}-${place.end}`}>
            <button type="button" onClick={() => onShow(place)}>
              <span className="visually-hidden">{words.margin.show} </span>
              {named && <span className={styles.sheet}>{words.sheets.names[place.sheet]} </span>}
              {number && <span className={styles.number}>{number} </span>}
              {place.words && <span className={styles.number}>{fillIn(words.sheets.words, { words: place.words })} </span>}
              <q>{text}</q>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
