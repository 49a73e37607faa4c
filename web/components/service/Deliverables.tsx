import { Inline } from '../ui/Markdown.tsx'
import styles from './Deliverables.module.css'

/** What lands on the table: each thing as a page of its own. */
export function Deliverables({ items }: { items: string[] }) {
  return (
    <ol className={styles.pages}>
      {items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ol>
  )
}
