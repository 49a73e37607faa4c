import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import knex, { type Knex } from 'knex'
import { type DatabaseSettings, UserError } from '../settings/settings.ts'
import { databaseConnection } from './databaseConnection.ts'

/** A command has nobody else to answer meanwhile, and a running inbox writes at any moment. */
const COMMAND_WAITS_MS = 30_000

/** For commands that work beside a running inbox, without starting Strapi: one connection. */
export function openDatabase(database: DatabaseSettings): Knex {
  const { client: _client, ...options } = databaseConnection(database, { waitMs: COMMAND_WAITS_MS })
  const pool = { ...options.pool, min: 0, max: 1 }
  return knex({ ...(options as Knex.Config), pool, client: database.kind === 'postgres' ? 'postgres' : 'better-sqlite3' })
}

export function prepareDataFolder(database: DatabaseSettings): void {
  if (database.kind !== 'sqlite') return
  const folder = path.dirname(database.file)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(
      `The folder ${folder} cannot be written (${code}). Make it writable for this user, or set SQLITE_FILE to a file in another folder.`,
    )
  }
}
