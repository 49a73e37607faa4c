import type { Knex } from 'knex'
import { hiddenStatuses, openStatuses } from '../leads/leadStatus.ts'
import { leadMessages, MESSAGES } from '../leads/outgoingMessages.ts'
import { startOfSydneyDay, sydneyClock } from '../time/sydneyTime.ts'

const DAY_MS = 86_400_000
const LEADS = 'form_datas'

export type LeadNumbers = {
  newToday: number
  /** Nobody has answered these for more than a day. */
  overdue: number
  /** Marked by the inbox, and no one of the team has saved or confirmed it since. */
  suspected: number
  unsent: { waiting: number; failed: number }
  webhookFailed: number
  /** Leads to write to again, today and since before today. */
  followUps: { today: number; late: number }
}

export async function leadNumbers(knex: Knex, now = new Date()): Promise<LeadNumbers> {
  const today = startOfSydneyDay(now)
  const yesterday = new Date(now.getTime() - DAY_MS)
  const { day } = sydneyClock(now)
  const [newToday, overdue, suspected, waiting, failed, webhookFailed, dueToday, late] = await Promise.all([
    count(knex(LEADS).where('created_at', '>=', today).whereNotIn('lead_status', hiddenStatuses)),
    count(knex(LEADS).where('lead_status', 'new').andWhere('created_at', '<', yesterday)),
    count(suspectedLeads(knex)),
    count(leadMessages(knex, ['notice'], ['waiting'])),
    count(leadMessages(knex, ['notice'], ['failed'])),
    count(leadMessages(knex, ['webhook'], ['failed'])),
    count(knex(LEADS).where('follow_up_on', day).whereIn('lead_status', openStatuses)),
    count(knex(LEADS).where('follow_up_on', '<', day).whereIn('lead_status', openStatuses)),
  ])
  return { newToday, overdue, suspected, unsent: { waiting, failed }, webhookFailed, followUps: { today: dueToday, late } }
}

/** In the list: the filter `unseen` of leadViews.ts. */
export function suspectedLeads(knex: Knex) {
  return knex(LEADS).where({ lead_status: 'spam', revision: 0 }).whereNotNull('spam_reason')
}

const MOST_UNSENT = 10

/** The newest leads that the team was not told of. */
export async function unsentLeads(knex: Knex): Promise<{ documentId: string; at: string }[]> {
  const rows: { document_id: string; created_at: number | Date }[] = await leadMessages(knex, ['notice'], ['waiting', 'failed'])
    .select('lead.document_id', 'lead.created_at')
    .orderBy('lead.created_at', 'desc')
    .limit(MOST_UNSENT)
  return rows.map(({ document_id, created_at }) => ({ documentId: document_id, at: new Date(created_at).toISOString() }))
}

/** The leads whose answer the mail server did not take: each has to be answered some other way, or sent again. */
export async function failedAnswers(knex: Knex): Promise<string[]> {
  const keys: string[] = await knex(MESSAGES)
    .where({ kind: 'answer', state: 'failed' })
    .orderBy('created_at', 'desc')
    .limit(MOST_UNSENT)
    .pluck('key')
  return [...new Set(keys.map((key) => key.split('.')[0] ?? key))]
}

/** More visitors than an hour may have receipts sent the form: in the last day these got none. */
export async function countHeldReceipts(knex: Knex, now = new Date()): Promise<number> {
  return count(
    knex(MESSAGES)
      .where({ kind: 'receipt', state: 'held' })
      .andWhere('created_at', '>=', new Date(now.getTime() - DAY_MS)),
  )
}

async function count(query: { count: (what: { count: string }) => PromiseLike<{ count?: number | string }[]> }): Promise<number> {
  const [row] = await query.count({ count: '*' })
  return Number(row?.count ?? 0)
}
