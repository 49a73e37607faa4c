import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { DateTime } from 'luxon'
import { isPostgres } from '../database/dialect.ts'
import { pollLoop } from '../operation/pollLoop.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'

const AT_ONCE = 500

/** Removes every lead that came before, a few at a time: the inbox goes on meanwhile. */
export async function purge(knex: Knex, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await knex.transaction(async (transaction) => {
      const old = transaction('form_datas').where('created_at', '<', before).orderBy('id').limit(AT_ONCE)
      const ids: number[] = await (isPostgres(knex) ? old.forUpdate().skipLocked() : old).pluck('id')
      await removeLeads(transaction, ids)
      return ids.length
    })
    removed += count
    if (count < AT_ONCE) return removed
  }
}

const DAY_MS = 24 * 60 * 60_000

/** At the start, beside it, and then daily. Several instances may do it at once: each lead is removed by one. Returns what ends it. */
export function startRetention(strapi: Core.Strapi, months: number): () => Promise<void> {
  return pollLoop(strapi.log, 'retention', DAY_MS, async () => {
    const before = DateTime.utc().minus({ months }).toJSDate()
    const removed = await purge(strapi.db.connection, before)
    await strapi.db.connection('sign_ins').where('at', '<', before).delete()
    strapi.log.info(`Retention: ${removed} leads older than ${months} months removed.`)
  })
}

/** With the history of each, which repeats what the lead held, and its messages. A restored backup may be older than their table. */
export async function removeLeads(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const documents = transaction('form_datas').select('document_id').whereIn('id', ids)
  if (await transaction.schema.hasTable(MESSAGES)) {
    const answers = transaction('lead_changes')
      .select(transaction.raw(`lead_document_id || '.' || lead_revision`))
      .where({ field: 'answer' })
      .whereIn('lead_document_id', documents)
    await transaction(MESSAGES).where({ kind: 'answer' }).whereIn('key', answers).delete()
    await transaction(MESSAGES).whereIn('key', documents).delete()
  }
  await transaction('lead_changes').whereIn('lead_document_id', documents).delete()
  await transaction('form_datas').whereIn('id', ids).delete()
}
