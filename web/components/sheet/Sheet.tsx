import type { ReactNode } from 'react'
import styles from './Sheet.module.css'

type Props = {
  /** Names the sheet to a reader who cannot see it, as `label` does to one who can. */
  id: string
  label: string
  folio?: string | undefined
  stamp?: string | undefined
  pile?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Sheet({ id, label, folio, stamp, pile = false, className, children }: Props) {
  return (
    <figure className={[styles.sheet, pile && styles.pile, className].filter(Boolean).join(' ')} aria-labelledby={`${id}-label`}>
      <figcaption className={styles.line}>
        <span id={`${id}-label`}>{label}</span>
        {folio && <span className={styles.folio}>{folio}</span>}
      </figcaption>
      {children}
      {stamp && <p className={styles.stamp}>{stamp}</p>}
    </figure>
  )
}
