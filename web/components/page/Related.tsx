import type { PageLink } from '#content/schema/text.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Related.module.css'

/** Links to read next, set like a printed contents page. */
export function Related({ links }: { links: PageLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, label, why }) => (
        <li key={path}>
          <a href={path}>{label}</a>
          <p>{why}</p>
          <Icon name="arrow" />
        </li>
      ))}
    </ul>
  )
}
