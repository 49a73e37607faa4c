import type { Core } from '@strapi/strapi'
import { commitOf, replaceTransactions } from '../operation/strapiInternals.ts'
import { isPostgres } from './dialect.ts'

type Callback = Parameters<Core.Strapi['db']['transaction']>[0]

/** Strapi takes a failed COMMIT for a success: knex tells only `trx.executionPromise`, which Strapi does not await. With a full disk it answered 201 to 700 leads and stored 40. */
export function guardCommits(strapi: Core.Strapi): void {
  replaceTransactions(strapi, ({ transaction, inTransaction }) => {
    const original = transaction as (callback?: Callback) => Promise<unknown>
    return guarded as typeof transaction

    async function guarded(callback?: Callback): Promise<unknown> {
      if (!callback || inTransaction()) return original(callback)
      let commit: Promise<unknown> | undefined
      const result = await original((parameters) => {
        commit = commitOf(parameters)
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
  })
}

/** SQLite stays inside the transaction, and its only connection would refuse every later one. */
async function leaveTransaction(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  if (isPostgres(knex)) return
  await knex.raw('ROLLBACK').catch(() => undefined)
}
