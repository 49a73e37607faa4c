import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/home.ts'
import styles from './Packages.module.css'

/** A table where there is room; on a phone each row is a card of its own. */
export function Packages({ rows }: { rows: Pricing['packages']['rows'] }) {
  return (
    <div className={styles.rows}>
      {rows.map(({ name, path, forWhom, contains, notIncluded }) => (
        <article key={name} className={styles.row}>
          <div>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{forWhom}</p>
          </div>
          <List heading={texts.contains} items={contains} tone={styles.contains} />
          <List heading={texts.notIncluded} items={notIncluded} tone={styles.not} />
        </article>
      ))}
    </div>
  )
}

function List({ heading, items, tone }: { heading: string; items: string[]; tone: string | undefined }) {
  return (
    <div className={tone}>
      <h4>{heading}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
