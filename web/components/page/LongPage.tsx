import type { ReactNode } from 'react'
import { serviceTexts } from '#content/labels.ts'
import styles from './LongPage.module.css'

export type Entry = { id: string; label: string }

/** A long page: its contents list beside it where there is room, above it where there is not. */
export function LongPage({ contents, children }: { contents: Entry[]; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.contents} aria-labelledby="contents-title">
        <h2 id="contents-title">{serviceTexts.contents}</h2>
        <ol>
          {contents.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
