import styles from './Stamp.module.css'

/** A rubber stamp over the lower right corner of the thing it stands in. */
export function Stamp({ text }: { text: string }) {
  return <p className={styles.stamp}>{text}</p>
}
