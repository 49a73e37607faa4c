import styles from './sheetHeading.module.css'

/** What comes before a colon is set small above the rest; a heading without one is large as a whole. */
export function SheetHeading({ text, highlighted = '' }: { text: string; highlighted: string | undefined }) {
  const [, label, large = text] = /^([^:]+): (.+)$/.exec(text) ?? []
  return (
    <h1 className={`${styles.heading} ${styles[sizeOf(large)]}`}>
      {label && (
        <span className={styles.label}>
          {label}
          <span className="visually-hidden">: </span>
        </span>
      )}
      <span className={styles.gain}>
        {highlighted ? large.replace(highlighted, '') : large}
        {highlighted && <span className={styles.highlighted}>{highlighted}</span>}
      </span>
    </h1>
  )
}

function sizeOf({ length }: string): 'short' | 'middle' | 'long' | 'longest' {
  if (length <= 26) return 'short'
  if (length <= 44) return 'middle'
  return length <= 58 ? 'long' : 'longest'
}
