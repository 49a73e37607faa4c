import { serviceTexts as texts } from '#content/labels.ts'
import { type OwnerOffer, ownerOffer } from '#content/ownerOffer.ts'
import type { Service } from '#content/schema/service.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PriceWords } from '../ui/OwnerWords.tsx'
import { Excerpt } from './Excerpt.tsx'
import styles from './service.module.css'

type Props = { slug: string; deliverables: Service['deliverables']; free?: string | undefined; owner?: OwnerOffer }

export function Offer({ slug, deliverables, free, owner = ownerOffer }: Props) {
  const price = owner.prices[slug]
  return (
    <div className={styles.offer}>
      <ol className={styles.deliverables}>
        {deliverables.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="aside">
              <Inline text={text} />
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.sheets}>
        {deliverables.map(({ title, excerpt }) => excerpt && <Excerpt key={title} title={title} lines={excerpt} />)}
      </div>
      {(free || price) && (
        <div className={styles.price}>
          <Icon name="coins" size="large" />
          <p>
            {free ? <Inline text={free} /> : price && <PriceWords price={price} />}{' '}
            {price && <a href={texts.quote.path}>{texts.quote.link}</a>}
          </p>
        </div>
      )}
    </div>
  )
}
