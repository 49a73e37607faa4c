import { withSummary } from '#domain/leads.ts'
import { keepFields, messageKey, readFields } from './keptFields.ts'

export type Offer = { summary: string; words: OfferWords }
export type OfferWords = { add: string; added: string }

const CHANGED = 'enquiryoffer'

/** By the label of the message. Kept until the page is left, and nowhere else. */
const offers = new Map<string, Offer>()

/** Offers a summary beside the message of that label. Nothing is written into it before the visitor presses the button. */
export function offerToEnquiry(messageLabel: string, offer: Offer | undefined): void {
  if (offer === undefined) offers.delete(messageLabel)
  else offers.set(messageLabel, offer)
  dispatchEvent(new Event(CHANGED))
}

export function offerFor(messageLabel: string): Offer | undefined {
  return offers.get(messageLabel)
}

export function onOffer(listener: () => void): void {
  addEventListener(CHANGED, listener)
}

export function addToMessage(messageLabel: string): void {
  const offer = offers.get(messageLabel)
  if (offer === undefined) return
  const { message = '', summary = '' } = readFields(messageKey(messageLabel))
  keepFields(messageKey(messageLabel), { message: withSummary(message, offer.summary, summary), summary: offer.summary })
}

export function isInMessage(messageLabel: string, { summary }: Offer): boolean {
  return (readFields(messageKey(messageLabel)).message ?? '').includes(summary)
}

/** The page's own enquiry form, not the popup's. */
export function focusEnquiry(): void {
  document.querySelector<HTMLElement>('main [data-island=enquiry-form] [name=fullName]')?.focus()
}
