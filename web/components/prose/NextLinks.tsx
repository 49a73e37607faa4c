import type { NotFound } from '#content/schema/indexPage.ts'
import { Related } from '../page/Related.tsx'
import styles from './NextLinks.module.css'

export function NextLinks({ ways: { heading, links } }: { ways: NotFound['ways'] }) {
  return (
    <section id="ways" className={`wrap ${styles.ways}`} aria-labelledby="ways-heading">
      <h2 id="ways-heading">{heading}</h2>
      <Related links={links} />
    </section>
  )
}
