import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type Rows, rowsOf } from '../database/dialect.ts'
import { retryTransient } from '../database/retryTransient.ts'
import { settings } from '../settings/settings.ts'
import { DAY_MS } from '../time/durations.ts'
import { judgeSpam, MANY_WITH_ONE_TEXT } from './judgeSpam.ts'
import { receivedFields } from './leadFields.ts'
import { type LeadKeys, makeLeadKeys, phoneColumns } from './leadKeys.ts'
import { type LeadSource, sourceOf } from './leadSource.ts'
import type { Lead } from './parseLead.ts'
import { searchText } from './searchText.ts'

/** Of the leads one client sends in ten minutes, the first ones may be answered with a receipt. */
const MOST_RECEIPTS = 3

/** When it resolves, the lead is on the disk: by this call, or by an earlier one (false). */
export function makeReceiveLead(strapi: Core.Strapi) {
  const { secrets, siteOrigins } = settings()
  const keysOf = makeLeadKeys(secrets.encryptionKey)

  return (lead: Lead, fromClient: number, referer: string) => {
    const now = new Date()
    const source = sourceOf(lead, referer, siteOrigins)
    const keys = keysOf(lead, now)
    // The fingerprint makes a second try harmless.
    return retryTransient(async () => {
      const knex = strapi.db.connection
      const withSameText = await countSameText(knex, keys, new Date(now.getTime() - DAY_MS), MANY_WITH_ONE_TEXT)
      const suspicion = judgeSpam(lead, { fromClient, withSameText, siteOrigins })
      const spamReason = suspicion && (await isCleared(knex, keys)) ? null : suspicion
      const withoutReceipt = spamReason !== null || fromClient > MOST_RECEIPTS
      return storeLead(knex, { ...lead, ...source, spamReason, withoutReceipt }, keys, now)
    })
  }
}

type StoredLead = Lead & Partial<LeadSource> & { spamReason: string | null; withoutReceipt?: boolean }

/** One statement that commits itself: Strapi's document service needs three times as long for the same row. False for a repeat. */
export async function storeLead(knex: Knex, lead: StoredLead, keys: LeadKeys, now: Date): Promise<boolean> {
  const received = Object.fromEntries(receivedFields.map(({ name, column }) => [column, lead[name] ?? null]))
  const row = {
    document_id: makeDocumentId(),
    created_at: now,
    updated_at: now,
    published_at: now,
    ...received,
    search_text: searchText(received),
    ...phoneColumns(lead.phone),
    fingerprint: keys.fingerprint,
    person_key: keys.personKey,
    text_key: keys.textKey,
    name_key: keys.nameKey,
    lead_status: lead.spamReason ? 'spam' : 'new',
    spam_reason: lead.spamReason,
    without_receipt: lead.withoutReceipt ? true : null,
  }
  const columns = Object.keys(row)
  const { changes, rowCount }: { changes?: number; rowCount?: number | null } = await knex.raw(
    `insert into form_datas (${columns.join(', ')})
    select ${columns.map(() => '?').join(', ')}
    where not exists (select 1 from form_datas where fingerprint in (?, ?) and created_at > ?)
    on conflict (fingerprint) do nothing`,
    [...Object.values(row), ...keys.nearFingerprints, keys.repeatsSince],
  )
  return (changes ?? rowCount ?? 0) > 0
}

async function countSameText(knex: Knex, keys: LeadKeys, since: Date, most: number): Promise<number> {
  if (!keys.textKey || !keys.hasLongText) return 0
  // At each lead: knex takes as long to build a statement as SQLite to answer it.
  const result: Rows<{ person_key: string }> = await knex.raw(
    'select distinct person_key from form_datas where text_key = ? and created_at > ? and person_key <> ? limit ?',
    [keys.textKey, since, keys.personKey, most],
  )
  return rowsOf(result).length
}

/** The team has said of this person's own words that they are no spam. It says nothing about anyone else who sends them, and to merge or to lose a suspected lead says nothing at all. What becomes of it once it is cleared changes nothing. */
async function isCleared(knex: Knex, { textKey, personKey }: LeadKeys): Promise<boolean> {
  if (!textKey) return false
  const own = knex('form_datas').where({ text_key: textKey, person_key: personKey }).select('document_id')
  const last: { before: string | null; after: string | null } | undefined = await knex('lead_changes')
    .whereIn('lead_document_id', own)
    .where({ field: 'leadStatus' })
    .andWhere((verdict) => verdict.where({ before: 'spam' }).orWhere({ after: 'spam' }))
    .orderBy('id', 'desc')
    .first('before', 'after')
  return last?.before === 'spam' && !['merged', 'lost'].includes(last.after ?? '')
}

/** Shaped like the ones Strapi makes: 24 small letters and digits, the first a letter. */
function makeDocumentId(): string {
  return `l${randomBytes(12).toString('hex').slice(1)}`
}
