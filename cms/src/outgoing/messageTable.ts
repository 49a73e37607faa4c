import type { Knex } from 'knex'
import { hiddenStatuses } from '../leads/leadFields.ts'

/** A message by its kind and what it is about: a lead by its document id, an answer by its place in the lead's history, what a colleague is told by the colleague's id, what went wrong with the site, or a day. The pair is unique: of all instances one sends it. */
export type MessageKind = 'notice' | 'webhook' | 'receipt' | 'answer' | 'assigned' | 'due' | 'digest' | 'no-room' | 'site-trouble'

/** What tells the team of a lead: the start page counts these, and sends them again. */
export const teamMails: readonly MessageKind[] = ['notice']
export const teamKinds: readonly MessageKind[] = [...teamMails, 'webhook']

/** In a lead's timeline; what is not here is not in it. */
export const namesBesideLead: Partial<Record<MessageKind, string>> = { notice: 'The team’s notice', receipt: 'The receipt to the visitor' }

type MessageState = 'waiting' | 'sent' | 'failed' | 'skipped' | 'held' | 'withdrawn'

export const MESSAGES = 'outgoing_messages'

/** Does nothing for a message that is planned already, whatever became of it. */
export async function planMessages(knex: Knex, kind: MessageKind, keys: readonly string[], state: MessageState = 'waiting'): Promise<void> {
  if (keys.length === 0) return
  const created_at = new Date()
  await knex(MESSAGES)
    .insert(keys.map((key) => ({ kind, key, state, created_at })))
    .onConflict(['kind', 'key'])
    .ignore()
}

export function leadMessages(knex: Knex, kinds: readonly MessageKind[], states: readonly MessageState[]): Knex.QueryBuilder {
  return knex(`${MESSAGES} as message`)
    .join('form_datas as lead', 'lead.document_id', 'message.key')
    .whereIn('message.kind', kinds)
    .whereIn('message.state', states)
    .whereNotIn('lead.lead_status', hiddenStatuses)
}

export async function countUnsent(knex: Knex): Promise<{ unsent: { waiting: number; failed: number }; webhookFailed: number }> {
  const rows: { kind: MessageKind; state: string; count: number | string }[] = await leadMessages(knex, teamKinds, ['waiting', 'failed'])
    .select('message.kind', 'message.state')
    .count({ count: '*' })
    .groupBy('message.kind', 'message.state')
  const count = (kinds: readonly MessageKind[], state: string) =>
    rows.filter((row) => kinds.includes(row.kind) && row.state === state).reduce((sum, row) => sum + Number(row.count), 0)
  const unsent = { waiting: count(teamMails, 'waiting'), failed: count(teamMails, 'failed') }
  return { unsent, webhookFailed: count(['webhook'], 'failed') }
}
