import styles from './TaskList.module.css'

/** Numbered as the lines of a report are. */
export function TaskList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  )
}
