import { homeTexts as texts } from '#content/labels.ts'
import type { Home } from '#content/schema/home.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Authorities.module.css'
import { Emblem } from './Emblem.tsx'

/** Whose row is mine? One line each, in the order of the question, with the paper that authority reads drawn beside it. */
export function Authorities({ authorities }: { authorities: Home['authorities'] }) {
  const sources = [...new Set(authorities.rows.flatMap((row) => row.sources))]
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="authorities">
      <header className={styles.head}>
        <h2 id="authorities">{authorities.heading}</h2>
        <p>
          <Inline text={authorities.intro} />
        </p>
      </header>
      <div>
        {authorities.rows.map(({ id, name, yoursIf, documents, first, list }) => (
          <article key={id} className={styles.row}>
            <div className={styles.name}>
              <Emblem of={id} />
              <h3>{name}</h3>
            </div>
            <p>
              <b>{texts.yoursIf}</b> {yoursIf}
            </p>
            <p>
              <b>{texts.documents}</b> {documents}
            </p>
            <ul className={styles.links}>
              {[list, first].map(({ path, label, why }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                  <span>{why}</span>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <div className={styles.sources}>
        <Sources ids={sources} />
      </div>
    </section>
  )
}
