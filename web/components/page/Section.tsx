import type { ReactNode } from 'react'
import type { PageLink } from '#content/schema/text.ts'
import type { SourceId } from '#content/sources.ts'
import { Icon } from '../ui/Icon.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './page.module.css'

export type SectionProps = {
  id: string
  heading: string
  intro?: string | undefined
  sources?: readonly SourceId[] | undefined
  children: ReactNode
}

export function Section({ id, heading, intro, sources, children }: SectionProps) {
  return (
    <section id={id} className={`part ${styles.section}`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      {sources && <Sources ids={sources} />}
    </section>
  )
}

export function Related({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className={`rows ${styles.links}`}>
      {links.map(({ path, label, why }) => (
        <li key={path} className="line-link">
          <a className="item" href={path}>
            {label}
          </a>
          <p className="aside">{why}</p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  )
}
