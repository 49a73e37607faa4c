import type { ReactNode } from 'react'
import styles from './Row.module.css'

type Props = { title: string; figure?: string | undefined; children?: ReactNode }

/** One subject of the margin: its figure in the first line, the rest under it. */
export function Row({ title, figure, children }: Props) {
  return (
    <section className={styles.row}>
      <h4>{title}</h4>
      {figure && <p className={styles.figure}>{figure}</p>}
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}
