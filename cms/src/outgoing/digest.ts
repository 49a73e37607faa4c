import type { Knex } from 'knex'
import { countLeads, countRows, overdueLeads, suspectedLeads } from '../leads/countLeads.ts'
import { hiddenStatuses, openStatuses } from '../leads/leadFields.ts'
import { withoutLinks } from '../leads/messageText.ts'
import { backupProblem } from '../operation/backups.ts'
import type { StorageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { dayOf, sydneyClock, sydneyTime } from '../time/sydneyTime.ts'
import { leadLink } from './leadNotices.ts'
import { countUnsent, MESSAGES, planMessages } from './messageTable.ts'
import type { SendMail } from './smtp.ts'

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
type Instant = string | number | Date
/** What a line of the digest tells of a lead; each list reads some of it. */
type NamedLead = {
  document_id: string
  created_at: Instant
  full_name: string | null
  email: string | null
  queries: string | null
  /** SQLite and PostgreSQL give the day as text, or as the midnight of it. */
  follow_up_on: string | Date
  follow_up_note: string | null
  owner: string | null
}

export function digestSender(knex: Knex, sendMail: SendMail, { inboxUrl, backupFolder }: DigestSettings, room: StorageRoom) {
  return async (day: string): Promise<string | null> => {
    const now = new Date()
    const since = new Date(now.getTime() - DAY_MS)
    const dueLeads = knex('form_datas').where('follow_up_on', '<=', sydneyClock(now).day).whereIn('lead_status', openStatuses)
    const named = (leads: Knex.QueryBuilder, order: string, direction = 'asc'): PromiseLike<NamedLead[]> =>
      leads.orderBy(order, direction).limit(MOST_NAMED)
    const [storage, leads, messages, backups, fresh, oldest, due, suspected] = await Promise.all([
      room(),
      countLeads(knex, now),
      countUnsent(knex),
      backupProblem(backupFolder),
      countRows(knex('form_datas').where('created_at', '>=', since).whereNotIn('lead_status', hiddenStatuses)),
      named(overdueLeads(knex, now), 'created_at'),
      named(dueLeads, 'follow_up_on'),
      named(suspectedLeads(knex), 'created_at', 'desc'),
    ])
    const { overdue, followUps } = leads
    const { unsent, webhookFailed } = messages
    const line = (lead: NamedLead, when: string, more = '') =>
      `- ${when}: ${oneLine(lead.full_name || lead.email || 'no name')}${more}${inboxUrl ? ` ${leadLink(inboxUrl, lead.document_id)}` : ''}`
    const came = ({ created_at }: NamedLead) => sydneyTime(new Date(created_at))
    const about = ({ follow_up_note, owner }: NamedLead) => [follow_up_note, owner].filter(Boolean).map((words) => `, ${oneLine(words)}`)
    const text = [
      ...(storage ? [storage, ''] : []),
      `New in the last 24 hours: ${fresh}`,
      `Waiting for an answer for more than a day: ${overdue}`,
      `To follow up today: ${followUps.today}, overdue: ${followUps.late}`,
      `Suspected spam to look at: ${leads.suspected}`,
      `Notices not sent yet: ${unsent.waiting}, given up: ${unsent.failed}`,
      ...(webhookFailed > 0 ? [`Webhook calls given up: ${webhookFailed}`] : []),
      ...(backups ? [backups] : []),
      ...listed(
        'To follow up:',
        due.map((lead) => line(lead, dayOf(lead.follow_up_on), about(lead).join(''))),
      ),
      ...listed(
        'The oldest that wait:',
        oldest.map((lead) => line(lead, came(lead))),
      ),
      ...listed(
        'Suspected spam to look at:',
        suspected.map((lead) => line(lead, came(lead), `: ${firstWords(lead.queries)}`)),
      ),
      '',
    ]
    return sendMail({
      id: `digest-${day}`,
      subject: `${storage ? 'New leads are refused. ' : ''}Leads on ${day}: ${fresh} new, ${overdue} waiting over a day`,
      text: text.join('\n'),
    })
  }
}

const listed = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Without links: no one should press one in a mail of ours, and a mail filter would take it for theirs. */
function firstWords(text: string | null): string {
  const words = oneLine(withoutLinks(text ?? ''))
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words || '(no words)'
}
