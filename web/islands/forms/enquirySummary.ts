import { withSummary } from '#domain/leads.ts'
import { createStore, useStore } from '../runtime/store.ts'
import { keepFields, messageKey, readFields } from './keptFields.ts'

type EnquirySummary = { summary: string; words: SummaryWords }
export type SummaryWords = { add: string; added: string }

type Summaries = Readonly<Record<string, EnquirySummary | undefined>>

const none: Summaries = {}

/** By the label of the message. Kept until the page is left, and nowhere else. */
const summaries = createStore<Summaries>(none)

/** Offers a summary beside the message of that label. Nothing is written into it before the visitor presses the button. */
export function summariseForEnquiry(messageLabel: string, given: EnquirySummary | undefined): void {
  if (summaries.get()[messageLabel]?.summary === given?.summary) return
  summaries.set({ ...summaries.get(), [messageLabel]: given })
}

export function useEnquirySummary(messageLabel: string): EnquirySummary | undefined {
  return useStore(summaries, none)[messageLabel]
}

export function addToMessage(messageLabel: string): void {
  const given = summaries.get()[messageLabel]
  if (given === undefined) return
  const { message = '', summary = '' } = readFields(messageKey(messageLabel))
  keepFields(messageKey(messageLabel), { message: withSummary(message, given.summary, summary), summary: given.summary })
}

/** The page's own enquiry form, not the popup's. */
export function focusEnquiry(): void {
  document.querySelector<HTMLElement>('main [data-island=enquiry-form] [name=fullName]')?.focus()
}
