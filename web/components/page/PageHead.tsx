import type { ReactNode } from 'react'
import { pageTexts } from '#content/labels.ts'
import { siteUrl } from '#content/settings.ts'
import { JsonLd } from '#head/structuredData.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './head.module.css'

type Crumb = { label: string; path: string }

type Props = {
  heading: string
  lead: string
  kicker?: string
  trail?: readonly Crumb[]
  /** This page's name at the end of the breadcrumb, where the heading is too long for it. */
  here?: string
  aside?: ReactNode
  /** On a phone its first screen has the words, one act and the document, and nothing else. */
  compact?: boolean
  /** Heading and lead side by side, over what is as wide as the page. */
  across?: boolean
  below?: ReactNode
  children?: ReactNode
}

export function PageHead({ heading, lead, kicker, trail = [], here = heading, aside, compact, across, below, children }: Props) {
  return (
    <div className={compact ? `${styles.head} ${styles.compact}` : styles.head}>
      <div className="wrap">
        <Breadcrumb parents={trail} here={here} />
        <div className={aside ? styles.beside : across ? styles.across : undefined}>
          <div className={styles.words}>
            {kicker && <p className={styles.kicker}>{kicker}</p>}
            <h1>{heading}</h1>
            <p className="lead">
              <Inline text={lead} />
            </p>
            {children}
          </div>
          {aside && <div className="blueprint">{aside}</div>}
        </div>
        {below}
      </div>
    </div>
  )
}

/** The breadcrumb, and its markup for search engines: both from one list, so that they cannot differ. */
export function Breadcrumb({ parents, here }: { parents: readonly Crumb[]; here: string }) {
  const above = [{ label: pageTexts.home, path: '/' }, ...parents]
  const items = above.map(({ label, path }) => ({ name: label, item: siteUrl(path) }))
  return (
    <>
      <nav aria-label={pageTexts.breadcrumb} className={styles.trail}>
        <ol>
          {above.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{here}</li>
        </ol>
      </nav>
      <JsonLd
        markup={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [...items, { name: here }].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
        }}
      />
    </>
  )
}
