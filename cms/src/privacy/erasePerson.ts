import type { Knex } from 'knex'
import { retryTransient } from '../database/retryTransient.ts'
import { makePersonKey } from '../leads/leadKeys.ts'
import { digits, phoneColumns } from '../leads/phoneNumber.ts'
import { removeLeads } from './purge.ts'

export type ErasureReport = {
  askedFor: string
  at: string
  erased: number
  ids: string[]
  /** Leads with the same phone and an address that was not asked for: perhaps a shared phone, so a person decides. */
  leftWithSamePhone: string[]
}

type Found = { id: number; document_id: string; email: string | null; phone: string | null }

const PAGE = 5_000
const SHORTEST_PHONE = 6

/** An address or a phone number. */
export function namesPerson(text: string): boolean {
  return text.includes('@') || (/^[+\d\s().-]+$/.test(text) && (digits(text)?.length ?? 0) >= SHORTEST_PHONE)
}

/** The leads with that address, and those without an address that have its phone, or the phone that was asked for. */
export async function erasePerson(knex: Knex, secret: string, whom: string, { dryRun = false } = {}): Promise<ErasureReport> {
  const askedFor = whom.trim()
  const isAddress = askedFor.includes('@')
  const { erased, left } = await retryTransient(async () => {
    const byAddress = isAddress ? await leadsWithAddress(knex, secret, askedFor) : []
    const phones = isAddress ? byAddress.map(({ phone }) => phone) : [askedFor]
    const known = new Set(byAddress.map(({ id }) => id))
    const byPhone = (await leadsWithPhone(knex, phones)).filter(({ id }) => !known.has(id))
    return { erased: [...byAddress, ...byPhone.filter(({ email }) => !email)], left: byPhone.filter(({ email }) => email) }
  })
  if (!dryRun) {
    const ids = erased.map(({ id }) => id)
    await retryTransient(() => knex.transaction((transaction) => removeLeads(transaction, ids)))
  }
  return {
    askedFor,
    at: new Date().toISOString(),
    erased: erased.length,
    ids: erased.map((lead) => lead.document_id),
    leftWithSamePhone: left.map((lead) => lead.document_id),
  }
}

const leads = (knex: Knex) => knex<Found>('form_datas').select('id', 'document_id', 'email', 'phone').orderBy('id')

async function leadsWithAddress(knex: Knex, secret: string, email: string): Promise<Found[]> {
  return leads(knex).whereRaw('lower(email) = lower(?)', [email]).orWhere('person_key', makePersonKey(secret)({ email }))
}

/** A page at a time, and compared here: a restored backup may be older than the column with the phone in one form. */
async function leadsWithPhone(knex: Knex, phones: readonly (string | null)[]): Promise<Found[]> {
  const wanted = new Set(phones.map(inOneForm).filter((phone) => phone !== null))
  const found: Found[] = []
  for (let above = 0; wanted.size > 0; ) {
    const rows: Found[] = await leads(knex).whereNotNull('phone').andWhere('id', '>', above).limit(PAGE)
    found.push(...rows.filter(({ phone }) => wanted.has(inOneForm(phone) ?? '')))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) break
    above = last.id
  }
  return found
}

/** A number too short to have a tail is compared whole. */
function inOneForm(phone: string | null): string | null {
  const { phone_tail, phone_digits } = phoneColumns(phone ?? undefined)
  return phone_tail ?? phone_digits
}
