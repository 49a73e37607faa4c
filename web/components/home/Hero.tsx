import type { Artefact as Data } from '#content/schema/artefact.ts'
import type { Home } from '#content/schema/home.ts'
import { Artefact } from '../artefact/Artefact.tsx'
import { Glance } from '../page/Glance.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PathLink } from '../ui/PathLink.tsx'
import { UnderButton } from '../ui/UnderButton.tsx'
import styles from './Hero.module.css'

/** The gain and one act, and a document that answers. */
export function Hero({ hero, artefact }: { hero: Home['hero']; artefact: Data }) {
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
        <div className={styles.actions}>
          <a href={hero.action.path} className="button button-accent">
            {hero.action.label}
          </a>
          <UnderButton />
          <PathLink />
        </div>
      </div>
      <div className={styles.proof}>
        <Artefact id="home" artefact={artefact} />
      </div>
      <div className={styles.glance}>
        <Glance rows={hero.glance} />
      </div>
    </div>
  )
}
