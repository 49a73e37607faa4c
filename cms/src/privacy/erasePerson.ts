import type { Knex } from 'knex'
import { seenAddress } from '../contract/seenText.ts'
import type { LeadRow } from '../leads/leadFields.ts'
import { couldBeSamePhone, digits, internationalPhone, makePersonKey } from '../leads/leadKeys.ts'
import { oneLine } from '../leads/messageText.ts'
import { unseenAddress } from '../leads/readContactsAgain.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import { type Correction, contactsOf, correctionsOf, forgetCorrections } from './corrections.ts'
import { removeLeads } from './removeLeads.ts'

/** What tells a person which lead it is. */
export type NamedLead = { id: string; name: string; day: string; words: string }

/** A lead that may be of the same person: someone has to look, and erases it by its id. */
export type LeftLead = NamedLead & { why: 'other address' | 'no country' | 'merged' }

const COLUMNS = ['id', 'document_id', 'full_name', 'email', 'phone', 'queries', 'created_at'] as const
type Found = Pick<LeadRow, (typeof COLUMNS)[number]>
const PAGE = 5_000
export const MOST_LETTERS = 60
const SHORTEST_PHONE = 6

export function isPhone(text: string): boolean {
  return /^[+\d\s().-]+$/.test(text) && (digits(text)?.length ?? 0) >= SHORTEST_PHONE
}

export function isDocumentId(text: string): boolean {
  return /^[a-z0-9]{24}$/.test(text)
}

/** What is held of a person: their leads, those that someone has to look at, and what is in the history of others. */
export type HeldLeads = { own: Found[]; left: LeftLead[]; corrections: Correction[] }

/** The leads with that address, or without one and with its phone. Only a whole number with its country tells who is one person. */
export async function findPerson(knex: Knex, secret: string, whom: string): Promise<HeldLeads> {
  const { own, left } = await leadsOf(knex, secret, whom)
  return { own, left, corrections: await correctionsOf(knex, contactsOf(own, whom), own) }
}

/** By its id; null where there is no such lead. */
export async function findLead(knex: Knex, documentId: string): Promise<HeldLeads | null> {
  const own: Found[] = await leads(knex).where({ document_id: documentId })
  if (own.length === 0) return null
  const merged = await mergedInto(knex, own)
  return {
    own,
    left: merged.map((lead) => leftLead(lead, 'merged')),
    corrections: await correctionsOf(knex, contactsOf(own), own),
  }
}

/** The leads last: by what they have the rest is found, in a second run after one that broke off too. */
export async function erase(knex: Knex, { own, corrections }: HeldLeads): Promise<void> {
  await forgetCorrections(knex, corrections)
  await removeLeads(knex, async () => idsOf(own), 'Erasure')
}

/** By an address or a phone number, and what someone has to look at. */
async function leadsOf(knex: Knex, secret: string, whom: string): Promise<{ own: Found[]; left: LeftLead[] }> {
  const byAddress = whom.includes('@') ? await leadsWithAddress(knex, secret, whom) : []
  const phones = whom.includes('@') ? byAddress.flatMap(({ phone }) => phone ?? []) : [whom]
  const { same, unsure } = await leadsWithPhone(knex, phones, new Set(byAddress.map(({ id }) => id)))
  const own = [...byAddress, ...same.filter(({ email }) => !email)]
  const merged = await mergedInto(knex, own)
  const left = [
    ...merged.map((lead) => leftLead(lead, 'merged')),
    ...same.filter(({ email }) => email).map((lead) => leftLead(lead, 'other address')),
    ...unsure.map((lead) => leftLead(lead, 'no country')),
  ]
  return { own, left }
}

const leads = (knex: Knex) =>
  knex<Found>('form_datas')
    .select(...COLUMNS)
    .orderBy('id')

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id)

/** By address and phone they are not the person's, and may be someone else's. A restored backup may be older than merging. */
async function mergedInto(knex: Knex, found: readonly Found[]): Promise<Found[]> {
  if (!(await knex.schema.hasColumn('form_datas', 'merged_into'))) return []
  const documents = found.map(({ document_id }) => document_id)
  return leads(knex).where('lead_status', 'merged').whereIn('merged_into', documents).whereNotIn('id', idsOf(found))
}

async function leadsWithAddress(knex: Knex, secret: string, email: string): Promise<Found[]> {
  const seen = seenAddress(email).toLowerCase()
  const same = await leads(knex).whereRaw('lower(email) = lower(?)', [seen]).orWhere('person_key', makePersonKey(secret)({ email }))
  // A restored backup may be older than the cleaning of addresses.
  const unseen = await leads(knex).whereRaw(unseenAddress(knex)).whereNotIn('id', idsOf(same))
  return [...same, ...unseen.filter((lead) => seenAddress(lead.email ?? '').toLowerCase() === seen)].sort((a, b) => a.id - b.id)
}

/** A page at a time, and compared here: no column has the whole number in one form. */
async function leadsWithPhone(knex: Knex, phones: readonly string[], known: ReadonlySet<number>) {
  const wanted = new Set(phones.map(internationalPhone).filter((phone) => phone !== null))
  const same: Found[] = []
  const unsure: Found[] = []
  for (let above = 0; phones.length > 0; ) {
    const rows: Found[] = await leads(knex).whereNotNull('phone').andWhere('id', '>', above).limit(PAGE)
    for (const row of rows) {
      if (known.has(row.id) || row.phone === null) continue
      const { phone } = row
      if (wanted.has(internationalPhone(phone) ?? '')) same.push(row)
      else if (phones.some((other) => couldBeSamePhone(phone, other))) unsure.push(row)
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) break
    above = last.id
  }
  return { same, unsure }
}

/** An agent writes for many from one address. A lead without a name is no one else's for that. */
export function haveOtherNames(found: readonly Found[]): boolean {
  const names = found.map(({ full_name }) => oneLine(full_name).normalize('NFKC').toLowerCase()).filter((name) => name !== '')
  return new Set(names).size > 1
}

function leftLead(found: Found, why: LeftLead['why']): LeftLead {
  return { ...namedLead(found), why }
}

export function namedLead({ document_id, full_name, queries, created_at }: Found): NamedLead {
  return {
    id: document_id,
    name: oneLine(full_name ?? '(no name)', MOST_LETTERS),
    day: sydneyClock(new Date(created_at)).day,
    words: oneLine(queries, MOST_LETTERS),
  }
}
