import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseSettings, UserError } from '../settings/settings.ts'
import { advisoryLocks } from './dialect.ts'
import { openDatabase } from './openDatabase.ts'

const ASK_EACH_MS = 300
const LONGEST_WAIT_MS = 180_000

/**
 * Strapi creates and changes its tables without a lock: of two instances that start together on
 * an empty database one ends with an error. So they start one after the other.
 */
export async function withStartLock<Result>(database: DatabaseSettings, start: () => Promise<Result>): Promise<Result> {
  if (database.kind !== 'postgres') return start()
  const knex = openDatabase(database)
  try {
    // Held by the transaction, it ends with it, or with this process.
    return await knex.transaction(async (transaction) => {
      const deadline = performance.now() + LONGEST_WAIT_MS
      for (;;) {
        const { rows } = await transaction.raw('select pg_try_advisory_xact_lock(?) as mine', [advisoryLocks.start])
        if (rows[0].mine) return start()
        if (performance.now() > deadline)
          throw new UserError('Another instance has been starting for three minutes. End it, and start again.')
        await sleep(ASK_EACH_MS)
      }
    })
  } finally {
    await knex.destroy()
  }
}
