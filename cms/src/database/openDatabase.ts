import knex, { type Knex } from 'knex'
import type { DatabaseSettings } from '../settings/settings.ts'
import { postgresConnection } from './postgresConnection.ts'
import { sqliteConnection } from './sqliteConnection.ts'

/** A command has nobody else to answer meanwhile, and a running inbox writes at any moment. */
const COMMAND_WAITS_MS = 30_000

/** For commands that work beside a running inbox, without starting Strapi: one connection. */
export function openDatabase(database: DatabaseSettings): Knex {
  const { client: _client, ...options } =
    database.kind === 'postgres' ? postgresConnection(database.url) : sqliteConnection(database.file, { waitMs: COMMAND_WAITS_MS })
  const pool = { ...options.pool, min: 0, max: 1 }
  return knex({ ...(options as Knex.Config), pool, client: database.kind === 'postgres' ? 'postgres' : 'better-sqlite3' })
}
