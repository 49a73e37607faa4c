import knex, { type Knex } from 'knex'
import type { DatabaseSettings } from '../settings/readDatabase.ts'
import { postgresConnection } from './postgresConnection.ts'
import { sqliteConnection } from './sqliteConnection.ts'

/** For commands that work beside a running inbox, without starting Strapi. */
export function openDatabase(database: DatabaseSettings): Knex {
  const { client, ...options } = database.kind === 'postgres' ? postgresConnection(database.url) : sqliteConnection(database.file)
  return knex({ ...(options as Knex.Config), client: client === 'postgres' ? 'postgres' : 'better-sqlite3' })
}
