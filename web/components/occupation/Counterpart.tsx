import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import styles from './Counterpart.module.css'

/** Where the occupation went in OSCA: whole, in parts, or nowhere. */
export function Counterpart({ occupation }: { occupation: Occupation }) {
  if (occupation.osca.length === 0) return <p className={styles.note}>{texts.oscaNone}</p>
  return (
    <ul className={styles.list}>
      {occupation.osca.map(({ code, title, partial }) => (
        <li key={code}>
          <span className={styles.code}>{code}</span>
          <span>{title}</span>
          <small>{partial ? texts.oscaPart : texts.oscaWhole}</small>
        </li>
      ))}
    </ul>
  )
}
