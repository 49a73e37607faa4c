import type { Knex } from 'knex'
import { digits, makePersonKey } from '../leads/leadKeys.ts'
import { removeLeads } from './removeLeads.ts'

export type Receipt = {
  askedFor: string
  at: string
  erased: number
  ids: string[]
  /** Leads with the same phone and another address: perhaps a shared phone, so a person decides. */
  leftWithSamePhone: string[]
}

type Found = { id: number; document_id: string; phone: string | null }

/** By the address, and where a lead has no address, by a phone that stands beside it elsewhere. */
export async function erasePerson(knex: Knex, secret: string, email: string, { dryRun = false } = {}): Promise<Receipt> {
  const personKey = makePersonKey(secret)
  const askedFor = email.trim()

  return knex.transaction(async (transaction) => {
    const leads = () => transaction<Found>('form_datas').select('id', 'document_id', 'phone').orderBy('id')
    const byAddress: Found[] = await leads()
      .whereRaw('lower(email) = lower(?)', [askedFor])
      .orWhere('person_key', personKey({ email: askedFor }))
    const phones = [...new Set(byAddress.map(({ phone }) => digits(phone ?? undefined)).filter((phone) => phone !== undefined))]
    const byPhone: Found[] = await leads()
      .whereNull('email')
      .whereIn(
        'person_key',
        phones.map((phone) => personKey({ phone })),
      )

    const erased = [...byAddress, ...byPhone]
    const ids = erased.map(({ id }) => id)
    const samePhone = phones.map(() => `${DIGITS_OF_PHONE} = ?`).join(' or ') || '1 = 0'
    const others: Found[] = await leads().whereRaw(`(${samePhone})`, phones).whereNotIn('id', ids)
    if (!dryRun) await removeLeads(transaction, ids)

    return {
      askedFor,
      at: new Date().toISOString(),
      erased: erased.length,
      ids: erased.map((lead) => lead.document_id),
      leftWithSamePhone: others.map((lead) => lead.document_id),
    }
  })
}

const DIGITS_OF_PHONE = [' ', '-', '(', ')', '.', '+'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, 'phone')
