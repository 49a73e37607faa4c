import type { ReactNode } from 'react'
import styles from './Sheet.module.css'
import { Stamp } from './Stamp.tsx'

type Props = {
  /** Names the sheet to a reader who cannot see it, as `label` does to one who can. */
  id: string
  /** The line at the top of the sheet: what kind of document this is. */
  label: string
  /** A short reference at the right of that line: a page, a code, a date. */
  folio?: string | undefined
  /** Across the corner: says that the sheet's content is made up. */
  stamp?: string | undefined
  /** `single` is one sheet; `pile` shows a second sheet below it. */
  lie?: 'single' | 'pile'
  className?: string | undefined
  children: ReactNode
}

/** A sheet from the applicant's documents: every artefact of the site is on one. */
export function Sheet({ id, label, folio, stamp, lie = 'single', className, children }: Props) {
  return (
    <figure className={[styles.sheet, lie === 'pile' && styles.pile, className].filter(Boolean).join(' ')} aria-labelledby={`${id}-label`}>
      <figcaption className={styles.line}>
        <span id={`${id}-label`}>{label}</span>
        {folio && <span className={styles.folio}>{folio}</span>}
      </figcaption>
      {children}
      {stamp && <Stamp text={stamp} />}
    </figure>
  )
}
