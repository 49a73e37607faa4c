import type { LeadStatus, ShownStatus } from './leadFields.ts'

export const viewNames = ['new', 'mine', 'due', 'waiting', 'all', 'spam'] as const
export type ViewName = (typeof viewNames)[number]

/** Leads in one request: a thousand took twelve seconds. */
export const MOST_AT_ONCE = 100

export const doings = ['open', 'answering'] as const
export type Doing = (typeof doings)[number]
export type Colleague = { id: number; name: string; doing: Doing }

export type ListedLead = {
  documentId: string
  at: string
  person: string | null
  words: string | null
  /** The service of its page, or its discipline, and the country of its phone. */
  about: string | null
  leadStatus: LeadStatus
  owner: string | null
  ownerId: number | null
  followUpOn: string | null
  others: number
  /** What they have in common with it, the surest first. */
  alike: OtherLead['same']
  /** An answer to it that has not left. */
  unsent: 'waiting' | 'failed' | null
  here: Colleague[]
}

/** How many leads a search finds, wherever they are listed. `isMore`: only the first thousand were counted. */
export type Found = Record<'all' | 'spam', number> & { isMore: boolean }

/** `asOf` changes with whatever the list shows: a page that asks with it is told so when nothing has. */
export type LeadList = {
  asOf: string
  leads: ListedLead[]
  hasMore: boolean
  counts: Record<ViewName, number>
  found: Found | null
}

export type Unchanged = { unchanged: true }

export const UNKNOWN = '-'
export const NO_SERVICE = 'none'

/** `held`: Undo still stops it. `waiting`: it was tried, and is tried again. `withdrawn`: someone stopped or discarded it. */
export type AnswerState = 'held' | 'waiting' | 'sent' | 'failed' | 'withdrawn'

export type UnsentAnswer = {
  documentId: string
  revision: number
  /** The lead that the list shows: the one that it is part of. */
  shownIn: string
  person: string | null
  at: string
  state: 'waiting' | 'failed'
  error: string | null
}

/** What a colleague has answered meanwhile, which whoever sends now may not have seen. */
export type ColleaguesAnswer = { by: string; at: string; channel: string; words: string | null; revision: number }

export type TimelineEntry = {
  id: string
  at: string
  /** The name as it was, and whose it is now if that is another one. */
  by: string | null
  byId: number | null
  /** `message`: a notice or a receipt of the inbox, which `field` names in words. */
  kind: 'received' | 'message' | 'answer' | 'mail' | 'note' | 'change' | 'undone' | 'merged'
  field: string
  before?: string | null
  after?: string | null
  subject?: string | null
  text?: string | null
  state?: AnswerState | 'skipped'
  error?: string | null
  /** Of an answer: its place in the lead's history, and whom it was written to. */
  revision?: number
  to?: string | null
  isUndone?: boolean
  /** The lead that it was said in, if that is merged into the one that is read. */
  of?: string
  /** What the same press changed of the lead. */
  also?: { field: string; before: string | null; after: string | null }[]
}

export type OtherLead = {
  documentId: string
  at: string
  person: { name: string | null; email: string | null; phone: string | null }
  subject: string | null
  words: string | null
  leadStatus: LeadStatus
  same: ('address' | 'phone' | 'name' | 'message')[]
  /** Why the two may be two people: who merges them is asked first. */
  doubt: 'contact' | 'names' | null
}

export type OneLead = {
  documentId: string
  at: string
  revision: number
  fields: Partial<Record<string, string | null>>
  ownerId: number | null
  timeline: TimelineEntry[]
  others: { count: number; leads: OtherLead[] }
  merged: OtherLead[]
  mergedInto: string | null
  canMail: boolean
  /** `+` and digits as the phone is called; null where it cannot be. */
  callable: string | null
  /** The country that is called, in words. */
  calledIn: string | null
  here: Colleague[]
}

/** A view of one's own: its filters as the address of the list has them, without the words of a search. */
export type KeptView = { name: string; query: string }
export type OwnSettings = { signature: string; views: KeptView[] }

export type SignIn = { at: string; by: string; byId: number }

/** Without suspected spam. `name` is null where it is not known; `by` counts the statuses that a list shows. */
export type Group = { name: string | null; count: number; by: Record<ShownStatus, number>; isRest?: true }

/** Of a week, those from a service's page, from those of all other services (`others`), and from no service's (`none`). */
export type Week = { monday: string; sunday: string; count: number; services: number[] }

/** First answers that took at least `from` minutes and less than `to`. */
export type Wait = { from: number; to: number | null; count: number }

/** In whole dollars, of the leads of these weeks that have an amount. */
export type Money = { open: Sum; won: Sum; lost: Sum }
export type Sum = { count: number; amount: number }

export type LeadNumbers = {
  money: Money
  lostReasons: { reason: string | null; count: number }[]
  /** The Monday of the first of the twelve weeks. */
  since: string
  total: number
  spam: number
  weeks: Week[]
  /** What the numbers of a week are of: slugs of services, or none. */
  weekServices: { slugs: readonly string[] | null }[]
  pages: Group[]
  firstPages: Group[]
  campaigns: Group[]
  disciplines: Group[]
  forms: Group[]
  /** The times as the clients waited, nights and weekends too; null without an answer. `withinOneHour` is of working time. */
  answers: { count: number; medianMs: number | null; p90Ms: number | null; waits: Wait[] }
  /** Only of leads since which a working hour has run; `early` came later. */
  workingHour: { answered: number; judged: number; early: number }
  waiting: number
}

/** What a colleague has given to whoever asks, who has done nothing with it yet. */
export type GivenLead = { documentId: string; person: string | null; by: string; at: string }

/** Who has leads and can be given none any more. */
export type OwnerWhoLeft = { id: number; name: string; open: number }

export type LeadSummary = {
  mine: { id: number; open: number; due: number; given: GivenLead[] }
  newToday: number
  overdue: number
  suspected: number
  followUps: { today: number; late: number }
  unsent: { waiting: number; failed: number }
  webhookFailed: number
  unsentLeads: { documentId: string; at: string }[]
  answersUnsent: UnsentAnswer[]
  ownersWhoLeft: OwnerWhoLeft[]
  /** Visitors of the last day who got no receipt because too many sent the form in one hour. */
  receiptsHeld: number
  notices: 'on' | 'off'
  problem: string | null
  storage: string | null
  backups: string | null
  retention: string | null
}
