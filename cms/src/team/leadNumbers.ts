import type { Knex } from 'knex'
import { formOf } from '../leads/leadSource.ts'
import { openStatuses } from '../leads/leadStatus.ts'
import { leadMessages, MESSAGES } from '../leads/outgoingMessages.ts'
import { startOfSydneyDay, sydneyClock } from '../time/sydneyTime.ts'

const DAY_MS = 86_400_000
const MOST_SUBJECTS = 8
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
    count(knex(LEADS).where('created_at', '>=', today).andWhereNot('lead_status', 'spam')),
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

/** In the admin: `suspectedPath` in cms/src/admin/shared/leadPaths.ts. */
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

/** More visitors than an hour may have receipts sent the form: in the last day these got none. */
export async function countHeldReceipts(knex: Knex, now = new Date()): Promise<number> {
  return count(
    knex(MESSAGES)
      .where({ kind: 'receipt', state: 'held' })
      .andWhere('created_at', '>=', new Date(now.getTime() - DAY_MS)),
  )
}

type ViewCounts = { new: number; mine: number; due: number }

/** The leads that wait for someone, for the links above the list. */
export async function viewCounts(knex: Knex, owner: string, now = new Date()): Promise<ViewCounts> {
  const [fresh, mine, due] = await Promise.all([
    count(knex(LEADS).where('lead_status', 'new')),
    count(knex(LEADS).where({ owner }).whereIn('lead_status', openStatuses)),
    count(knex(LEADS).where('follow_up_on', '<=', sydneyClock(now).day).whereIn('lead_status', openStatuses)),
  ])
  return { new: fresh, mine, due }
}

type SubjectCount = { subject: string; count: number }

/** The popup's subject ends with the page it opened on: all of them are one kind of lead here. */
export async function leadsBySubject(knex: Knex, now = new Date()): Promise<SubjectCount[]> {
  const rows: { subject: string | null; count: number | string }[] = await knex(LEADS)
    .select('subject')
    .count({ count: '*' })
    .where('created_at', '>=', new Date(now.getTime() - 30 * DAY_MS))
    .andWhereNot('lead_status', 'spam')
    .groupBy('subject')
  const kinds = new Map<string, number>()
  for (const row of rows) {
    const kind = subjectKind(row.subject)
    kinds.set(kind, (kinds.get(kind) ?? 0) + Number(row.count))
  }
  return Array.from(kinds, ([subject, count]) => ({ subject, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_SUBJECTS)
}

function subjectKind(subject: string | null): string {
  if (!subject) return '(none)'
  const line = subject.replace(/\s+/g, ' ').trim()
  if (formOf({ subject: line }) === 'popup') return 'Sample Request'
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

async function count(query: { count: (what: { count: string }) => PromiseLike<{ count?: number | string }[]> }): Promise<number> {
  const [row] = await query.count({ count: '*' })
  return Number(row?.count ?? 0)
}
