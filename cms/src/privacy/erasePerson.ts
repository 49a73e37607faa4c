import type { Knex } from 'knex'
import { retryTransient } from '../database/retryTransient.ts'
import { makePersonKey } from '../leads/leadKeys.ts'
import { digits } from '../leads/phoneNumber.ts'
import { removeLeads } from './purge.ts'

export type Receipt = {
  askedFor: string
  at: string
  erased: number
  ids: string[]
  /** Leads with the same phone and another address: perhaps a shared phone, so a person decides. */
  leftWithSamePhone: string[]
}

type Found = { id: number; document_id: string; phone: string | null }

const PAGE = 5_000

/** By the address, and where a lead has no address, by a phone that is beside it elsewhere. */
export async function erasePerson(knex: Knex, secret: string, email: string, { dryRun = false } = {}): Promise<Receipt> {
  const askedFor = email.trim()
  const erased = await retryTransient(() =>
    knex.transaction(async (transaction) => {
      const found = await leadsOf(transaction, makePersonKey(secret), askedFor)
      if (!dryRun)
        await removeLeads(
          transaction,
          found.map(({ id }) => id),
        )
      return found
    }),
  )
  const others = await leadsWithPhone(knex, phonesOf(erased), new Set(erased.map(({ id }) => id)))
  return {
    askedFor,
    at: new Date().toISOString(),
    erased: erased.length,
    ids: erased.map((lead) => lead.document_id),
    leftWithSamePhone: others.map((lead) => lead.document_id),
  }
}

async function leadsOf(knex: Knex, personKey: ReturnType<typeof makePersonKey>, email: string): Promise<Found[]> {
  const leads = () => knex<Found>('form_datas').select('id', 'document_id', 'phone').orderBy('id')
  const byAddress: Found[] = await leads().whereRaw('lower(email) = lower(?)', [email]).orWhere('person_key', personKey({ email }))
  const keys = Array.from(phonesOf(byAddress), (phone) => personKey({ phone }))
  const byPhone: Found[] = await leads().whereNull('email').whereIn('person_key', keys)
  return [...byAddress, ...byPhone]
}

/** A page at a time, and compared here: no SQL reads a phone as leadKeys.ts does. */
async function leadsWithPhone(knex: Knex, phones: Set<string>, except: Set<number>): Promise<Found[]> {
  const found: Found[] = []
  for (let above = 0; phones.size > 0; ) {
    const rows: Found[] = await knex('form_datas')
      .select('id', 'document_id', 'phone')
      .whereNotNull('phone')
      .andWhere('id', '>', above)
      .orderBy('id')
      .limit(PAGE)
    found.push(...rows.filter(({ id, phone }) => !except.has(id) && phones.has(digits(phone ?? undefined) ?? '')))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) break
    above = last.id
  }
  return found
}

function phonesOf(leads: Found[]): Set<string> {
  return new Set(leads.map(({ phone }) => digits(phone ?? undefined)).filter((phone) => phone !== undefined))
}
