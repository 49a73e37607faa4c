import type { PageLink } from '#content/schema/text.ts'
import styles from './Related.module.css'

export function Related({ links }: { links: PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, label, why }) => (
        <li key={path}>
          <a href={path}>{label}</a>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  )
}
