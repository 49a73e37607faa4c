import type { Knex } from 'knex'
import { clientName } from '../leads/clientName.ts'
import { isSoundAddress } from '../leads/contactLinks.ts'
import { hiddenStatuses, type Instant, type LeadRow, type ReceivedLead, receivedFields } from '../leads/leadFields.ts'
import { oneLine, readable } from '../leads/messageText.ts'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { sydneyTime } from '../time/sydneyTime.ts'
import { MESSAGES, type MessageKind, planMessages } from './messageTable.ts'
import { NothingToSend } from './outbox.ts'
import type { Mail } from './smtp.ts'

const BATCH = 100
const OVERLAP_MS = HOUR_MS
/** Whoever turns notices on after weeks wants no mail for each lead of those weeks. */
const TOO_OLD_MS = 3 * DAY_MS

export async function readNoticedLead(knex: Knex, documentId: string): Promise<ReceivedLead> {
  const lead: LeadRow | undefined = await knex('form_datas')
    .where('document_id', documentId)
    .whereNotIn('lead_status', hiddenStatuses)
    .first('document_id', 'created_at', ...receivedFields.map(({ column }) => column))
  if (!lead) throw new NothingToSend()
  return { ...lead, created_at: new Date(lead.created_at) }
}

type ToldKind = 'notice' | 'webhook'
const SWITCH = 'switch'

/** Since when it has been on without a pause. What came before is not told: it would be fifty mails at once about what someone has read. */
async function turnedOn(knex: Knex, kind: ToldKind): Promise<Date> {
  const row = () => knex(MESSAGES).where({ kind: SWITCH, key: kind })
  const now = new Date()
  // The release before had no such mark: whatever it told of was told of in time.
  const wasOn = (await knex(MESSAGES).where({ kind }).whereNot('state', 'skipped').first('key')) !== undefined
  const created_at = wasOn ? new Date(now.getTime() - OVERLAP_MS) : now
  await knex(MESSAGES).insert({ kind: SWITCH, key: kind, state: 'skipped', created_at }).onConflict(['kind', 'key']).ignore()
  await row().where({ state: 'held' }).update({ state: 'skipped', created_at: now })
  const { created_at: since }: { created_at: Instant } = await row().first('created_at')
  return new Date(since)
}

export async function turnOff(knex: Knex, kind: ToldKind): Promise<void> {
  await knex(MESSAGES)
    .insert({ kind: SWITCH, key: kind, state: 'held', created_at: new Date() })
    .onConflict(['kind', 'key'])
    .merge(['state'])
}

/** Suspected spam interrupts no one, nor what is part of another lead. Each later look goes back an hour before the last: a lead that was being stored then was not to be seen, and a clock may be set back. */
export function makeLeadPlanner(knex: Knex, kind: ToldKind, isOnSince = () => turnedOn(knex, kind)): () => Promise<void> {
  let since: number | null = null
  let onSince: Date | null = null
  return async () => {
    const now = Date.now()
    onSince ??= await isOnSince()
    const leads = leadsWithout(knex, kind).where('created_at', '>=', new Date(Math.min(since ?? now - TOO_OLD_MS, now - OVERLAP_MS)))
    // It tells of what has to be answered.
    if (kind === 'notice') leads.whereNull('first_answer_at')
    const keys: string[] = await leads.andWhere('created_at', '>=', onSince).orderBy('created_at').limit(BATCH).pluck('document_id')
    await planMessages(knex, kind, keys)
    if (keys.length < BATCH) since = now - OVERLAP_MS
  }
}

export function leadsWithout(knex: Knex, kind: MessageKind) {
  return knex('form_datas')
    .whereNotIn('lead_status', hiddenStatuses)
    .whereNotExists(knex(MESSAGES).where({ kind }).andWhereRaw(`${MESSAGES}.key = form_datas.document_id`))
}

const LONGEST_SUBJECT = 120
const mailLines = receivedFields.filter(({ inMail }) => inMail === 'line')

export function noticeMail(lead: ReceivedLead, inboxUrl: string | null): Mail {
  const who = clientName(lead) ?? 'no name'
  const about = lead.discipline || lead.subject
  const facts: [string, string | null][] = [
    ...mailLines.map(({ label, column }): [string, string | null] => [label, lead[column]]),
    ['Received', `${sydneyTime(lead.created_at)} (Sydney)`],
  ]
  const lines = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${oneLine(value)}`)
  const link = inboxUrl ? ['', `Open it: ${leadLink(inboxUrl, lead.document_id)}`] : []
  return {
    id: `lead-${lead.document_id}`,
    subject: oneLine(`New lead: ${who}${about ? ` - ${about}` : ''}`, LONGEST_SUBJECT),
    text: [...lines, '', readable(lead.queries) || '(no message)', ...link, ''].join('\n'),
    ...(lead.email && isSoundAddress(lead.email) ? { replyTo: lead.email } : {}),
  }
}

export function leadLink(inboxUrl: string, documentId: string): string {
  return `${inboxUrl}/admin/leads/${documentId}`
}
