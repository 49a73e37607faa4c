import type { Knex } from 'knex'
import { startOfSydneyDay, sydneyClock } from '../time/sydneyTime.ts'
import type { LeadSummary } from './leadApi.ts'
import { hiddenStatuses, openStatuses } from './leadFields.ts'

const DAY_MS = 86_400_000

export async function countLeads(
  knex: Knex,
  now = new Date(),
): Promise<Pick<LeadSummary, 'newToday' | 'overdue' | 'suspected' | 'followUps'>> {
  const leads = () => knex('form_datas')
  const { day } = sydneyClock(now)
  const due = (when: string) => leads().where('follow_up_on', when, day).whereIn('lead_status', openStatuses)
  const [newToday, overdue, suspected, today, late] = await Promise.all([
    countRows(leads().where('created_at', '>=', startOfSydneyDay(now)).whereNotIn('lead_status', hiddenStatuses)),
    countRows(overdueLeads(knex, now)),
    countRows(suspectedLeads(knex)),
    countRows(due('=')),
    countRows(due('<')),
  ])
  return { newToday, overdue, suspected, followUps: { today, late } }
}

/** No one has answered these for more than a day. */
export function overdueLeads(knex: Knex, now: Date): Knex.QueryBuilder {
  return knex('form_datas')
    .where('lead_status', 'new')
    .andWhere('created_at', '<', new Date(now.getTime() - DAY_MS))
}

/** Marked by the inbox, and no one of the team has changed it since: the filter `unseen` of the list. */
export function suspectedLeads(knex: Knex): Knex.QueryBuilder {
  return knex('form_datas').where({ lead_status: 'spam', revision: 0 }).whereNotNull('spam_reason')
}

export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row]: { count?: number | string }[] = await query.count({ count: '*' })
  return Number(row?.count ?? 0)
}
