import type { Home } from '#content/schema/home.ts'
import { Related } from '../page/Related.tsx'
import styles from './Entries.module.css'

export function Entries({ entries }: { entries: Home['entries'] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="entries">
      <h2 id="entries">{entries.heading}</h2>
      <Related links={entries.links} />
    </section>
  )
}
