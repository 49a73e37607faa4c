import type { Knex } from 'knex'
import { hiddenStatuses, openStatuses } from '../leads/leadStatus.ts'
import { withoutLinks } from '../leads/messageLinks.ts'
import { MESSAGES, planMessages } from '../leads/outgoingMessages.ts'
import { backupProblem } from '../operation/backups.ts'
import type { StorageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { type LeadNumbers, leadNumbers, suspectedLeads } from '../team/leadNumbers.ts'
import { dayOf, sydneyClock, sydneyTime } from '../time/sydneyTime.ts'
import { leadLink } from './noticeMail.ts'
import type { Mail, SendMail } from './smtp.ts'

const DAY_MS = 86_400_000
const MOST_NAMED = 20
const LONGEST_WORDS = 80

/** The digest of a day, from its hour on; one that could not be sent on its day is not sent later. */
export function makeDigestPlanner(knex: Knex, digestHour: number | null): () => Promise<boolean> {
  let planned: string | null = null
  return async () => {
    const { day, hour } = sydneyClock(new Date())
    if (digestHour === null) return false
    if (hour < digestHour || day === planned) return true
    await planMessages(knex, 'digest', [day])
    await knex(MESSAGES).where({ kind: 'digest', state: 'waiting' }).andWhere('key', '<', day).update({ state: 'skipped' })
    planned = day
    return true
  }
}

type DigestSettings = Pick<NoticeSettings, 'inboxUrl' | 'backupFolder'>

export function digestSender(knex: Knex, sendMail: SendMail, { inboxUrl, backupFolder }: DigestSettings, room: StorageRoom) {
  return async (day: string): Promise<string | null> => {
    const storage = await room()
    const now = new Date()
    const since = new Date(now.getTime() - DAY_MS)
    const [numbers, backups, fresh] = await Promise.all([
      leadNumbers(knex, now),
      backupProblem(backupFolder),
      knex('form_datas').where('created_at', '>=', since).whereNotIn('lead_status', hiddenStatuses).count({ count: '*' }),
    ])
    const oldest: OverdueLead[] = await knex('form_datas')
      .select('document_id', 'created_at', 'full_name', 'email')
      .where('lead_status', 'new')
      .andWhere('created_at', '<', since)
      .orderBy('created_at')
      .limit(MOST_NAMED)
    const due: FollowUpLead[] = await knex('form_datas')
      .select('document_id', 'follow_up_on', 'follow_up_note', 'full_name', 'email', 'owner')
      .where('follow_up_on', '<=', sydneyClock(now).day)
      .whereIn('lead_status', openStatuses)
      .orderBy('follow_up_on')
      .limit(MOST_NAMED)
    const suspected: SuspectedLead[] = await suspectedLeads(knex)
      .select('document_id', 'created_at', 'full_name', 'email', 'queries')
      .orderBy('created_at', 'desc')
      .limit(MOST_NAMED)
    const all = { ...numbers, newSinceYesterday: Number(fresh[0]?.count ?? 0), storage, backups }
    return sendMail(digestMail(day, all, { oldest, due, suspected }, inboxUrl))
  }
}

type DigestNumbers = LeadNumbers & {
  storage: string | null
  backups: string | null
  newSinceYesterday: number
}
type OverdueLead = { document_id: string; created_at: string | number | Date; full_name: string | null; email: string | null }

type FollowUpLead = {
  document_id: string
  /** SQLite and PostgreSQL give the day as text, or as the midnight of it. */
  follow_up_on: string | Date
  follow_up_note: string | null
  full_name: string | null
  email: string | null
  owner: string | null
}
type SuspectedLead = OverdueLead & { queries: string | null }
type Named = { oldest: OverdueLead[]; due: FollowUpLead[]; suspected: SuspectedLead[] }

function digestMail(day: string, numbers: DigestNumbers, named: Named, inboxUrl: string | null): Mail {
  const { oldest, due, suspected } = named
  const { newSinceYesterday, overdue, unsent, webhookFailed, followUps, storage, backups } = numbers
  const lines = [
    ...(storage ? [storage, ''] : []),
    `New in the last 24 hours: ${newSinceYesterday}`,
    `Waiting for an answer for more than a day: ${overdue}`,
    `To follow up today: ${followUps.today}, overdue: ${followUps.late}`,
    `Suspected spam to look at: ${numbers.suspected}`,
    `Notices not sent yet: ${unsent.waiting}, given up: ${unsent.failed}`,
    ...(webhookFailed > 0 ? [`Webhook calls given up: ${webhookFailed}`] : []),
    ...(backups ? [backups] : []),
  ]
  const link = (id: string) => (inboxUrl ? ` ${leadLink(inboxUrl, id)}` : '')
  const waiting = oldest.map((lead) => `- ${sydneyTime(new Date(lead.created_at))}: ${who(lead)}${link(lead.document_id)}`)
  const toDo = due.map((lead) => {
    const about = [lead.follow_up_note, lead.owner].filter(Boolean).map((words) => `, ${oneLine(words)}`)
    return `- ${dayOf(lead.follow_up_on)}: ${who(lead)}${about.join('')}${link(lead.document_id)}`
  })
  const marked = suspected.map(
    (lead) => `- ${sydneyTime(new Date(lead.created_at))}: ${who(lead)}: ${firstWords(lead.queries)}${link(lead.document_id)}`,
  )
  return {
    id: `digest-${day}`,
    subject: `${storage ? 'New leads are refused. ' : ''}Leads on ${day}: ${newSinceYesterday} new, ${overdue} waiting over a day`,
    text: [
      ...lines,
      ...listed('To follow up:', toDo),
      ...listed('The oldest that wait:', waiting),
      ...listed('Suspected spam to look at:', marked),
      '',
    ].join('\n'),
  }
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
const who = (lead: { full_name: string | null; email: string | null }) => oneLine(lead.full_name || lead.email || 'no name')
/** Without links: no one should press one in a mail of ours, and a mail filter would take it for theirs. */
const firstWords = (text: string | null) => {
  const words = oneLine(withoutLinks(text ?? ''))
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words || '(no words)'
}
const listed = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
