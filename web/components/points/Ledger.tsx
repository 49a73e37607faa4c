import { pointsTable } from '#content/pointsTable.ts'
import { pointsWords as words } from '#content/pointsWords.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './ledger.module.css'

export function Ledger({ printed }: { printed: string }) {
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
          {pointsTable.factors.map(({ id, short }) => (
            <tr key={id} data-line={id} data-open="">
              <th scope="row">
                {short}
                <span className={styles.paper} data-why />
              </th>
              <td>
                <span aria-hidden="true" data-points>
                  –
                </span>
                <span className="visually-hidden" data-unanswered>
                  {words.notAnswered}
                </span>
              </td>
            </tr>
          ))}
          <tr className={styles.cap} data-cap hidden>
            <th scope="row" />
            <td />
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ledger.sum}</th>
            <td data-sum>0</td>
          </tr>
          {pointsTable.visas.map(({ subclass, nomination }) => (
            <tr key={subclass} className={styles.ledgerTotal}>
              <th scope="row">{fillIn(nomination === 0 ? ledger.total : ledger.totalNominated, { subclass, nomination })}</th>
              <td data-total={subclass}>{nomination}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className={styles.paper} data-clashes />
      <p className={styles.ledgerMeaning} data-meaning>
        {words.markMeaning}
      </p>
      <p className={styles.paper}>{printed}</p>
    </section>
  )
}
