import type { Knex } from 'knex'
import { removeLeads } from './removeLeads.ts'

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

/** So many calendar months ago; the 31st becomes the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

function isPostgres(knex: Knex): boolean {
  return knex.client.config.client === 'postgres'
}
