import type { Knex } from 'knex'
import { clientName } from '../leads/clientName.ts'
import type { LeadRow } from '../leads/leadFields.ts'
import { countLeads, countRows, listed, waitingLeads } from '../leads/listQuery.ts'
import { oneLine, readable, withoutLinks } from '../leads/messageText.ts'
import { ownerOf, readNames } from '../leads/owners.ts'
import { retentionProblem } from '../leads/retention.ts'
import { backupProblem } from '../operation/backups.ts'
import type { StorageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { DAY_MS } from '../time/durations.ts'
import { dayOf, sydneyClock, sydneyTime } from '../time/sydneyTime.ts'
import { unsentAnswers } from './answers.ts'
import { leadLink } from './leadNotices.ts'
import { countUnsent, MESSAGES, planMessages } from './messageTable.ts'
import type { SendMail } from './smtp.ts'
import type { Troubles } from './troubleMails.ts'

const MOST_NAMED = 20
const LONGEST_WORDS = 80

/** The digest of a day, from its hour on; one that could not be sent on its day is not sent later. */
export function makeDigestPlanner(knex: Knex, digestHour: number | null): () => Promise<boolean> {
  let planned: string | null = null
  return async () => {
    const { day, hour } = sydneyClock(new Date())
    if (digestHour === null) return false
    if (day === planned) return true
    await knex(MESSAGES).where({ kind: 'digest', state: 'waiting' }).andWhere('key', '<', day).update({ state: 'skipped' })
    if (hour < digestHour) return true
    await planMessages(knex, 'digest', [day])
    planned = day
    return true
  }
}

type Looked = { room: StorageRoom; troubles: Troubles }
type DigestSettings = Pick<NoticeSettings, 'inboxUrl' | 'backups' | 'retentionMonths'>

export function digestSender(
  knex: Knex,
  sendMail: SendMail,
  { inboxUrl, backups: backupPlace, retentionMonths }: DigestSettings,
  { room, troubles }: Looked,
) {
  return async (day: string): Promise<string | null> => {
    const now = new Date()
    const since = new Date(now.getTime() - DAY_MS)
    const named = (which: keyof typeof waitingLeads, order: string, direction = 'asc'): PromiseLike<LeadRow[]> =>
      listed(knex, waitingLeads[which], undefined, undefined, now).orderBy(order, direction).limit(MOST_NAMED)
    const names = await readNames(knex)
    const answers = await unsentAnswers(knex, now.getTime())
    const wrong = await troubles()
    const [storage, leads, messages, backups, retention, fresh, oldest, due, suspected] = await Promise.all([
      room(),
      countLeads(knex, now),
      countUnsent(knex),
      backupProblem(backupPlace),
      retentionProblem(knex, retentionMonths, now.getTime()),
      countRows(listed(knex, {}).where('created_at', '>=', since)),
      named('overdue', 'created_at'),
      named('due', 'follow_up_on'),
      named('suspected', 'created_at', 'desc'),
    ])
    const { overdue, followUps } = leads
    const { unsent, webhookFailed } = messages
    const line = (lead: LeadRow, when: string, more = '') =>
      `- ${when}: ${oneLine(clientName(lead) ?? 'no name')}${more}${inboxUrl ? ` ${leadLink(inboxUrl, lead.document_id)}` : ''}`
    const came = ({ created_at }: LeadRow) => sydneyTime(new Date(created_at))
    const about = (lead: LeadRow) => [lead.follow_up_note, ownerOf(lead, names)?.name].filter(Boolean).map((words) => `, ${oneLine(words)}`)
    const text = [
      ...(storage ? [storage, ''] : []),
      ...wrong.flatMap(({ words }) => [words, '']),
      `New in the last 24 hours: ${fresh}`,
      `Unanswered for more than a day: ${overdue}`,
      `To follow up today: ${followUps.today}, overdue: ${followUps.late}`,
      `Suspected spam to look at: ${leads.suspected}`,
      `Notices to the team: ${unsent.waiting} not sent yet, ${unsent.failed} failed`,
      `Answers to clients not sent yet: ${answers.length}`,
      ...(webhookFailed > 0 ? [`Webhook calls that failed: ${webhookFailed}`] : []),
      ...(backups ? [backups] : []),
      ...(retention ? [retention] : []),
      ...section(
        'Answers to clients not sent yet:',
        answers.slice(0, MOST_NAMED).map(({ documentId, person, at, state, error }) => {
          const became = state === 'failed' ? 'failed' : 'will be tried again'
          const link = inboxUrl ? ` ${leadLink(inboxUrl, documentId)}` : ''
          return `- ${sydneyTime(new Date(at))}: ${oneLine(person || 'no name')}, ${became}${error ? `: ${oneLine(error)}` : ''}${link}`
        }),
      ),
      ...section(
        'To follow up:',
        due.map((lead) => line(lead, dayOf(lead.follow_up_on ?? ''), about(lead).join(''))),
      ),
      ...section(
        'Unanswered the longest:',
        oldest.map((lead) => line(lead, came(lead))),
      ),
      // Without links: no one should press one in a mail of ours, and a mail filter would take it for theirs.
      ...section(
        'Suspected spam to look at:',
        suspected.map((lead) =>
          line(lead, came(lead), `: ${oneLine(withoutLinks(readable(lead.queries)), LONGEST_WORDS) || '(no words)'}`),
        ),
      ),
      '',
    ]
    return sendMail({
      id: `digest-${day}`,
      subject: `${storage ? 'New leads are refused. ' : ''}${wrong.length > 0 ? 'The site needs you. ' : ''}Leads on ${day}: ${fresh} new, ${overdue} unanswered over a day`,
      text: text.join('\n'),
    })
  }
}

const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
