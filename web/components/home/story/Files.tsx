import type { StoryPaper } from '#content/schema/story.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Files.module.css'

type Paper = Extract<StoryPaper, { kind: 'files' }>

/** The upload list of a portal, with the one line that is nobody else's. */
export function Files({ items, last }: Pick<Paper, 'items' | 'last'>) {
  return (
    <ul className={styles.files}>
      {items.map(({ name, state }) => (
        <li key={name}>
          <Icon name="page" />
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>
            <Icon name="check" /> {state}
          </span>
        </li>
      ))}
      <li className={styles.last}>
        <Icon name="upload" />
        <span className={styles.name}>{last.name}</span>
        <span>{last.state}</span>
      </li>
    </ul>
  )
}
