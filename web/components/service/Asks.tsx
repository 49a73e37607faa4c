import type { Fact } from '#content/schema/text.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Asks.module.css'

/** Each statement with its source in the margin; on a phone the source folds under it. */
export function Asks({ facts }: { facts: Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ text, sources }) => (
        <li key={text}>
          <p>
            <Inline text={text} />
          </p>
          <Sources ids={sources} />
        </li>
      ))}
    </ul>
  )
}
