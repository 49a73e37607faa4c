import styles from './TaskList.module.css'

/** Numbered like the lines of a report. */
export function TaskList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  )
}
