import type { Knex } from 'knex'
import { tryLock } from '../database/dialect.ts'
import { isSoundAddress } from '../leads/contactLinks.ts'
import type { ReceivedLead } from '../leads/leadFields.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { leadsWithout } from './leadNotices.ts'
import { MESSAGES, planMessages } from './messageTable.ts'
import { NothingToSend } from './outbox.ts'
import type { Mail } from './smtp.ts'

const WEEK_MS = 7 * DAY_MS
/** A burst is seen before the first receipt of it goes out. */
const LATE_MS = 5 * MINUTE_MS
const MOST_IN_AN_HOUR = 30
/** Behind one domain may be one mailbox that takes every address. */
const MOST_TO_A_DOMAIN = 10
const BATCH = 100

export type Receipt = { subject: string; text: string }

export async function readReceipt(knex: Knex): Promise<Receipt | null> {
  const row: { is_on: unknown; subject: string | null; text: string | null } | undefined = await knex('receipts').first()
  const subject = row?.subject?.trim()
  const text = row?.text?.trim()
  return row?.is_on && subject && text ? { subject, text } : null
}

const NOT_YOU = 'You get this message because someone entered your address in the form on our site. If it was not you, please ignore it.'

/** Nothing of it comes from the visitor: whoever enters someone else's address must not choose a word of what that person gets. */
export function receiptMail(lead: ReceivedLead, receipt: Receipt | null): Mail {
  if (!receipt || !lead.email || lead.created_at.getTime() < Date.now() - DAY_MS) throw new NothingToSend()
  return { id: `receipt-${lead.document_id}`, subject: receipt.subject, text: `${receipt.text}\n\n${NOT_YOU}\n`, toVisitor: lead.email }
}

type Candidate = { document_id: string; email: string | null; person_key: string | null }

/** One instance at a time: two that count the same hour would let twice as many pass. False while receipts are off. */
export function makeReceiptPlanner(knex: Knex, { from, to }: { from: string; to: readonly string[] }) {
  const ownDomain = domainOf(from)
  const ownMailboxes = new Set(to.map(mailboxOf))
  /** Read once an hour, because finding a week's receipts takes a look at each lead of the week. */
  let week: { at: number; mailboxes: Set<string> } | null = null

  function isOurs(email: string): boolean {
    const domain = domainOf(email)
    return domain === ownDomain || domain.endsWith(`.${ownDomain}`) || ownMailboxes.has(mailboxOf(email))
  }

  return async (now = Date.now()): Promise<boolean> => {
    if (!(await readReceipt(knex))) return false
    await knex.transaction(async (transaction) => {
      if (!(await tryLock(transaction, 'receipts'))) return
      const candidates: Candidate[] = await leadsWithout(transaction, 'receipt')
        .select('document_id', 'email', 'person_key')
        .whereNull('without_receipt')
        .whereBetween('created_at', [new Date(now - HOUR_MS), new Date(now - LATE_MS)])
        .orderBy('id')
        .limit(BATCH)
      if (candidates.length === 0) return
      if (!week || now - week.at > HOUR_MS / 2) {
        week = { at: now, mailboxes: new Set((await plannedSince(transaction, now, WEEK_MS)).map(mailboxOf)) }
      }
      const lately = await plannedSince(transaction, now, HOUR_MS)
      const before = new Set([...week.mailboxes, ...lately.map(mailboxOf)])

      for (const { document_id, email, person_key } of candidates) {
        const mayHave =
          email && isSoundAddress(email) && !isOurs(email) && !before.has(mailboxOf(email)) && !(await wasRefused(transaction, person_key))
        const isHeld = lately.length >= MOST_IN_AN_HOUR || sameDomain(lately, email) >= MOST_TO_A_DOMAIN
        if (mayHave && !isHeld) {
          lately.push(email)
          before.add(mailboxOf(email))
        }
        await planMessages(transaction, 'receipt', [document_id], mayHave ? (isHeld ? 'held' : 'waiting') : 'skipped')
      }
    })
    return true
  }
}

function mailboxOf(address: string): string {
  const local = address.slice(0, address.lastIndexOf('@')).toLowerCase().replace(/\+.*/, '').replaceAll('.', '')
  return `${local}@${domainOf(address).replace(/^googlemail\.com$/, 'gmail.com')}`
}

/** The addresses that no one has emptied since. What was planned in that time came an hour before it at most: found by when it came. */
async function plannedSince(knex: Knex, now: number, ms: number): Promise<string[]> {
  const rows: { email: string }[] = await receipts(knex)
    .select('lead.email')
    .where('lead.created_at', '>=', new Date(now - ms - HOUR_MS))
    .andWhere('message.created_at', '>=', new Date(now - ms))
    .whereIn('message.state', ['waiting', 'sent', 'failed'])
    .whereNotNull('lead.email')
  return rows.map(({ email }) => email)
}

async function wasRefused(knex: Knex, person_key: string | null): Promise<boolean> {
  return (await receipts(knex).where({ 'lead.person_key': person_key, 'message.state': 'failed' }).first('lead.id')) !== undefined
}

function receipts(knex: Knex) {
  return knex('form_datas as lead').join(`${MESSAGES} as message`, function () {
    this.on('message.key', 'lead.document_id').andOnVal('message.kind', 'receipt')
  })
}

function sameDomain(addresses: readonly string[], email: string | null): number {
  return email ? addresses.filter((address) => domainOf(address) === domainOf(email)).length : 0
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
