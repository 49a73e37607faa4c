import { fillIn } from '#domain/fillIn.ts'
import styles from './ledger.module.css'
import { type SumProps, scoreOf } from './score.ts'

/** `tableDate`: the table's date, on paper alone. */
export function Ledger({ table, words, answers, tableDate }: SumProps & { tableDate: string }) {
  const { ledger } = words
  const { lines, cap, sum, totals, barredBy, clashes } = scoreOf(table, answers)
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
          {lines.map((line) => (
            <Line key={line.factor.id} line={line} words={words} />
          ))}
          <tr className={styles.cap} hidden={cap === undefined}>
            <th scope="row">{cap && fillIn(ledger.cap, cap)}</th>
            <td>{cap && `−${cap.sum - cap.counted}`}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ledger.sum}</th>
            <td>{barredBy ? '–' : sum}</td>
          </tr>
          {totals.map(({ subclass, nomination, points }) => (
            <tr key={subclass} className={styles.ledgerTotal}>
              <th scope="row">{fillIn(nomination === 0 ? ledger.total : ledger.totalNominated, { subclass, nomination })}</th>
              <td>{barredBy ? '–' : points}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className={styles.onPaper}>{clashes.map(({ text }) => text).join(' ')}</p>
      <p className={styles.ledgerMeaning}>{barredBy?.why ?? words.markMeaning}</p>
      <p className={styles.onPaper}>{tableDate}</p>
    </section>
  )
}

type LineProps = { line: ReturnType<typeof scoreOf>['lines'][number] } & Pick<SumProps, 'words'>

function Line({ line: { factor, band, points, waits }, words }: LineProps) {
  const reason = waits ? band?.needs?.text : band?.why
  const isUncounted = band === undefined || band.bars === true
  return (
    <tr data-open={band === undefined ? '' : undefined}>
      <th scope="row">
        {factor.short}
        <span className={styles.onPaper}>
          {band && (
            <>
              <b>{band.label}.</b> <span>{`${reason} ${points > 0 ? `${words.evidence} ${factor.evidence}` : ''}`}</span>
            </>
          )}
        </span>
      </th>
      <td>
        <span aria-hidden={isUncounted}>{isUncounted ? '–' : points}</span>
        <span className="visually-hidden" hidden={band !== undefined}>
          {words.notAnswered}
        </span>
      </td>
    </tr>
  )
}
