import type { ReactNode } from 'react'
import styles from './Row.module.css'

type Props = {
  title: string
  figure?: string | undefined
  /** How to do this check by hand: plain in an empty margin, folded in a filled one. */
  how: string
  howLabel?: string
  marked?: boolean
  children?: ReactNode
}

/** One subject of the margin. */
export function Row({ title, figure, how, howLabel, marked = false, children }: Props) {
  return (
    <section className={styles.row} data-marked={marked || undefined}>
      <h4>{title}</h4>
      {figure && <p className={styles.figure}>{figure}</p>}
      {children && <div className={styles.body}>{children}</div>}
      {howLabel === undefined ? (
        <p className={styles.plain}>{how}</p>
      ) : (
        <details className={styles.how}>
          <summary>{howLabel}</summary>
          <p>{how}</p>
        </details>
      )}
    </section>
  )
}
