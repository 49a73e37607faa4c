import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { retainedSince } from '../leads/retention.ts'
import { pollLoop } from '../operation/pollLoop.ts'
import { DAY_MS } from '../time/durations.ts'
import { removeLeads } from './removeLeads.ts'

const AT_ONCE = 500

/** Removes every lead that came before, a few at a time: the inbox goes on meanwhile. */
export async function purge(knex: Knex, before: Date): Promise<number> {
  const find = (transaction: Knex.Transaction): Promise<number[]> =>
    transaction('form_datas').where('created_at', '<', before).orderBy('id').limit(AT_ONCE).pluck('id')
  for (let total = 0; ; ) {
    const { found, removed } = await removeLeads(knex, find, 'Retention')
    total += removed
    if (found < AT_ONCE) return total
  }
}

/** At the start, beside it, and then daily. Several instances may do it at once: each lead is removed by one. Returns what ends it. */
export function startRetention(strapi: Core.Strapi, months: number): () => Promise<void> {
  return pollLoop(strapi.log, 'retention', DAY_MS, async () => {
    const before = retainedSince(months)
    const removed = await purge(strapi.db.connection, before)
    await strapi.db.connection('sign_ins').where('at', '<', before).delete()
    strapi.log.info(`Retention: ${removed} leads older than ${months} months removed.`)
  })
}
