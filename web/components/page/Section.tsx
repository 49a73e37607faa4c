import type { ReactNode } from 'react'
import type { SourceId } from '#content/sources.ts'
import { Sources } from '../ui/Sources.tsx'
import styles from './Section.module.css'

type Props = {
  id: string
  heading: string
  intro?: string | undefined
  sources?: readonly SourceId[] | undefined
  children: ReactNode
}

/** One titled part of a long page. */
export function Section({ id, heading, intro, sources, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
      {sources && <Sources ids={sources} />}
    </section>
  )
}
