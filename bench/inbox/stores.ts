import path from 'node:path'
import { using } from '../../cms/tests/support/database.ts'
import type { Variables } from '../../cms/tests/support/inbox.ts'
import type { Postgres } from '../../cms/tests/support/postgres.ts'
import { makeFolder } from '../folders.ts'

/** Where one scenario keeps its leads. */
export type Store = { folder: string; variables: Variables; emails: () => Promise<string[]> }
export type SqliteStore = Store & { kind: 'sqlite'; file: string }
export type PostgresStore = Store & { kind: 'postgres'; database: string }

type Row = { email: string }

export function sqliteStore(folder = makeFolder()): SqliteStore {
  const file = path.join(folder, 'leads.db')
  return {
    kind: 'sqlite',
    folder,
    file,
    variables: { SQLITE_FILE: file },
    emails: () =>
      using({ kind: 'sqlite', file }, async (knex) => {
        const [{ integrity_check: integrity } = {}] = await knex.raw<{ integrity_check?: string }[]>('pragma integrity_check')
        if (integrity !== 'ok') throw new Error(`${file} is damaged: ${integrity}`)
        return (await knex<Row>('form_datas').select('email')).map(({ email }) => email)
      }),
  }
}

let made = 0

export async function postgresStore(postgres: Postgres): Promise<PostgresStore> {
  made += 1
  const database = `leads_${made}`
  await postgres.query(`create database ${database}`)
  return {
    kind: 'postgres',
    folder: makeFolder(),
    database,
    variables: { DATABASE_URL: postgres.url(database) },
    emails: async () => (await postgres.query<Row>('select email from form_datas', database)).map(({ email }) => email),
  }
}
