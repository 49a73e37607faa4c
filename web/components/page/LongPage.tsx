import type { ReactNode } from 'react'
import { serviceTexts } from '#content/labels.ts'
import styles from './LongPage.module.css'

export type Entry = { id: string; label: string }

/** A long page: its contents list beside it where there is room, folded above it where there is not. */
export function LongPage({ contents, children }: { contents: Entry[]; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.contents} aria-label={serviceTexts.contents}>
        <p className={styles.label} aria-hidden="true">
          {serviceTexts.contents}
        </p>
        <details>
          <summary>{serviceTexts.contents}</summary>
          <ol>
            {contents.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
