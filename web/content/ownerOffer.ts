import type { Details, Price } from '../../cms/src/siteContent/snapshotSchema.ts'
import { ownersDetails } from './ownersDetails.ts'
import { snapshot } from './snapshot.ts'
import { sydneyDay } from './until.ts'

/** What only the owner can say of the offer. An unset detail leaves no trace on any page. */
export type OwnerOffer = {
  /** Ends the sentence “We answer …”: “within one working day, Sydney time”. */
  replyTime?: string | undefined
  /** Who reads, without a name. */
  readers: Details['readers']
  /** The price that holds today, by slug of the service. */
  prices: Readonly<Record<string, ShownPrice>>
}

/** A price as it is to be read, with its currency and GST. */
export type ShownPrice = { amount: string; gst: string; excludes: string; validFrom: string; takes?: string | undefined }

const GST: Record<Price['gst'], string> = {
  included: 'GST included',
  'not charged': 'no GST is charged',
  'added where it applies': 'GST is added where it applies',
}

export const ownerOffer: OwnerOffer = {
  replyTime: ownersDetails.replyTime,
  readers: ownersDetails.readers,
  prices: pricesOf(snapshot?.prices ?? []),
}

/** Of several prices for a service the newest that is valid today; one that is not valid yet is not shown. */
export function pricesOf(prices: readonly Price[], today = sydneyDay(new Date())): OwnerOffer['prices'] {
  const valid = prices.filter(({ validFrom }) => validFrom <= today).toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
  return Object.fromEntries(valid.map((price) => [price.service, shown(price)]))
}

function shown({ amount, currency, gst, kind, excludes, validFrom, takes }: Price): ShownPrice {
  const digits = Number.isInteger(amount) ? 0 : 2
  const figure = amount.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return { amount: `${kind === 'from' ? 'From ' : ''}${currency} ${figure}`, gst: GST[gst], excludes, validFrom, takes }
}
