import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withDatabase } from '../../src/database/databaseConnection.ts'
import type { DatabaseSettings } from '../../src/settings/settings.ts'

/** Set by tests/support/postgres.ts; without it each inbox has an SQLite file. Read when asked for: that setup has loaded this file before. */
const postgresUrl = () => process.env['TEST_POSTGRES_URL']

export const onPostgres = postgresUrl() !== undefined

/** Inboxes of one folder share a database, as they share the file with SQLite. */
export function databaseOf(folder: string): DatabaseSettings {
  const server = postgresUrl()
  if (!server) return { kind: 'sqlite', file: path.join(folder, 'leads.db') }
  const url = new URL(server)
  url.pathname = nameOf(folder)
  return { kind: 'postgres', url: url.href }
}

/** A copy of the template, so that no inbox makes its tables again; an empty one is for its first start. */
export async function createDatabase(folder: string, { empty = false } = {}): Promise<void> {
  const server = postgresUrl()
  const template = empty ? undefined : templateFolder()
  if (!server) {
    const file = path.join(folder, 'leads.db')
    if (template && !existsSync(file)) copyFileSync(path.join(template, 'leads.db'), file)
    return
  }
  await withDatabase({ kind: 'postgres', url: server }, async (knex) => {
    const name = nameOf(folder)
    const known = await knex('pg_database').where('datname', name)
    if (known.length > 0) return
    await knex.raw(`create database ${name}${template ? ` template ${nameOf(template)}` : ''}`)
  })
}

function nameOf(folder: string): string {
  return path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => `_${letter.charCodeAt(0)}`)
}

/** What every inbox of a run starts with: the secrets, and who has signed in. Its database is beside it. */
export type Template = { secrets: Record<string, string>; tokens: Record<string, string> }

const NAME = 'template.json'

/** Set by tests/support/makeTemplate.ts; read when asked for, because the setups have loaded this file before. */
const templateFolder = () => process.env['TEST_TEMPLATE']

export const templateFile = (folder: string) => path.join(folder, NAME)

let read: Template | undefined

export function template(): Template | undefined {
  const folder = templateFolder()
  if (folder) read ??= JSON.parse(readFileSync(templateFile(folder), 'utf8')) as Template
  return read
}
