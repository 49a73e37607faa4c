import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { LeadKeys } from './leadKeys.ts'
import type { Lead } from './parseLead.ts'

type Row = Lead & { spamReason: string | null }

const INSERT = `
  insert into form_datas (
    document_id, created_at, updated_at, published_at,
    full_name, email, phone, subject, queries, discipline,
    fingerprint, person_key, text_key, lead_status, spam_reason
  )
  select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
  where not exists (select 1 from form_datas where fingerprint in (?, ?) and created_at > ?)
  on conflict (fingerprint) do nothing`

/**
 * One statement that commits itself, so that its success is the success of the commit; Strapi's
 * document service needs three times as long for the same row. False for a repeat.
 */
export async function storeLead(strapi: Core.Strapi, row: Row, keys: LeadKeys, now: Date): Promise<boolean> {
  const values = [
    ...[makeDocumentId(), now, now, now],
    ...[row.fullName, row.email, row.phone, row.subject, row.queries, row.discipline],
    ...[keys.fingerprint, keys.personKey, keys.textKey, row.spamReason ? 'spam' : 'new', row.spamReason],
    ...[...keys.nearFingerprints, keys.repeatsSince],
  ]
  const result = await strapi.db.connection.raw(
    INSERT,
    values.map((value) => value ?? null),
  )
  return rowsChanged(result) > 0
}

/** The other people who sent this text, counted no further than asked. */
export async function countSameText(strapi: Core.Strapi, keys: LeadKeys, since: Date, most: number): Promise<number> {
  if (!keys.textKey) return 0
  const found = await strapi.db
    .connection('form_datas')
    .distinct('person_key')
    .where('text_key', keys.textKey)
    .where('created_at', '>', since)
    .whereNot('person_key', keys.personKey)
    .limit(most)
  return found.length
}

function rowsChanged(result: { changes?: number; rowCount?: number | null }): number {
  return result.changes ?? result.rowCount ?? 0
}

const SMALL_LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Shaped like the ones Strapi makes. */
function makeDocumentId(): string {
  const letter = (among: number) => SMALL_LETTERS_AND_DIGITS[randomInt(among)]
  return letter(26) + Array.from({ length: 23 }, () => letter(36)).join('')
}
