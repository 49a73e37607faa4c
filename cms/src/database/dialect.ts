import type { Knex } from 'knex'

/** Of any connection. Strapi opens its own as “pg”, a command as “postgres”: the dialect is the same. */
export function isPostgres(knex: Knex): boolean {
  return knex.client.dialect === 'postgresql'
}

/** What a raw question is answered with: SQLite's rows, or PostgreSQL's in an object. */
export type Rows<Row> = Row[] | { rows: Row[] }

export function rowsOf<Row>(result: Rows<Row>): Row[] {
  return Array.isArray(result) ? result : result.rows
}

/** Suspected leads that no one has looked at. In these words in the index and in what asks: with a value left open SQLite does not know that the two are one. */
export const UNSEEN = `lead_status = 'spam' and revision = 0 and spam_reason is not null`

/** Any numbers, but the same in every instance and release: what locks with one waits for whoever else does. */
export const advisoryLocks = {
  start: 0x6c656164,
  versions: 0x73697465,
  receipts: 7_318_204,
  searchIndex: 0x66696e64,
} as const

/** Held to the end of the transaction. With SQLite that has the file to itself. */
export async function tryLock(transaction: Knex, name: keyof typeof advisoryLocks): Promise<boolean> {
  if (!isPostgres(transaction)) return true
  const { rows } = await transaction.raw<{ rows: { mine: boolean }[] }>('select pg_try_advisory_xact_lock(?) as mine', [
    advisoryLocks[name],
  ])
  return rows[0]?.mine === true
}
