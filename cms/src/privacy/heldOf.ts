import type { Knex } from 'knex'
import { type Instant, leadFields } from '../leads/leadFields.ts'
import { answerOfKey } from '../outgoing/answers.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'
import { dayOf, sydneyClock, sydneyTime } from '../time/sydneyTime.ts'
import type { Correction } from './corrections.ts'

type Change = {
  created_at: Instant
  changed_by: string
  field: string
  before: string | null
  after: string | null
  subject: string | null
  text: string | null
  to_address: string | null
}
type Message = { kind: string; key: string; state: string; created_at: Instant }

const labels = new Map<string, string>(leadFields.map(({ name, label }) => [name, label]))
const time = (at: Instant) => `${sydneyTime(new Date(at))} (Sydney)`

/** All that the inbox holds of one lead, for whom it is about: what was sent, what was done with it, and the mails about it. */
export async function heldOf(knex: Knex, documentId: string): Promise<string> {
  const lead: Record<string, Instant | null> = await knex('form_datas').where({ document_id: documentId }).first()
  const changes: Change[] = await knex('lead_changes').where({ lead_document_id: documentId }).orderBy('id')
  const messages: Message[] = await knex(MESSAGES)
    .where((of) => of.where('key', documentId).orWhere('key', 'like', `${documentId}.%`))
    .orderBy('created_at')
  const fields = leadFields.flatMap(({ label, column, type }) => {
    const value = lead[column] ?? ''
    return value === ''
      ? []
      : [[label, type === 'datetime' ? time(value) : type === 'date' ? dayOf(value as string | Date) : String(value)] as const]
  })
  return [
    `Lead ${documentId}, received ${time(lead['created_at'] ?? 0)}`,
    ...fields.map(([label, value]) => indented(`${label}: ${value}`)),
    ...(changes.length > 0 ? ['  What was done with it:'] : []),
    ...changes.map((change) => indented(changeInWords(change), 2)),
    ...(messages.length > 0 ? ['  Mails and calls about it:'] : []),
    ...messages.map(({ kind, key, state, created_at }) =>
      indented(`${time(created_at)}: ${kind}${key === documentId ? '' : ` ${answerOfKey(key).revision}`}, ${state}`, 2),
    ),
    '',
  ].join('\n')
}

/** Without the rest of the entry, which is about someone else. */
export function correctionInWords({ documentId, at, field, values }: Correction): string {
  const what = field === 'answer' ? 'Answer to' : (labels.get(field) ?? field)
  return `${documentId}  ${sydneyClock(new Date(at)).day}  ${what}: ${values.join(' → ')}`
}

function changeInWords({ created_at, changed_by, field, before, after, subject, text, to_address }: Change): string {
  const what = [before, after].some((value) => value !== null) ? `: ${before ?? 'none'} → ${after ?? 'none'}` : ''
  const words = [to_address && `to ${to_address}`, subject, text].filter(Boolean)
  return [`${time(created_at)}, ${changed_by}: ${labels.get(field) ?? field}${what}`, ...words].join('\n')
}

function indented(text: string, depth = 1): string {
  return text
    .split('\n')
    .map((line, at) => '  '.repeat(at === 0 ? depth : depth + 1) + line)
    .join('\n')
}
