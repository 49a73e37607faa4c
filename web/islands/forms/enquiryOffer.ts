import { withSummary } from '#domain/leads.ts'
import { createStore, useStore } from '../runtime/store.ts'
import { keepFields, messageKey, readFields } from './keptFields.ts'

export type Offer = { summary: string; words: OfferWords }
export type OfferWords = { add: string; added: string }

type Offers = Readonly<Record<string, Offer | undefined>>

const none: Offers = {}

/** By the label of the message. Kept until the page is left, and nowhere else. */
const offers = createStore<Offers>(none)

/** Offers a summary beside the message of that label. Nothing is written into it before the visitor presses the button. */
export function offerToEnquiry(messageLabel: string, offer: Offer | undefined): void {
  if (offers.get()[messageLabel]?.summary === offer?.summary) return
  offers.set({ ...offers.get(), [messageLabel]: offer })
}

export function useOffer(messageLabel: string): Offer | undefined {
  return useStore(offers, none)[messageLabel]
}

export function addToMessage(messageLabel: string): void {
  const offer = offers.get()[messageLabel]
  if (offer === undefined) return
  const { message = '', summary = '' } = readFields(messageKey(messageLabel))
  keepFields(messageKey(messageLabel), { message: withSummary(message, offer.summary, summary), summary: offer.summary })
}

/** The page's own enquiry form, not the popup's. */
export function focusEnquiry(): void {
  document.querySelector<HTMLElement>('main [data-island=enquiry-form] [name=fullName]')?.focus()
}
