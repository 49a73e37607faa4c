import type { ReactNode } from 'react'
import type { SourceId } from '#content/sources.ts'
import { Sources } from '../ui/Sources.tsx'
import styles from './Section.module.css'

type Props = {
  id: string
  heading: string
  intro?: string | undefined
  sources?: readonly SourceId[] | undefined
  /** Ids this part is found by too: content/formerAnchors.ts. */
  formerIds?: readonly string[]
  children: ReactNode
}

/** One titled part of a long page. */
export function Section({ id, heading, intro, sources, formerIds = [], children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <FormerIds ids={formerIds} />
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      {sources && <Sources ids={sources} />}
    </section>
  )
}

/** Empty elements with the ids that old links name. */
export function FormerIds({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <span key={id} id={id} className={styles.formerId} />)
}
