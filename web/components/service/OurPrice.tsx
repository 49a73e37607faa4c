import { pageTexts } from '#content/labels.ts'
import { type OwnerOffer, ownerOffer } from '#content/ownerOffer.ts'
import { serviceAt, serviceLabel, servicePath } from '#content/services.ts'
import styles from './price.module.css'

type Props = { slugs: readonly string[]; owner?: Pick<OwnerOffer, 'prices'> }

/** What the first of these services that has a price costs, as a figure that is read before anything else; without one nothing. */
export function OurPrice({ slugs, owner: { prices } = ownerOffer }: Props) {
  const slug = slugs.find((one) => prices[one])
  const price = slug && prices[slug]
  if (!slug || !price) return null
  const service = serviceAt(slug)
  return (
    <p className={styles.price}>
      <b>{price.amount}</b>
      <span>
        {pageTexts.price.forService} <a href={servicePath(service)}>{serviceLabel(service)}</a>, {price.gst}
      </span>
    </p>
  )
}
