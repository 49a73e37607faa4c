import { pathLink } from '#content/path/words.ts'
import { Icon } from './Icon.tsx'
import styles from './PathLink.module.css'

/** The way to “Find your path”, the same wherever somebody may not know where to start. */
export function PathLink() {
  return (
    <p className={`no-print ${styles.link}`}>
      <a href={pathLink.path}>
        {pathLink.label} <Icon name="arrow" />
      </a>
    </p>
  )
}
