export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const
type LeadStatus = (typeof leadStatuses)[number]

/** What no list shows by itself: suspected spam, and what is part of another lead. */
export const hiddenStatuses = ['spam', 'merged'] as const

/** Nothing is waiting for these any more. */
export const closedStatuses = ['won', 'lost', 'spam'] as const satisfies readonly LeadStatus[]
/** We have answered, and the client has the next word. */
export const waitingStatuses = ['contacted', 'quoted'] as const satisfies readonly LeadStatus[]

export const openStatuses = leadStatuses.filter((status) => !closedStatuses.some((closed) => closed === status))

/** A person who moves a new lead on has answered it; calling it spam is no answer. */
export function isAnswer(before: unknown, after: unknown): boolean {
  return before === 'new' && typeof after === 'string' && after !== 'new' && after !== 'spam'
}
