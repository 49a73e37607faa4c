import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx'
import { Inline } from './Markdown.tsx'
import styles from './PageHead.module.css'

type Props = {
  heading: string
  lead: string
  kicker?: string
  /** The pages between home and this one. */
  trail?: readonly Crumb[]
  /** This page's name at the end of the breadcrumb, where the heading is too long for it. */
  here?: string
  /** The artefact that illustrates the words, beside them where there is room. */
  aside?: ReactNode
  /** Follows the words and the artefact. */
  below?: ReactNode
  children?: ReactNode
}

/** The first view of every page but home: where you are, what the page answers, and its limit. */
export function PageHead({ heading, lead, kicker, trail = [], here = heading, aside, below, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={aside ? `wrap ${styles.beside}` : 'wrap'}>
        <div className={styles.words}>
          <Breadcrumb parents={trail} here={here} />
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1>{heading}</h1>
          <p className={styles.lead}>
            <Inline text={lead} />
          </p>
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        {below}
      </div>
    </div>
  )
}
