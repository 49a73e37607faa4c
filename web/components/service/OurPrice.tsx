import { withFee } from '#content/glance.ts'
import { pageTexts } from '#content/labels.ts'
import { type OwnerOffer, ownerOffer } from '#content/ownerOffer.ts'
import { serviceAt, serviceLabel, servicePath } from '#content/services.ts'
import styles from './price.module.css'

type Props = { slugs: readonly string[]; owner?: Pick<OwnerOffer, 'prices' | 'fees'> }

/** What the first of these services that has a price costs, as a figure that is read before anything else, and what that makes with the authority’s fee; without a price nothing. */
export function OurPrice({ slugs, owner = ownerOffer }: Props) {
  const slug = slugs.find((one) => owner.prices[one])
  const price = slug && owner.prices[slug]
  if (!slug || !price) return null
  const service = serviceAt(slug)
  const together = withFee(slug, service.glance?.fee, owner)
  return (
    <p className={styles.price}>
      <b>{price.amount}</b>
      <span>
        {pageTexts.price.forService} <a href={servicePath(service)}>{serviceLabel(service)}</a>, {price.gst}
        {together && `. ${together}`}
      </span>
    </p>
  )
}
