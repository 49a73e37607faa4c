import { fillIn } from '#domain/fillIn.ts'
import type { CalculatorTable, CalculatorWords } from './calculatorProps.ts'
import styles from './questions.module.css'

/** The only line where the three visas differ. It cannot be chosen: without it there is no 190 and no 491. */
export function Nomination({ visas, words }: { visas: CalculatorTable['visas']; words: CalculatorWords }) {
  return (
    <>
      <p className={styles.nominationText}>{words.nomination.text}</p>
      <dl className={styles.nominations}>
        {visas.map(({ subclass, nomination, why, evidence }) => (
          <div key={subclass}>
            <dt>{fillIn(words.nomination.row, { subclass })}</dt>
            <dd className={styles.nominationPoints}>
              {nomination === 0 ? '0' : `+${nomination}`}
              <span className="visually-hidden"> {words.points}</span>
            </dd>
            <dd className={styles.nominationWhy}>
              {why} {nomination > 0 && <strong>{words.evidence}</strong>} {nomination > 0 && evidence}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
