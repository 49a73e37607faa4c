import type { ReactNode } from 'react'
import styles from './MarginNote.module.css'

type Props = {
  id?: string | undefined
  /** The element or question the note is about, set in bold. */
  about?: string | undefined
  /** `gum`: what a reader may take from it. `clay`: what is missing or refused. */
  tone?: 'gum' | 'clay' | undefined
  children: ReactNode
}

/** A reader's note beside a line: a rule at the left, small type. It slides in from the margin once it is seen. */
export function MarginNote({ id, about, tone = 'gum', children }: Props) {
  return (
    <p id={id} className={styles.note} data-tone={tone} data-draw>
      {about && <b>{about}</b>} {children}
    </p>
  )
}
