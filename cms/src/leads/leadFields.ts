import type { SentField } from '../contract/fieldLimits.ts'

/** One field of a lead: how it is stored, and how the team meets it in the list, the export, the history, mails and the webhook. */
type LeadField = {
  name: string
  column: string
  label: string
  /** The visitor's alone make the fingerprint: the same words from another page are still a repeat. */
  setBy: 'visitor' | 'request' | 'team' | 'inbox'
  /** Left out for one line; a `text` keeps its paragraphs. */
  type?: 'text' | 'date' | 'datetime' | 'integer'
  /** A mail names a line by its label, and ends with the body. */
  inMail?: 'line' | 'body'
  isSearched?: true
}

export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
/** A merged lead is part of another: no one chooses that from a list. */
export type LeadStatus = (typeof leadStatuses)[number] | 'merged'

/** In the order of an export. */
export const leadFields = [
  { name: 'fullName', column: 'full_name', label: 'Name', setBy: 'visitor', inMail: 'line', isSearched: true },
  { name: 'email', column: 'email', label: 'Email', setBy: 'visitor', inMail: 'line', isSearched: true },
  { name: 'phone', column: 'phone', label: 'Phone', setBy: 'visitor', inMail: 'line', isSearched: true },
  { name: 'subject', column: 'subject', label: 'Subject', setBy: 'visitor', type: 'text', inMail: 'line', isSearched: true },
  { name: 'discipline', column: 'discipline', label: 'Discipline', setBy: 'visitor', inMail: 'line', isSearched: true },
  { name: 'queries', column: 'queries', label: 'Message', setBy: 'visitor', type: 'text', inMail: 'body', isSearched: true },
  { name: 'form', column: 'form', label: 'Form', setBy: 'request' },
  { name: 'pagePath', column: 'page_path', label: 'Page', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'utmSource', column: 'utm_source', label: 'Campaign source', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'utmMedium', column: 'utm_medium', label: 'Campaign medium', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'utmCampaign', column: 'utm_campaign', label: 'Campaign', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'firstPage', column: 'first_page', label: 'First page of the visit', setBy: 'request' },
  { name: 'firstCampaign', column: 'first_campaign', label: 'Campaign of the first page', setBy: 'request' },
  { name: 'leadStatus', column: 'lead_status', label: 'Status', setBy: 'team' },
  { name: 'owner', column: 'owner', label: 'Owner', setBy: 'team', isSearched: true },
  { name: 'notes', column: 'notes', label: 'Notes', setBy: 'team', type: 'text', isSearched: true },
  { name: 'followUpOn', column: 'follow_up_on', label: 'Follow up on', setBy: 'team', type: 'date' },
  { name: 'followUpNote', column: 'follow_up_note', label: 'Follow up about', setBy: 'team', isSearched: true },
  { name: 'quoteAmount', column: 'quote_amount', label: 'Quote (AUD)', setBy: 'team', type: 'integer' },
  { name: 'lostReason', column: 'lost_reason', label: 'Lost because', setBy: 'team', isSearched: true },
  { name: 'firstAnswerAt', column: 'first_answer_at', label: 'First answered', setBy: 'inbox', type: 'datetime' },
  { name: 'firstAnswerBy', column: 'first_answer_by', label: 'First answered by', setBy: 'inbox' },
  { name: 'spamReason', column: 'spam_reason', label: 'Suspected because', setBy: 'inbox' },
] as const satisfies readonly LeadField[]

export const visitorFields = leadFields.filter((field) => field.setBy === 'visitor')

/** What came in: the visitor's words, and where they were sent from. */
export const receivedFields = leadFields.filter((field) => field.setBy === 'visitor' || field.setBy === 'request')

type Missing = Exclude<SentField, (typeof leadFields)[number]['name']>
/** An error here names the field of a form that the team would not see. */
export const everySentFieldIsShown: [Missing] extends [never] ? true : `Add a row for ${Missing}` = true

/** SQLite gives a time as a number, PostgreSQL as a Date; SQLite a day as text, PostgreSQL as its midnight too. */
export type Instant = string | number | Date
type Typed = { quote_amount: number | null; lead_status: LeadStatus; follow_up_on: string | Date | null; first_answer_at: Instant | null }

/** A lead as a database gives it. */
export type LeadRow = Typed &
  Record<Exclude<(typeof leadFields)[number]['column'], keyof Typed>, string | null> & {
    id: number
    document_id: string
    created_at: Instant
    rescued_at: Instant | null
    owner_id: number | null
  }

export type ReceivedLead = Pick<LeadRow, (typeof receivedFields)[number]['column'] | 'document_id'> & { created_at: Date }

/** Offered, and anything else may be written. */
export const lostReasons = ['Price', 'No reply', 'Went elsewhere', 'Not eligible', 'Not our service', 'Postponed'] as const

/** What no list shows by itself: suspected spam, and what is part of another lead. */
export const hiddenStatuses = ['spam', 'merged'] as const

/** What a list shows. */
export type ShownStatus = Exclude<LeadStatus, (typeof hiddenStatuses)[number]>

/** We have answered, and the client has the next word. */
export const waitingStatuses = ['contacted', 'quoted'] as const satisfies readonly LeadStatus[]

/** Someone still has the next word. */
export const openStatuses = ['new', ...waitingStatuses] as const satisfies readonly LeadStatus[]

/** A person who moves a new lead on has answered it; calling it spam or part of another is no answer. */
export function isAnswer(before: unknown, after: unknown): boolean {
  return before === 'new' && typeof after === 'string' && !['new', ...hiddenStatuses].includes(after)
}
