import { closedStatuses, type LeadStatus, openStatuses, waitingStatuses } from '../../leads/leadFields.ts'
import { addDays } from '../../time/sydneyTime.ts'

export type Act = {
  leadStatus?: LeadStatus
  notSpam?: true
  ownerId?: number | null
  followUpOn?: string | null
  quoteAmount?: number | null
  lostReason?: string | null
}

const isOneOf = (statuses: readonly LeadStatus[], status: LeadStatus) => statuses.includes(status)

const leaves: Record<string, (act: Act, me: number | null) => boolean> = {
  new: ({ leadStatus }) => leadStatus !== undefined && leadStatus !== 'new',
  mine: ({ leadStatus, ownerId }, me) =>
    (leadStatus !== undefined && !isOneOf(openStatuses, leadStatus)) || (ownerId !== undefined && ownerId !== me),
  due: ({ leadStatus, followUpOn }) =>
    leadStatus === 'spam' ||
    (leadStatus !== undefined && followUpOn === undefined && isOneOf(closedStatuses, leadStatus)) ||
    (followUpOn !== undefined && (followUpOn === null || followUpOn > addDays(new Date(), 0))),
  waiting: ({ leadStatus }) => leadStatus !== undefined && !isOneOf(waitingStatuses, leadStatus),
  spam: ({ leadStatus, notSpam }) => notSpam === true || (leadStatus !== undefined && leadStatus !== 'spam'),
  all: ({ leadStatus }) => leadStatus === 'spam',
}

/** Whether the list that is shown has the lead no longer once this was done to it. */
export function leavesList(search: URLSearchParams, act: Act, me: number | null): boolean {
  const [view, status] = [search.get('view') ?? 'all', search.get('status')]
  if (status === 'spam' && act.notSpam) return true
  if (status !== null && act.leadStatus !== undefined && act.leadStatus !== status) return true
  return leaves[view]?.(act, me) ?? false
}
