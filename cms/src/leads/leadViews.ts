import type { leadStatuses } from './leadStatus.ts'
import type { Likeness } from './relatedLead.ts'

export const viewNames = ['new', 'mine', 'due', 'waiting', 'all', 'spam'] as const
export type ViewName = (typeof viewNames)[number]
export type ViewCounts = Record<ViewName, number>
export type Status = (typeof leadStatuses)[number] | 'merged'

/** What a colleague is doing with a lead at this moment. */
export type Doing = 'open' | 'answering'
export type Colleague = { name: string; doing: Doing }

/** One line of the list. What the role may not read is null. */
export type ListedLead = {
  documentId: string
  at: string
  revision: number
  person: string | null
  words: string | null
  leadStatus: Status
  owner: string | null
  followUpOn: string | null
  /** Other leads that may be of the same person. */
  others: number
  here: Colleague[]
}

export type LeadList = { leads: ListedLead[]; hasMore: boolean; counts: ViewCounts }

/** The value of a filter for leads of which nothing is known. */
export const UNKNOWN = '-'

export type TimelineEntry = {
  id: string
  at: string
  by: string | null
  /** `subject`, `text` and `state` are of a message or a note. */
  kind: 'received' | 'told' | 'answer' | 'note' | 'change' | 'undone' | 'merged'
  field?: string
  before?: string | null
  after?: string | null
  subject?: string | null
  text?: string | null
  state?: 'waiting' | 'sent' | 'failed' | 'skipped' | 'held' | null
  error?: string | null
  revision?: number
  isUndone?: boolean
}

export type OtherLead = {
  documentId: string
  at: string
  subject: string | null
  words: string | null
  leadStatus: Status
  same: Likeness[]
}

export type OneLead = {
  documentId: string
  at: string
  revision: number
  fields: Partial<Record<string, string | null>>
  timeline: TimelineEntry[]
  others: { count: number; leads: OtherLead[] } | null
  merged: OtherLead[]
  mergedInto: string | null
  /** The fields that the asking person may change. */
  mayChange: string[]
  canMail: boolean
}
