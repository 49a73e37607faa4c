import type { Knex } from 'knex'
import { hiddenStatuses } from '../leads/leadFields.ts'

/** A message by its kind and what it is about: a lead by its document id, an answer by its place in the lead's history, or a day. The pair is unique: of all instances one sends it. */
export type MessageKind = 'notice' | 'webhook' | 'receipt' | 'answer' | 'digest' | 'no-room'
type MessageState = 'waiting' | 'sent' | 'failed' | 'skipped' | 'held'

export const MESSAGES = 'outgoing_messages'

export function answerKey(documentId: string, revision: number): string {
  return `${documentId}.${revision}`
}

/** Does nothing for a message that is planned already, whatever became of it. */
export async function planMessages(knex: Knex, kind: MessageKind, keys: readonly string[], state: MessageState = 'waiting'): Promise<void> {
  if (keys.length === 0) return
  const created_at = new Date()
  await knex(MESSAGES)
    .insert(keys.map((key) => ({ kind, key, state, created_at })))
    .onConflict(['kind', 'key'])
    .ignore()
}

/** The team's messages about leads in these states, with their leads. What is suspected spam by now is no one's concern. */
export function leadMessages(knex: Knex, kinds: readonly ('notice' | 'webhook')[], states: readonly MessageState[]): Knex.QueryBuilder {
  return knex(`${MESSAGES} as message`)
    .join('form_datas as lead', 'lead.document_id', 'message.key')
    .whereIn('message.kind', kinds)
    .whereIn('message.state', states)
    .whereNotIn('lead.lead_status', hiddenStatuses)
}

export async function countUnsent(knex: Knex): Promise<{ unsent: { waiting: number; failed: number }; webhookFailed: number }> {
  const rows: { kind: string; state: string; count: number | string }[] = await leadMessages(
    knex,
    ['notice', 'webhook'],
    ['waiting', 'failed'],
  )
    .select('message.kind', 'message.state')
    .count({ count: '*' })
    .groupBy('message.kind', 'message.state')
  const count = (kind: string, state: string) => Number(rows.find((row) => row.kind === kind && row.state === state)?.count ?? 0)
  return { unsent: { waiting: count('notice', 'waiting'), failed: count('notice', 'failed') }, webhookFailed: count('webhook', 'failed') }
}
