import type { Knex } from 'knex'
import type { TimelineEntry } from '../leads/leadViews.ts'
import { answerKey, MESSAGES } from '../leads/outgoingMessages.ts'

const MOST_ENTRIES = 300

type Instant = string | number | Date
type Change = {
  id: number
  created_at: Instant
  changed_by: string
  field: string
  before: string | null
  after: string | null
  subject: string | null
  text: string | null
  lead_revision: number | null
}
type Message = { kind: string; key: string; state: NonNullable<TimelineEntry['state']>; error: string | null; created_at: Instant }

/** What happened to a lead since it came, newest first: of these fields alone. */
export async function timeline(knex: Knex, documentId: string, fields: readonly string[]): Promise<TimelineEntry[]> {
  const changes: Change[] = await knex('lead_changes')
    .select('id', 'created_at', 'changed_by', 'field', 'before', 'after', 'subject', 'text', 'lead_revision')
    .where({ lead_document_id: documentId })
    .whereIn('field', fields)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
  const answers = changes.filter(({ field }) => field === 'answer').map((change) => answerKey(documentId, change.lead_revision ?? 0))
  const messages: Message[] = await knex(MESSAGES)
    .select('kind', 'key', 'state', 'error', 'created_at')
    .whereIn('kind', ['notice', 'receipt', 'answer'])
    .whereIn('key', [documentId, ...answers])
  const undone = new Set(changes.filter(({ field }) => field === 'undone').map(({ before }) => Number(before)))
  const told = messages.filter(({ kind, state }) => kind !== 'answer' && state !== 'skipped')
  return [...changes.map((change) => toEntry(change, undone, messages)), ...(fields.includes('leadStatus') ? told.map(toTold) : [])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  )
}

function toEntry(change: Change, undone: ReadonlySet<number>, messages: readonly Message[]): TimelineEntry {
  const { id, created_at, changed_by, field, before, after, subject, text, lead_revision } = change
  const kind = kindOf(field)
  const sent = kind === 'answer' ? messages.find(({ key }) => key.endsWith(`.${lead_revision}`)) : undefined
  return {
    ...{ id: String(id), at: new Date(created_at).toISOString(), by: changed_by, kind, field, before, after },
    ...(kind === 'answer' || kind === 'note' ? { subject, text } : {}),
    ...(sent ? { state: sent.state, error: sent.error } : {}),
    ...(lead_revision === null ? {} : { revision: lead_revision, isUndone: undone.has(lead_revision) }),
  }
}

function kindOf(field: string): TimelineEntry['kind'] {
  if (field === 'answer' || field === 'note' || field === 'undone') return field
  return field === 'merged' || field === 'apart' ? 'merged' : 'change'
}

function toTold({ kind, state, error, created_at }: Message): TimelineEntry {
  return { id: kind, at: new Date(created_at).toISOString(), by: null, kind: 'told', field: kind, state, error }
}
