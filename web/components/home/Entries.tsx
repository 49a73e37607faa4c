import type { Home } from '#content/schema/home.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Entries.module.css'

/** A list of the tools, one link a line. */
export function Entries({ entries }: { entries: Home['entries'] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="entries">
      <h2 id="entries">{entries.heading}</h2>
      <ul className={styles.lines}>
        {entries.links.map(({ path, label, why, icon }) => (
          <li key={path}>
            <Icon name={icon} size="large" />
            <div>
              <a href={path}>{label}</a>
              <p>{why}</p>
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </section>
  )
}
