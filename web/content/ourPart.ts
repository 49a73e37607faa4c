import { type OwnerOffer, ownerOffer } from './ownerOffer.ts'

/** Beside an authority’s fee, within an answer: the published price, or how it becomes known. */
export function ourPart(slug: string, { prices }: Pick<OwnerOffer, 'prices'> = ownerOffer): string {
  const price = prices[slug]
  return price ? `Our part is ${price.amount}, ${price.gst}` : 'Our part is quoted in writing first'
}
