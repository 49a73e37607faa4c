import { serviceTexts } from '#content/labels.ts'
import type { ShownPrice } from '#content/ownerOffer.ts'
import { readableDate } from '#domain/dates.ts'

const texts = serviceTexts.price

/** A price with all that a reader needs to compare it: GST, what is not in it, how long our part takes, since when. */
export function PriceWords({ price: { amount, gst, excludes, takes, validFrom } }: { price: ShownPrice }) {
  return (
    <>
      <b>{amount}</b>, {gst}. {texts.excludes} {sentence(excludes)} {takes && `${texts.takes} ${sentence(takes)} `}
      {texts.validFrom} <time dateTime={validFrom}>{readableDate(validFrom)}</time>.
    </>
  )
}

/** With one full stop at its end, whether or not the owner typed it. */
function sentence(words: string): string {
  return `${words.replace(/[.\s]+$/, '')}.`
}
