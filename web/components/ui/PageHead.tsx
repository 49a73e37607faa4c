import type { ReactNode } from 'react'
import { Inline } from './Markdown.tsx'
import styles from './PageHead.module.css'

type Props = { heading: string; lead: string; kicker?: string; trail?: { label: string; path: string }[]; children?: ReactNode }

/** The first view of every page but home: where you are, what the page answers, and its limit. */
export function PageHead({ heading, lead, kicker, trail = [], children }: Props) {
  return (
    <div className={styles.head}>
      <div className="wrap">
        {trail.length > 0 && (
          <nav aria-label="Breadcrumb" className={styles.trail}>
            <ol>
              {trail.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
              <li aria-current="page">{heading}</li>
            </ol>
          </nav>
        )}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1>{heading}</h1>
        <p className={styles.lead}>
          <Inline text={lead} />
        </p>
        {children}
      </div>
    </div>
  )
}
