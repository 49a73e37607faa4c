import type { Core } from '@strapi/strapi'
import { isPostgres } from './dialect.ts'

type Callback = Parameters<Core.Strapi['db']['transaction']>[0]

/** Strapi takes a failed COMMIT for a success: knex tells only `trx.executionPromise`, which Strapi does not await. With a full disk it answered 201 to 700 leads and stored 40. */
export function guardCommits(strapi: Core.Strapi): void {
  const { db } = strapi
  const original = db.transaction.bind(db) as (callback?: Callback) => Promise<unknown>

  async function guarded(callback?: Callback): Promise<unknown> {
    if (!callback || db.inTransaction()) return original(callback)
    let commit: Promise<unknown> | undefined
    const result = await original((parameters) => {
      commit = parameters.trx.executionPromise
      return callback(parameters)
    })
    try {
      await commit
    } catch (error) {
      strapi.log.error('A commit failed: nothing of this transaction is stored.')
      await leaveTransaction(strapi)
      throw error
    }
    return result
  }

  Object.assign(db, { transaction: guarded })
}

/** SQLite stays inside the transaction, and its only connection would refuse every later one. */
async function leaveTransaction(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  if (isPostgres(knex)) return
  await knex.raw('ROLLBACK').catch(() => undefined)
}
