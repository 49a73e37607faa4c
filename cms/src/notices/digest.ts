import type { Core } from '@strapi/strapi'
import { openStatuses } from '../leads/leadStatus.ts'
import { sydneyClock } from '../sydneyTime.ts'
import { leadNumbers } from '../team/leadNumbers.ts'
import { digestMail, type FollowUpLead, type OverdueLead } from './digestMail.ts'
import type { Task } from './outbox.ts'
import type { SendMail } from './smtp.ts'

type Knex = Core.Strapi['db']['connection']

const DAY_MS = 86_400_000
const MOST_NAMED = 20

/** The unique day makes the row, and so the mail, one of all instances. Returns the day last planned. */
export async function planDigest(knex: Knex, digestHour: number, planned: string | null, now = new Date()): Promise<string | null> {
  const { day, hour } = sydneyClock(now)
  if (hour < digestHour || day === planned) return planned
  await knex('digests').insert({ day }).onConflict('day').ignore()
  await knex('digests').where('notice_state', 'waiting').andWhere('day', '<', day).update({ notice_state: 'skipped' })
  return day
}

export function digestSender(knex: Knex, sendMail: SendMail, inboxUrl: string | null) {
  return async (task: Task): Promise<void> => {
    const now = new Date()
    const since = new Date(now.getTime() - DAY_MS)
    const lately = () => knex('form_datas').where('created_at', '>=', since)
    const [numbers, fresh, spam] = await Promise.all([
      leadNumbers(knex, now),
      lately().andWhereNot('lead_status', 'spam').count({ count: '*' }),
      lately().andWhere('lead_status', 'spam').count({ count: '*' }),
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
    const all = { ...numbers, newSinceYesterday: Number(fresh[0]?.count ?? 0), spamSinceYesterday: Number(spam[0]?.count ?? 0) }
    await sendMail(digestMail(String(task['day']), all, { oldest, due }, inboxUrl))
  }
}
