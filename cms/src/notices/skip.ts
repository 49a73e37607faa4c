import type { Knex } from 'knex'

const LEADS = 'form_datas'
const BATCH = 1_000
const TOO_OLD_MS = 3 * 86_400_000

/** Suspected spam interrupts no one: the digest counts it. */
export async function skipSpam(knex: Knex, prefix: 'notice' | 'webhook'): Promise<void> {
  const state = `${prefix}_state`
  await knex(LEADS)
    .where({ [state]: 'waiting', lead_status: 'spam' })
    .update({ [state]: 'skipped' })
}

/** Whoever turns notices on after weeks wants no mail for each lead of those weeks. */
export async function skipFromBefore(knex: Knex, prefix: 'notice' | 'webhook', now = Date.now()): Promise<number> {
  const state = `${prefix}_state`
  const old = knex(LEADS)
    .select('id')
    .where({ [state]: 'waiting', [`${prefix}_attempts`]: 0 })
    .andWhere('created_at', '<', new Date(now - TOO_OLD_MS))
    .limit(BATCH)
  for (let skipped = 0; ; ) {
    const changed = await knex(LEADS)
      .whereIn('id', old.clone())
      .update({ [state]: 'skipped' })
    skipped += changed
    if (changed < BATCH) return skipped
  }
}
