import type { Home } from '#content/schema/home.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Limits.module.css'

/** One band: what we refuse, as lines of a sheet, and who does not need us. */
export function Limits({ limits: { refuse, notNeeded } }: { limits: Home['limits'] }) {
  return (
    <div className={`wrap ${styles.grid}`}>
      <section aria-labelledby="refuse">
        <h2 id="refuse">{refuse.heading}</h2>
        <Sheet id="refused" label={refuse.sheet} stamp={refuse.stamp} pile className={styles.sheet}>
          <dl className={styles.list}>
            {refuse.items.map(({ what, why }) => (
              <div key={what}>
                <dt>
                  <Icon name="cross" /> {what}
                </dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </Sheet>
        <p>
          <a href={refuse.more.path}>{refuse.more.label}</a>
        </p>
      </section>
      <section className={styles.notNeeded} aria-labelledby="not-needed">
        <h2 id="not-needed">{notNeeded.heading}</h2>
        <ul>
          {notNeeded.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
