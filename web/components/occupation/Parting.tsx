import { sharedDigits } from '#domain/occupations.ts'
import styles from './Parting.module.css'

/** A code beside another: the digits that differ stand out from those both begin with. */
export function Parting({ code, from }: { code: string; from: string }) {
  const shared = sharedDigits(code, from)
  return (
    <span className={styles.code}>
      {shared}
      <b>{code.slice(shared.length)}</b>
    </span>
  )
}
