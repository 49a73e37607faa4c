import { homeTexts as texts } from '#content/labels.ts'
import type { Home } from '#content/schema/home.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import styles from './Authorities.module.css'

export function Authorities({ authorities }: { authorities: Home['authorities'] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="authorities">
      <h2 id="authorities">{authorities.heading}</h2>
      <p className={styles.intro}>
        <Inline text={authorities.intro} />
      </p>
      <div className={styles.rows}>
        {authorities.rows.map(({ name, yoursIf, documents, first, list, sources }) => (
          <article key={name} className={styles.row}>
            <h3>{name}</h3>
            <dl>
              <dt>{texts.yoursIf}</dt>
              <dd>{yoursIf}</dd>
              <dt>{texts.documents}</dt>
              <dd>{documents}</dd>
            </dl>
            <ul className={styles.links}>
              {[first, list].map(({ path, label, why }) => (
                <li key={path}>
                  <a href={path}>{label}</a> <span>{why}</span>
                </li>
              ))}
            </ul>
            <Sources ids={sources} />
          </article>
        ))}
      </div>
    </section>
  )
}
