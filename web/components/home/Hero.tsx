import type { Home } from '#content/schema/home.ts'
import type { Sample } from '#content/schema/sample.ts'
import { Glance } from '../page/Glance.tsx'
import { Extract } from '../sample/Extract.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PathLink } from '../ui/PathLink.tsx'
import { UnderButton } from '../ui/UnderButton.tsx'
import styles from './Hero.module.css'

/** The gain and its limit on the left, the example on the right. */
export function Hero({ hero, sample }: { hero: Home['hero']; sample: Sample }) {
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
        <ul className={styles.first}>
          {hero.first.map(({ path, label, why, price }) => (
            <li key={path}>
              <a href={path}>{label}</a>
              <span>
                {why} {price && <b>{price}</b>}
              </span>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <a href={primary.path} className="button button-accent">
            {primary.label}
          </a>
          <PathLink />
          <UnderButton />
          <a href={secondary.path} className="button">
            {secondary.label}
          </a>
        </div>
        <Glance rows={hero.glance} />
      </div>
      <div className={styles.proof}>
        <Extract sample={firstParagraphs(sample, hero.paragraphs)} headingLevel={2} brief />
      </div>
    </div>
  )
}

function firstParagraphs(sample: Sample, count: number): Sample {
  const { artefact } = sample
  if (artefact.kind !== 'paragraphs') return sample
  return { ...sample, artefact: { ...artefact, paragraphs: artefact.paragraphs.slice(0, count) } }
}
