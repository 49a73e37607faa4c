import styles from './Stamp.module.css'

/** A rubber stamp over a right corner of its parent. */
export function Stamp({ text, corner = 'bottom' }: { text: string; corner?: 'top' | 'bottom' }) {
  return <p className={styles[corner]}>{text}</p>
}
