import { sydneyTime } from '../inbox/sydneyTime.ts'
import type { Mail } from './smtp.ts'

/** The columns of a lead that a notice tells. */
export type NoticedLead = {
  document_id: string
  created_at: string | number | Date
  full_name: string | null
  email: string | null
  phone: string | null
  subject: string | null
  queries: string | null
  discipline: string | null
}

const LONGEST_SUBJECT = 120
// Stricter than what a lead may hold: this goes into a header.
const SOUND_ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/

export function noticeMail(lead: NoticedLead, inboxUrl: string | null): Mail {
  const who = lead.full_name || lead.email || lead.phone || 'somebody'
  const about = lead.discipline || lead.subject
  const facts: [string, string | null][] = [
    ['Name', lead.full_name],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Subject', lead.subject],
    ['Discipline', lead.discipline],
    ['Received', `${sydneyTime(new Date(lead.created_at))} (Sydney)`],
  ]
  const lines = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${oneLine(value)}`)
  const link = inboxUrl ? ['', `Open it: ${leadLink(inboxUrl, lead.document_id)}`] : []
  return {
    id: `lead-${lead.document_id}`,
    subject: cut(oneLine(`New lead: ${who}${about ? ` - ${about}` : ''}`)),
    text: [...lines, '', lead.queries || '(no message)', ...link, ''].join('\n'),
    ...(lead.email && SOUND_ADDRESS.test(lead.email) ? { replyTo: lead.email } : {}),
  }
}

export function leadLink(inboxUrl: string, documentId: string): string {
  return `${inboxUrl}/admin/content-manager/collection-types/api::form-data.form-data/${documentId}`
}

function oneLine(text: string | null): string {
  return (text ?? '').replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function cut(text: string): string {
  const letters = Array.from(text)
  return letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT - 1).join('')}…` : text
}
