import { homeTexts as texts } from '#content/labels.ts'
import type { Home } from '#content/schema/home.ts'
import styles from './Process.module.css'

export function Process({ process }: { process: Home['process'] }) {
  return (
    <section className={styles.section} aria-labelledby="process">
      <div className="wrap">
        <h2 id="process">{process.heading}</h2>
        <p className={styles.intro}>{process.intro}</p>
        <ol className={styles.steps}>
          {process.steps.map(({ title, you, we, takes }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <b>{texts.you}</b> {you}
              </p>
              <p>
                <b>{texts.we}</b> {we}
              </p>
              <p className={styles.takes}>
                <b>{texts.takes}</b> {takes}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
