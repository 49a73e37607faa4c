import { serviceTexts as texts } from '#content/labels.ts'
import { type OwnerOffer, ownerOffer } from '#content/ownerOffer.ts'
import type { Service } from '#content/schema/service.ts'
import { Icon } from '../ui/Icon.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { PriceWords } from '../ui/PriceWords.tsx'
import styles from './Offer.module.css'
import { PaperDrawing } from './PaperDrawing.tsx'

type Props = { slug: string; deliverables: Service['deliverables']; free?: string | undefined; owner?: OwnerOffer }

/** What you get, each thing drawn as a document, and the owner's price where there is one. */
export function Offer({ slug, deliverables, free, owner = ownerOffer }: Props) {
  const price = owner.prices[slug]
  return (
    <div className={styles.offer}>
      <ol className={styles.deliverables}>
        {deliverables.map(({ paper, title, text }) => (
          <li key={title}>
            <PaperDrawing of={paper} />
            <div>
              <h3>{title}</h3>
              <p>
                <Inline text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
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
