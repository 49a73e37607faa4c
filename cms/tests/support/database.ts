import path from 'node:path'
import type { Knex } from 'knex'
import { openDatabase } from '../../src/database/openDatabase.ts'
import type { DatabaseSettings } from '../../src/settings/settings.ts'

/** Set by tests/support/startPostgres.ts; without it each inbox has an SQLite file. */
const SERVER = process.env['TEST_POSTGRES_URL']

export const onPostgres = SERVER !== undefined

/** Inboxes of one folder share a database, as they share the file with SQLite. */
export function databaseOf(folder: string): DatabaseSettings {
  if (!SERVER) return { kind: 'sqlite', file: path.join(folder, 'leads.db') }
  const url = new URL(SERVER)
  url.pathname = nameOf(folder)
  return { kind: 'postgres', url: url.href }
}

export async function createDatabase(folder: string): Promise<void> {
  if (!SERVER) return
  await using({ kind: 'postgres', url: SERVER }, async (knex) => {
    const name = nameOf(folder)
    const known = await knex('pg_database').where('datname', name)
    if (known.length === 0) await knex.raw(`create database ${name}`)
  })
}

/** Opened for this alone: a connection left open would count as a running inbox. */
export async function using<Result>(database: DatabaseSettings, use: (knex: Knex) => PromiseLike<Result>): Promise<Result> {
  const knex = openDatabase(database)
  try {
    return await use(knex)
  } finally {
    await knex.destroy()
  }
}

function nameOf(folder: string): string {
  return path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => `_${letter.charCodeAt(0)}`)
}
