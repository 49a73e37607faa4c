import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { Knex } from 'knex'
import { openDatabase } from '../../src/database/openDatabase.ts'
import type { DatabaseSettings } from '../../src/settings/settings.ts'

/** Set by tests/support/startPostgres.ts; without it each inbox has an SQLite file. */
const SERVER = process.env['TEST_POSTGRES_URL']
/** Set by tests/support/makeTemplate.ts: the folder of an inbox that has started once. */
const TEMPLATE = process.env['TEST_TEMPLATE']

export const onPostgres = SERVER !== undefined

/** Inboxes of one folder share a database, as they share the file with SQLite. */
export function databaseOf(folder: string): DatabaseSettings {
  if (!SERVER) return { kind: 'sqlite', file: path.join(folder, 'leads.db') }
  const url = new URL(SERVER)
  url.pathname = nameOf(folder)
  return { kind: 'postgres', url: url.href }
}

/** A copy of the template, so that no inbox makes its tables again; an empty one is for its first start. */
export async function createDatabase(folder: string, { empty = TEMPLATE === undefined } = {}): Promise<void> {
  if (!SERVER) {
    const file = path.join(folder, 'leads.db')
    if (!empty && TEMPLATE && !existsSync(file)) copyFileSync(path.join(TEMPLATE, 'leads.db'), file)
    return
  }
  await using({ kind: 'postgres', url: SERVER }, async (knex) => {
    const name = nameOf(folder)
    const known = await knex('pg_database').where('datname', name)
    if (known.length > 0) return
    await knex.raw(`create database ${name}${!empty && TEMPLATE ? ` template ${nameOf(TEMPLATE)}` : ''}`)
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
