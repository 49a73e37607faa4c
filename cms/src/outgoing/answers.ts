import type { Knex } from 'knex'
import { clientName } from '../leads/clientName.ts'
import { isSoundAddress } from '../leads/contactLinks.ts'
import type { AnswerState, UnsentAnswer } from '../leads/leadApi.ts'
import type { Instant, LeadRow } from '../leads/leadFields.ts'
import { MINUTE_MS } from '../time/durations.ts'
import { MESSAGES } from './messageTable.ts'
import { MailboxRefused, NothingToSend, type SendMessage } from './outbox.ts'
import type { SendMail } from './smtp.ts'

/** Time to press Undo before the mail goes out. */
export const HELD_MS = 10_000
const MOST_UNSENT = 200

export function answerKey(documentId: string, revision: number): string {
  return `${documentId}.${revision}`
}

export function answerOfKey(key: string): { documentId: string; revision: number } {
  const [documentId = '', revision = ''] = key.split('.')
  return { documentId, revision: Number(revision) }
}

export type AnswerMessage = {
  key: string
  state: 'waiting' | 'sent' | 'failed' | 'withdrawn'
  attempts: number
  next_at: number | string
  error: string | null
}

export const answerColumns = ['key', 'state', 'attempts', 'next_at', 'error'] as const

export function answerState({ state, attempts, next_at }: AnswerMessage, now = Date.now()): AnswerState {
  return state === 'waiting' && attempts === 0 && Number(next_at) > now ? 'held' : state
}

/** One answer: one mail, to one address as it was. */
export async function holdAnswer(trx: Knex, key: string, at: Date): Promise<void> {
  await trx(MESSAGES).insert({ kind: 'answer', key, state: 'waiting', created_at: at, next_at: at.getTime() + HELD_MS })
}

const one = (trx: Knex, key: string) => trx(MESSAGES).where({ kind: 'answer', key })

/** Not one that is on its way or gone. What became of it is what is left to say: null where there never was a mail. */
export async function withdrawAnswer(trx: Knex, key: string): Promise<{ isWithdrawn: boolean; state: AnswerMessage['state'] | null }> {
  const count = await one(trx, key)
    .where((open) => open.where({ state: 'failed' }).orWhere((held) => held.where({ state: 'waiting' }).andWhere(isNotSending)))
    .update({ state: 'withdrawn' })
  const now: Pick<AnswerMessage, 'state'> | undefined = await one(trx, key).first('state')
  return { isWithdrawn: count === 1, state: now?.state ?? null }
}

/** After a crash its mark is left: the lease tells. */
function isNotSending(message: Knex.QueryBuilder): void {
  message.whereNull('is_sending').orWhere('is_sending', false).orWhere('next_at', '<=', Date.now())
}

/** What was given up goes into the queue once more, and nothing else. */
export async function queueAgain(trx: Knex, key: string): Promise<boolean> {
  return (await one(trx, key).where({ state: 'failed' }).update({ state: 'waiting', attempts: 0, next_at: 0, error: null })) === 1
}

const CORRECTED = 'The address was corrected before this answer was sent. Edit the answer, or discard it.'

/** An address that was wrong may be a stranger's: what still waits for it does not leave. What is on its way finds out before its next try. */
export async function stopAnswersTo(trx: Knex, documentId: string): Promise<void> {
  await trx(MESSAGES)
    .where({ kind: 'answer', state: 'waiting' })
    .andWhere('key', 'like', `${documentId}.%`)
    .andWhere(isNotSending)
    .update({ state: 'failed', error: CORRECTED })
}

const RESTORED = 'It was waiting when a backup was made, and may have left since. Ask before you send it again, or discard it.'

/** What waited when a backup was made has mostly left since, and would reach the client once more. @returns how many */
export async function stopRestoredAnswers(knex: Knex): Promise<number> {
  if (!(await knex.schema.hasTable(MESSAGES))) return 0
  return knex(MESSAGES).where({ kind: 'answer', state: 'waiting' }).update({ state: 'failed', error: RESTORED, is_sending: false })
}

type Written = { subject: string | null; text: string | null; changed_by: string; reply_to: string | null; to_address: string | null }

export function answerSender(knex: Knex, sendMail: SendMail): SendMessage {
  return async (key) => {
    const { documentId, revision } = answerOfKey(key)
    const answer: Written | undefined = await knex('lead_changes')
      .where({ lead_document_id: documentId, lead_revision: revision, field: 'answer' })
      .first('subject', 'text', 'changed_by', 'reply_to', 'to_address')
    const lead: { email: string | null } | undefined = await knex('form_datas').where({ document_id: documentId }).first('email')
    if (!answer || !lead) throw new NothingToSend()
    const { to_address, subject, text, reply_to, changed_by } = answer
    if (!to_address || !isSoundAddress(to_address)) throw new MailboxRefused('It has no valid email address.')
    if (to_address.toLowerCase() !== lead.email?.toLowerCase()) throw new MailboxRefused(CORRECTED)
    return sendMail({
      id: `answer-${key}`,
      subject: subject || 'Your enquiry',
      text: text ?? '',
      toVisitor: to_address,
      ...(reply_to ? { fromPerson: { name: changed_by, address: reply_to } } : {}),
    })
  }
}

type Row = AnswerMessage & { created_at: Instant }
type Lead = Pick<LeadRow, 'document_id' | 'full_name' | 'email' | 'phone' | 'lead_status'> & { merged_into: string | null }

/** Until someone sends it again, edits it or discards it; not what is only held for its ten seconds. */
export async function unsentAnswers(knex: Knex, now = Date.now()): Promise<UnsentAnswer[]> {
  const rows: Row[] = await knex(MESSAGES)
    .where({ kind: 'answer' })
    .whereIn('state', ['waiting', 'failed'])
    .orderBy('created_at', 'desc')
    .limit(MOST_UNSENT)
    .select(...answerColumns, 'created_at')
  const late = rows.filter((row) => row.state === 'failed' || row.attempts > 0 || new Date(row.created_at).getTime() < now - MINUTE_MS)
  const leads: Lead[] = await knex('form_datas')
    .whereIn('document_id', [...new Set(late.map(({ key }) => answerOfKey(key).documentId))])
    .select('document_id', 'full_name', 'email', 'phone', 'lead_status', 'merged_into')
  return late.map((row) => {
    const { documentId, revision } = answerOfKey(row.key)
    const lead = leads.find(({ document_id }) => document_id === documentId)
    const person = clientName(lead)
    const state = row.state === 'failed' ? 'failed' : 'waiting'
    const shownIn = (lead?.lead_status === 'merged' && lead.merged_into) || documentId
    return { documentId, revision, shownIn, person, at: new Date(row.created_at).toISOString(), state, error: row.error }
  })
}
