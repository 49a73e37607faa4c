import { isSoundAddress } from '../leads/contactLinks.ts'
import { type ReceivedLead, receivedFields } from '../leads/leadFields.ts'
import { sydneyTime } from '../time/sydneyTime.ts'
import type { Mail } from './smtp.ts'

const LONGEST_SUBJECT = 120
const mailLines = receivedFields.filter((field) => 'inMail' in field && field.inMail === 'line')

export function noticeMail(lead: ReceivedLead, inboxUrl: string | null): Mail {
  const who = lead.full_name || lead.email || lead.phone || 'no name'
  const about = lead.discipline || lead.subject
  const facts: [string, string | null][] = [
    ...mailLines.map(({ label, column }): [string, string | null] => [label, lead[column]]),
    ['Received', `${sydneyTime(lead.created_at)} (Sydney)`],
  ]
  const lines = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${oneLine(value)}`)
  const link = inboxUrl ? ['', `Open it: ${leadLink(inboxUrl, lead.document_id)}`] : []
  return {
    id: `lead-${lead.document_id}`,
    subject: cut(oneLine(`New lead: ${who}${about ? ` - ${about}` : ''}`)),
    text: [...lines, '', lead.queries || '(no message)', ...link, ''].join('\n'),
    ...(lead.email && isSoundAddress(lead.email) ? { replyTo: lead.email } : {}),
  }
}

export function leadLink(inboxUrl: string, documentId: string): string {
  return `${inboxUrl}/admin/leads/${documentId}`
}

function oneLine(text: string | null): string {
  return (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function cut(text: string): string {
  const letters = Array.from(text)
  return letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT - 1).join('')}…` : text
}
