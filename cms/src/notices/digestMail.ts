import { sydneyClock, sydneyTime } from '../sydneyTime.ts'
import type { LeadNumbers } from '../team/leadNumbers.ts'
import { leadLink } from './noticeMail.ts'
import type { Mail } from './smtp.ts'

export type DigestNumbers = LeadNumbers & { newSinceYesterday: number; spamSinceYesterday: number }
export type OverdueLead = { document_id: string; created_at: string | number | Date; full_name: string | null; email: string | null }

export type FollowUpLead = {
  document_id: string
  /** SQLite and PostgreSQL give the day as text, or as the midnight of it. */
  follow_up_on: string | Date
  follow_up_note: string | null
  full_name: string | null
  email: string | null
  owner: string | null
}
type Named = { oldest: OverdueLead[]; due: FollowUpLead[] }

export function digestMail(day: string, numbers: DigestNumbers, { oldest, due }: Named, inboxUrl: string | null): Mail {
  const { newSinceYesterday, spamSinceYesterday, overdue, unsent, followUps } = numbers
  const lines = [
    `New in the last 24 hours: ${newSinceYesterday}`,
    `Waiting for an answer for more than a day: ${overdue}`,
    `To follow up today: ${followUps.today}, overdue: ${followUps.late}`,
    `Marked as suspected spam in the last 24 hours: ${spamSinceYesterday}`,
    `Notices not sent yet: ${unsent.waiting}, given up: ${unsent.failed}`,
  ]
  const link = (id: string) => (inboxUrl ? ` ${leadLink(inboxUrl, id)}` : '')
  const waiting = oldest.map((lead) => `- ${sydneyTime(new Date(lead.created_at))}: ${who(lead)}${link(lead.document_id)}`)
  const toDo = due.map((lead) => {
    const about = [lead.follow_up_note, lead.owner].filter(Boolean).map((words) => `, ${oneLine(words)}`)
    return `- ${dayOf(lead.follow_up_on)}: ${who(lead)}${about.join('')}${link(lead.document_id)}`
  })
  return {
    id: `digest-${day}`,
    subject: `Leads on ${day}: ${newSinceYesterday} new, ${overdue} waiting over a day`,
    text: [...lines, ...listed('To follow up:', toDo), ...listed('The oldest that wait:', waiting), ''].join('\n'),
  }
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
const who = (lead: { full_name: string | null; email: string | null }) => oneLine(lead.full_name || lead.email || 'no name')
const dayOf = (day: string | Date) => (typeof day === 'string' ? day.slice(0, 10) : sydneyClock(day).day)
const listed = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])
