import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import { readingNote } from '#content/reading.ts'
import type { Source } from '#content/schema/source.ts'
import { sources as allSources } from '#content/sources.ts'
import styles from './LongPage.module.css'

export type Entry = { id: string; label: string }

type Props = {
  contents: Entry[]
  /** Where its enquiry leads when the page has no form of its own: see content/enquiryLinks.ts. */
  enquiry?: string
  /** Those that its statements name: how we read them is said at its end. A page that has none passes none. */
  sources?: readonly Source[]
  children: ReactNode
}

/** A long page: its contents list and its enquiry beside it where there is room, folded above it where there is not. */
export function LongPage({ contents, enquiry, sources = Object.values(allSources), children }: Props) {
  const reading = readingNote(sources)
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
          <a href={form} className={`button ${styles.enquiry}`}>
            {pageTexts.enquiry}
          </a>
        )}
      </nav>
      <div className={styles.main}>
        {children}
        {reading && (
          <details className={styles.reading}>
            <summary>{pageTexts.reading}</summary>
            <p>{reading}</p>
          </details>
        )}
      </div>
    </div>
  )
}
