import { fillIn } from '#domain/fillIn.ts'
import type { CalculatorWords } from './calculatorProps.ts'
import styles from './ledger.module.css'
import type { CalculatorScore } from './pointsNotices.ts'

/** The sum line by line. On paper each line also says which row it is, why it counts and what proves it. */
export function Ledger({ score, words }: { score: CalculatorScore; words: CalculatorWords }) {
  const { ledger } = words
  return (
    <section className={styles.ledger} aria-label={ledger.heading}>
      <h3>{ledger.heading}</h3>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{ledger.factor}</th>
            <th scope="col">{ledger.points}</th>
          </tr>
        </thead>
        <tbody>
          {score.lines.map(({ factor, band, points, waits }) => (
            <tr key={factor.id} data-open={band === undefined || undefined}>
              <th scope="row">
                {factor.short}
                {band && (
                  <span key={`${band.id} ${waits}`} className={styles.paper}>
                    <b>{band.label}.</b> {waits ? band.needs?.text : band.why} {points > 0 && `${words.evidence} ${factor.evidence}`}
                  </span>
                )}
              </th>
              <td>
                {band === undefined || band.bars ? <span aria-hidden="true">–</span> : <span>{points}</span>}
                {band === undefined && <span className="visually-hidden">{words.notAnswered}</span>}
              </td>
            </tr>
          ))}
          {score.cap && (
            <tr className={styles.cap}>
              <th scope="row">{fillIn(ledger.cap, score.cap)}</th>
              <td>{`−${score.cap.sum - score.cap.counted}`}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ledger.sum}</th>
            <td>{score.barredBy ? '–' : score.sum}</td>
          </tr>
          {score.totals.map(({ subclass, nomination, points }) => (
            <tr key={subclass} className={styles.ledgerTotal}>
              <th scope="row">{fillIn(nomination === 0 ? ledger.total : ledger.totalNominated, { subclass, nomination })}</th>
              <td>{score.barredBy ? '–' : points}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {score.clashes.map(({ text }) => (
        <p key={text} className={styles.paper}>
          {text}
        </p>
      ))}
      <p className={styles.ledgerMeaning}>{score.barredBy?.why ?? words.markMeaning}</p>
      <p className={styles.paper}>{ledger.printed}</p>
    </section>
  )
}
