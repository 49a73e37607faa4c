import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import type { OwnerOffer } from '#content/ownerOffer.ts'
import { readingNote } from '#content/reading.ts'
import type { Source } from '#content/schema/source.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { sources as allSources } from '#content/sources.ts'
import { Enquiry } from './Enquiry.tsx'
import styles from './page.module.css'
import { Section, type SectionProps } from './Section.tsx'

/** A section of a long page, with its line in the contents. One that is `framed` brings its own heading. */
export type PageSection = Omit<SectionProps, 'children'> & { framed?: boolean; content: ReactNode }

/** `readers`: who works on this page’s assessment. `after`: what follows the form, such as when a visitor may not need us. */
export function enquirySection(
  texts: EnquiryTexts,
  { readers, after }: { readers?: OwnerOffer['readers']; after?: ReactNode } = {},
): PageSection {
  const content = (
    <>
      <Enquiry texts={texts} readers={readers} />
      {after}
    </>
  )
  return { id: 'enquiry', heading: pageTexts.enquiry, content }
}

type Props = {
  sections: readonly PageSection[]
  /** Where its enquiry leads when the page has no form of its own. */
  enquiry?: string
  /** Those that its statements name: how we read them is said at its end. A page that has none passes none. */
  sources?: readonly Source[]
  text?: ReactNode
  /** Of so few parts that a phone needs no list of them. */
  isShort?: boolean
  children?: ReactNode
}

export function LongPage({ sections, enquiry, sources = Object.values(allSources), text, isShort, children }: Props) {
  const reading = readingNote(sources)
  const form = enquiry ?? (sections.some(({ id }) => id === 'enquiry') ? '#enquiry' : undefined)
  return (
    <div className={`wrap ${styles.page} ${isShort ? styles.short : ''}`}>
      <nav className={styles.contents} aria-label={pageTexts.contents}>
        <p className={styles.label} aria-hidden="true">
          {pageTexts.contents}
        </p>
        <details>
          <summary>{pageTexts.contents}</summary>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
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
        {text ??
          sections.map(({ content, framed, ...section }) =>
            framed ? (
              content
            ) : (
              <Section key={section.id} {...section}>
                {content}
              </Section>
            ),
          )}
        {children}
        {reading && (
          <details className={`fine ${styles.reading}`}>
            <summary>{pageTexts.reading}</summary>
            <p>{reading}</p>
          </details>
        )}
      </div>
    </div>
  )
}
