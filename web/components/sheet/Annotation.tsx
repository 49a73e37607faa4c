import type { ReactNode } from 'react'
import styles from './Annotation.module.css'

type HighlightProps = { children: ReactNode /** Id of the margin note about these words. */; note?: string | undefined }

/** Words under the highlighter. It is drawn once when they come into view; without JavaScript it is simply there. */
export function Highlight({ children, note }: HighlightProps) {
  return (
    <mark className={styles.highlight} data-draw aria-describedby={note}>
      {children}
    </mark>
  )
}

type MarginNoteProps = {
  id?: string | undefined
  /** The element or question the note is about, set in bold. */
  about?: string | undefined
  /** `good`: what a reader may take from it. `fault`: what is missing or refused. */
  tone?: 'good' | 'fault' | undefined
  children: ReactNode
}

/** A reader's note beside a line: a rule at the left, small type. It slides in from the margin once it is seen. */
export function MarginNote({ id, about, tone = 'good', children }: MarginNoteProps) {
  return (
    <p id={id} className={styles.note} data-tone={tone} data-draw>
      {about && <b>{about}</b>} {children}
    </p>
  )
}
