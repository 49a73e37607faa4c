import { fillIn } from '#domain/fillIn.ts'
import type { CalculatorTable, CalculatorWords } from './calculatorProps.ts'
import styles from './Nomination.module.css'

/** The only line where the three visas differ. It cannot be chosen: without it there is no 190 and no 491. */
export function Nomination({ visas, words }: { visas: CalculatorTable['visas']; words: CalculatorWords }) {
  return (
    <>
      <p className={styles.text}>{words.nomination.text}</p>
      <dl className={styles.visas}>
        {visas.map(({ subclass, nomination, why, evidence }) => (
          <div key={subclass}>
            <dt>{fillIn(words.nomination.row, { subclass })}</dt>
            <dd className={styles.points}>
              {nomination === 0 ? '0' : `+${nomination}`}
              <span className="visually-hidden"> {words.points}</span>
            </dd>
            <dd className={styles.why}>
              {why} {nomination > 0 && <strong>{words.evidence}</strong>} {nomination > 0 && evidence}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
