import type { Knex } from 'knex'
import { sydneyClock } from '../time/sydneyTime.ts'
import type { LeadSummary } from './leadApi.ts'
import { countRows, type ListQuery, listed } from './listQuery.ts'

/** What waits for the team, as the list shows it: Home's links ask for the same. */
export const waitingLeads = {
  overdue: { view: 'new', only: 'day' },
  due: { view: 'due' },
  suspected: { view: 'spam', only: 'unseen' },
} as const satisfies Record<string, Partial<ListQuery>>

export async function countLeads(
  knex: Knex,
  now = new Date(),
): Promise<Pick<LeadSummary, 'newToday' | 'overdue' | 'suspected' | 'followUps'>> {
  const { day } = sydneyClock(now)
  const leads = (query: Partial<ListQuery>) => listed(knex, query, '', now)
  const due = () => leads(waitingLeads.due)
  const [newToday, overdue, suspected, today, late] = await Promise.all([
    countRows(leads({ since: day })),
    countRows(leads(waitingLeads.overdue)),
    countRows(leads(waitingLeads.suspected)),
    countRows(due().andWhere('follow_up_on', day)),
    countRows(due().andWhere('follow_up_on', '<', day)),
  ])
  return { newToday, overdue, suspected, followUps: { today, late } }
}
