import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import styles from './LongPage.module.css'

export type Entry = { id: string; label: string }

type Props = {
  contents: Entry[]
  /** Where its enquiry leads when the page has no form of its own: see content/enquiryLinks.ts. */
  enquiry?: string
  children: ReactNode
}

/** A long page: its contents list and its enquiry beside it where there is room, folded above it where there is not. */
export function LongPage({ contents, enquiry, children }: Props) {
  const form = enquiry ?? (contents.some(({ id }) => id === 'enquiry') ? '#enquiry' : undefined)
  return (
    <div className={`wrap ${styles.page}`}>
      <nav className={styles.contents} aria-label={pageTexts.contents}>
        <p className={styles.label} aria-hidden="true">
          {pageTexts.contents}
        </p>
        <details>
          <summary>{pageTexts.contents}</summary>
          <ol>
            {contents.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ol>
        </details>
        {form && (
          <a href={form} className={`button button-accent ${styles.enquiry}`}>
            {pageTexts.enquiry}
          </a>
        )}
      </nav>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
