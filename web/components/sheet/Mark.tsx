import type { ReactNode } from 'react'
import styles from './Mark.module.css'

type Props = { children: ReactNode /** Id of the margin note about these words. */; note?: string | undefined }

/** Words under the highlighter. It is drawn once when they come into view; without JavaScript it is simply there. */
export function Mark({ children, note }: Props) {
  return (
    <mark className={styles.mark} data-draw aria-describedby={note}>
      {children}
    </mark>
  )
}
