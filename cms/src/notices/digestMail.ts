import { sydneyTime } from '../sydneyTime.ts'
import type { LeadNumbers } from '../team/leadNumbers.ts'
import { leadLink } from './noticeMail.ts'
import type { Mail } from './smtp.ts'

export type DigestNumbers = LeadNumbers & { newSinceYesterday: number; spamSinceYesterday: number }
export type OverdueLead = { document_id: string; created_at: string | number | Date; full_name: string | null; email: string | null }

export function digestMail(day: string, numbers: DigestNumbers, oldest: OverdueLead[], inboxUrl: string | null): Mail {
  const { newSinceYesterday, spamSinceYesterday, overdue, unsent } = numbers
  const lines = [
    `New in the last 24 hours: ${newSinceYesterday}`,
    `Waiting for an answer for more than a day: ${overdue}`,
    `Marked as suspected spam in the last 24 hours: ${spamSinceYesterday}`,
    `Notices not sent yet: ${unsent.waiting}, given up: ${unsent.failed}`,
  ]
  const names = oldest.map((lead) => {
    const who = (lead.full_name || lead.email || 'no name').replace(/\s+/g, ' ')
    const link = inboxUrl ? ` ${leadLink(inboxUrl, lead.document_id)}` : ''
    return `- ${sydneyTime(new Date(lead.created_at))}: ${who}${link}`
  })
  return {
    id: `digest-${day}`,
    subject: `Leads on ${day}: ${newSinceYesterday} new, ${overdue} waiting over a day`,
    text: [...lines, ...(names.length > 0 ? ['', 'The oldest that wait:', ...names] : []), ''].join('\n'),
  }
}
