import { pageTexts } from '#content/labels.ts'
import type { ShownPrice } from '#content/ownerOffer.ts'
import { readableDate } from '#domain/dates.ts'

const texts = pageTexts.price

/** A price with all that a reader needs to compare it: GST, what is in it and what is not, how long our part takes, since when. */
export function PriceWords({ price: { amount, gst, includes, excludes, takes, validFrom } }: { price: ShownPrice }) {
  return (
    <>
      <b>{amount}</b>, {gst}. {includes && `${texts.includes} ${includes}. `}
      {texts.excludes} {excludes}. {takes && `${texts.takes} ${takes}. `}
      {texts.validFrom} <time dateTime={validFrom}>{readableDate(validFrom)}</time>.
    </>
  )
}
