import type { Knex } from 'knex'
import { seenAddress } from '../contract/seenText.ts'
import type { Instant, LeadRow } from '../leads/leadFields.ts'
import { digits, internationalPhone } from '../leads/leadKeys.ts'

type Lead = Pick<LeadRow, 'document_id' | 'email' | 'phone'>
const COLUMNS = ['before', 'after', 'to_address'] as const
const OF_ENTRY = ['id', 'lead_document_id', 'created_at', 'field'] as const
type Column = (typeof COLUMNS)[number]
type Row = { id: number; lead_document_id: string; created_at: Instant; field: string } & { [column in Column]?: string | null }

/**
 * An entry in the history of a lead that is someone else's by now, and what it has of the person still: an address or a number that
 * was corrected, or to whom an answer went.
 */
export type Correction = { id: number; documentId: string; at: Instant; field: string; columns: Column[]; values: string[] }

type Contacts = { email: ReadonlySet<string>; phone: ReadonlySet<string> }

const addressKey = (text: string) => seenAddress(text).toLowerCase()

/** A number without its country never equals one with it. */
function phoneKey(text: string): string {
  const whole = internationalPhone(text)
  return whole === null ? (digits(text) ?? '') : `+${whole}`
}

/** What these leads have, and what someone typed. Only then is a number without its country looked for: it may be another person's. */
export function contactsOf(leads: readonly Lead[], typed = ''): Contacts {
  const addresses = [...leads.map(({ email }) => email ?? ''), typed].filter((text) => text.includes('@'))
  const phones = leads.flatMap(({ phone }) => (phone && internationalPhone(phone) ? [phone] : []))
  if (typed && !typed.includes('@')) phones.push(typed)
  return { email: new Set(addresses.map(addressKey)), phone: new Set(phones.map(phoneKey)) }
}

/** In all leads but these. What another lead has to this day is its own, such as the number of a household, and stays in its history. */
export async function correctionsOf(knex: Knex, contacts: Contacts, leads: readonly Lead[]): Promise<Correction[]> {
  const own = new Set(leads.map(({ document_id }) => document_id))
  const rows = [...(await correctedRows(knex)), ...(await answersTo(knex, contacts.email))]
  const found = rows.filter((row) => !own.has(row.lead_document_id) && COLUMNS.some((column) => has(contacts, row, column)))
  const others: Lead[] = await knex('form_datas')
    .whereIn('document_id', [...new Set(found.map(({ lead_document_id }) => lead_document_id))])
    .select('document_id', 'email', 'phone')
  const ownOf = new Map(others.map((lead) => [lead.document_id, contactsOf([lead], lead.phone ?? '')]))
  return found
    .map((row) => correctionOf(row, contacts, ownOf.get(row.lead_document_id)))
    .filter(({ columns }) => columns.length > 0)
    .sort((a, b) => a.id - b.id)
}

function correctionOf(row: Row, contacts: Contacts, ofLead: Contacts | undefined): Correction {
  const columns = COLUMNS.filter((column) => has(contacts, row, column) && !(ofLead && has(ofLead, row, column)))
  const values = columns.map((column) => row[column] ?? '')
  return { id: row.id, documentId: row.lead_document_id, at: row.created_at, field: row.field, columns, values }
}

function has(contacts: Contacts, row: Row, column: Column): boolean {
  const text = row[column] ?? null
  if (text === null) return false
  return row.field === 'phone' ? contacts.phone.has(phoneKey(text)) : contacts.email.has(addressKey(text))
}

export async function forgetCorrections(knex: Knex, corrections: readonly Correction[]): Promise<void> {
  for (const { id, columns } of corrections)
    await knex('lead_changes')
      .where({ id })
      .update(Object.fromEntries(columns.map((column) => [column, null])))
}

async function correctedRows(knex: Knex): Promise<Row[]> {
  return knex('lead_changes')
    .whereIn('field', ['email', 'phone'])
    .select(...OF_ENTRY, 'before', 'after')
}

/** A restored backup may be older than mails from the inbox. */
async function answersTo(knex: Knex, addresses: ReadonlySet<string>): Promise<Row[]> {
  if (addresses.size === 0 || !(await knex.schema.hasColumn('lead_changes', 'to_address'))) return []
  const to = [...addresses]
  return knex('lead_changes')
    .whereRaw(`lower(to_address) in (${to.map(() => '?')})`, to)
    .select(...OF_ENTRY, 'to_address')
}
