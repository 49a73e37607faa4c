import styles from './Lines.module.css'

/** Numbered as the lines of a report are. */
export function Lines({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.lines}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  )
}
