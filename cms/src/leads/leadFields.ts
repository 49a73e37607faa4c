import { type SentField, sentFields, sentNames } from '../contract/sentFields.ts'

/** One field of a lead: how it is stored, and how the team meets it in the list, the export, the history, mails and the webhook. */
type LeadField = {
  name: string
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

/** In the order of an export, after what the form sent. */
const besideSent = [
  { name: 'discipline', label: 'Discipline', setBy: 'visitor', inMail: 'line', isSearched: true },
  { name: 'form', label: 'Form', setBy: 'request' },
  { name: 'pagePath', label: 'Page', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'utmSource', label: 'Campaign source', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'utmMedium', label: 'Campaign medium', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'utmCampaign', label: 'Campaign', setBy: 'request', inMail: 'line', isSearched: true },
  { name: 'firstPage', label: 'First page of the visit', setBy: 'request' },
  { name: 'firstCampaign', label: 'Campaign of the first page', setBy: 'request' },
  { name: 'leadStatus', label: 'Status', setBy: 'team' },
  { name: 'owner', label: 'Owner', setBy: 'team', isSearched: true },
  { name: 'notes', label: 'Notes', setBy: 'team', type: 'text', isSearched: true },
  { name: 'followUpOn', label: 'Follow up on', setBy: 'team', type: 'date' },
  { name: 'followUpNote', label: 'Follow up about', setBy: 'team', isSearched: true },
  { name: 'quoteAmount', label: 'Quote (AUD)', setBy: 'team', type: 'integer' },
  { name: 'lostReason', label: 'Lost because', setBy: 'team', isSearched: true },
  { name: 'firstAnswerAt', label: 'First answered', setBy: 'inbox', type: 'datetime' },
  { name: 'firstAnswerBy', label: 'First answered by', setBy: 'inbox' },
  { name: 'spamReason', label: 'Suspected because', setBy: 'inbox' },
] as const satisfies readonly LeadField[]

/** What a column of 255 characters cannot hold is a text. */
const LONGEST_LINE = 255

function rowOfSent(name: SentField): LeadField {
  const { label, kind, max } = sentFields[name]
  const inMail = kind === 'message' ? 'body' : 'line'
  return { name, label, setBy: 'visitor', ...(max > LONGEST_LINE ? { type: 'text' } : {}), inMail, isSearched: true }
}

type Row = { name: SentField; setBy: 'visitor' } | (typeof besideSent)[number]
type Column<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Column<Rest>}`
  : ''
type Named<Name extends string, SetBy> = Name extends string ? LeadField & { name: Name; column: Column<Name>; setBy: SetBy } : never
type Stored<Each extends Row = Row> = Each extends Row ? Named<Each['name'], Each['setBy']> : never

/** In the order of an export. The column is as Strapi names that of an attribute. */
export const leadFields = [...sentNames.map(rowOfSent), ...besideSent].map((field) => ({
  ...field,
  column: field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
})) as readonly Stored[]

export const visitorFields = leadFields.filter((field) => field.setBy === 'visitor')

/** What came in: the visitor's words, and where they were sent from. */
export const receivedFields = leadFields.filter((field) => field.setBy === 'visitor' || field.setBy === 'request')

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

export const closedStatuses = ['won', 'lost'] as const satisfies readonly LeadStatus[]

/** A person who moves a new lead on has answered it; calling it spam or part of another is no answer. */
export function isAnswer(before: unknown, after: unknown): boolean {
  return before === 'new' && typeof after === 'string' && !['new', ...hiddenStatuses].includes(after)
}
