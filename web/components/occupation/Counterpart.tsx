import type { Occupation } from '#content/occupations.ts'
import { occupationTexts as texts } from '#content/occupationTexts.ts'
import styles from './Counterpart.module.css'

/** Where an ANZSCO code went in OSCA: as a whole, in parts, or nowhere. */
export function Counterpart({ occupation: { code, title, osca } }: { occupation: Occupation }) {
  if (osca.length === 0) return <p className={styles.none}>{texts.oscaNone}</p>
  return (
    <div className={styles.map}>
      <p className={styles.from}>
        <small>{texts.oscaFrom}</small> <span className={styles.code}>{code}</span> {title}
      </p>
      <ul className={styles.to} aria-label={texts.oscaTo}>
        {osca.map((counterpart) => (
          <li key={counterpart.code}>
            <small>{counterpart.partial ? texts.oscaPart : texts.oscaWhole}</small> <span className={styles.code}>{counterpart.code}</span>{' '}
            {counterpart.title}
          </li>
        ))}
      </ul>
    </div>
  )
}
