import type { Home } from '#content/schema/home.ts'
import type { Sample } from '#content/schema/sample.ts'
import { Extract } from '../sample/Extract.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Hero.module.css'

type Props = { hero: Home['hero']; authorities: Home['authorities']['rows']; sample: Sample }

/** The promise and its limit on the left, the proof on the right. */
export function Hero({ hero, authorities, sample }: Props) {
  const [primary, secondary] = hero.actions
  const start = hero.heading.replace(hero.highlighted, '').trim()
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>
          {start} <span className={styles.highlighted}>{hero.highlighted}</span>
        </h1>
        <p className={styles.lead}>
          <Inline text={hero.lead} />
        </p>
        <p className={styles.limit}>
          <Inline text={hero.limit} />
        </p>
        <p className={styles.actions}>
          <a href={primary.path} className="button button-accent">
            {primary.label}
          </a>
          <a href={secondary.path} className="button">
            {secondary.label}
          </a>
        </p>
        <ul className={styles.authorities}>
          {authorities.map(({ name, list }) => (
            <li key={name}>
              <a href={list.path}>{name}</a>
              <span>{list.label}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.proof}>
        <Extract sample={sample} headingLevel={2} brief />
      </div>
    </div>
  )
}
