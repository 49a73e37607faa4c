import type { Core } from '@strapi/strapi'
import { isSoundAddress } from '../leads/contactLinks.ts'
import type { NoticedLead } from './noticedLead.ts'
import type { Mail } from './smtp.ts'

type Knex = Core.Strapi['db']['connection']

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const WEEK_MS = 7 * 24 * HOUR_MS
/** A burst is seen before the first receipt of it goes out. */
const LATE_MS = 5 * MINUTE_MS
const MOST_IN_AN_HOUR = 30
const BATCH = 100
/** Any number, as long as no other part of the inbox locks with it. */
const LOCK = 7_318_204

export type Receipt = { subject: string; text: string }

/** What the owner wrote in the admin; null until it is switched on with both. */
export async function readReceipt(knex: Knex): Promise<Receipt | null> {
  const row: { is_on: unknown; subject: string | null; text: string | null } | undefined = await knex('receipts').first()
  const subject = row?.subject?.trim()
  const text = row?.text?.trim()
  return row?.is_on && subject && text ? { subject, text } : null
}

const NOT_YOU =
  'You get this message because your address was entered in the form on our site. Was it not you? Ignore it: you get no other.'

/**
 * Nothing of it comes from the visitor, not even the name: whoever enters someone else's address must not
 * choose a word of what that person gets.
 */
export function receiptMail(lead: NoticedLead, receipt: Receipt | null): Mail {
  if (!receipt || !lead.email) throw new Error('The receipt was switched off.')
  return { id: `receipt-${lead.document_id}`, subject: receipt.subject, text: `${receipt.text}\n\n${NOT_YOU}\n`, toVisitor: lead.email }
}

type Candidate = { id: number; email: string | null; person_key: string | null }

/**
 * Decides once for each lead of the last hour whether its visitor gets a receipt. One instance at a time:
 * two that count the same hour would let twice as many pass. False while receipts are off.
 */
export async function planReceipts(knex: Knex, from: string, now = Date.now()): Promise<boolean> {
  if (!(await readReceipt(knex))) return false
  await knex.transaction(async (transaction) => {
    if (!(await lock(transaction))) return
    const candidates: Candidate[] = await transaction('form_datas')
      .select('id', 'email', 'person_key')
      .whereNull('receipt_state')
      .whereBetween('created_at', [new Date(now - HOUR_MS), new Date(now - LATE_MS)])
      .andWhereNot('lead_status', 'spam')
      .orderBy('id')
      .limit(BATCH)
    let left = MOST_IN_AN_HOUR - (candidates.length > 0 ? await plannedLately(transaction, now) : 0)
    for (const candidate of candidates) {
      const receipt_state = !(await mayHave(transaction, candidate, domainOf(from), now)) ? 'skipped' : left > 0 ? 'waiting' : 'held'
      if (receipt_state === 'waiting') left -= 1
      const planned = receipt_state === 'waiting' ? { receipt_planned_at: new Date(now), receipt_next_at: 0 } : {}
      await transaction('form_datas')
        .where({ id: candidate.id })
        .update({ receipt_state, ...planned })
    }
  })
  return true
}

async function mayHave(knex: Knex, { email, person_key }: Candidate, ownDomain: string, now: number): Promise<boolean> {
  if (!email || !isSoundAddress(email) || domainOf(email) === ownDomain) return false
  const before = await knex('form_datas')
    .where({ person_key })
    .andWhere((earlier) => {
      earlier.where('receipt_planned_at', '>=', new Date(now - WEEK_MS)).orWhere('receipt_state', 'failed')
    })
    .first('id')
  return before === undefined
}

/** What was planned within an hour came within two: found by when it came. */
async function plannedLately(knex: Knex, now: number): Promise<number> {
  const [row] = await knex('form_datas')
    .where('created_at', '>=', new Date(now - 2 * HOUR_MS))
    .andWhere('receipt_planned_at', '>=', new Date(now - HOUR_MS))
    .count({ count: '*' })
  return Number(row?.['count'] ?? 0)
}

async function lock(transaction: Knex): Promise<boolean> {
  if (transaction.client.config.client !== 'postgres') return true
  const { rows } = await transaction.raw<{ rows: { mine: boolean }[] }>('select pg_try_advisory_xact_lock(?) as mine', [LOCK])
  return rows[0]?.mine === true
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
