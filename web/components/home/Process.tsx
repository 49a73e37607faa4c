import { homeTexts as texts } from '#content/labels.ts'
import type { Home } from '#content/schema/home.ts'
import styles from './Process.module.css'

/** A ledger: what you do and what we do, line by line. */
export function Process({ process }: { process: Home['process'] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="process">
      <header className={styles.head}>
        <h2 id="process">{process.heading}</h2>
        <p>{process.intro}</p>
      </header>
      <div className="table-scroll">
        <table className={styles.ledger}>
          <thead>
            <tr>
              <th scope="col">{texts.step}</th>
              <th scope="col">{texts.you}</th>
              <th scope="col">{texts.we}</th>
            </tr>
          </thead>
          <tbody>
            {process.steps.map(({ title, you, we }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td data-label={texts.you}>{you}</td>
                <td data-label={texts.we}>{we}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
