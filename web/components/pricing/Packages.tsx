import { groupNames, pricingTexts as texts } from '#content/labels.ts'
import { ownerOffer } from '#content/ownerOffer.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { serviceAt, serviceLabel, servicePath } from '#content/services.ts'
import { Inline } from '../ui/Markdown.tsx'
import { PriceWords } from '../ui/OwnerWords.tsx'
import styles from './pricing.module.css'

type Row = Pricing['packages']['rows'][number]

export function Packages({ extra, rows }: Pick<Pricing['packages'], 'extra' | 'rows'>) {
  return (
    <>
      <p id={extra.id} className={styles.extra}>
        <Inline text={extra.text} />
      </p>
      {Object.entries(groupNames).map(([group, name]) => (
        <section key={group} className={styles.group} aria-label={name}>
          <h3 className={`list-name ${styles.authority}`}>{name}</h3>
          {rows
            .filter(({ slug }) => serviceAt(slug).group === group)
            .map((row) => (
              <Package key={row.slug} row={row} />
            ))}
        </section>
      ))}
    </>
  )
}

function Package({ row: { slug, forWhom, contains, notIncluded } }: { row: Row }) {
  const service = serviceAt(slug)
  const name = serviceLabel(service)
  const price = ownerOffer.prices[slug]
  return (
    <details className={`folded-line ${styles.row}`}>
      <summary>
        <strong>{name}</strong>
        <span>
          {price && (
            <b className={styles.amount}>
              {price.amount}, {price.gst}
            </b>
          )}
          {forWhom}
        </span>
      </summary>
      <div className={styles.lists}>
        <List heading={texts.contains} items={contains} tone={styles.contains} />
        <List heading={texts.notIncluded} items={notIncluded} />
        {price && (
          <p>
            <PriceWords price={price} />
          </p>
        )}
        <p>
          <a href={servicePath(service)}>
            {texts.about} {name}
          </a>
        </p>
      </div>
    </details>
  )
}

function List({ heading, items, tone }: { heading: string; items: readonly string[]; tone?: string | undefined }) {
  return (
    <div className={`aside ${tone ?? ''}`}>
      <h4>{heading}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
