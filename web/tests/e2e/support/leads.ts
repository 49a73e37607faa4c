import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CMS_DIR, RUN_DIR } from './addresses.ts'

type StoredLead = Record<'full_name' | 'email' | 'phone' | 'subject' | 'queries' | 'page_path' | 'utm_source' | 'first_page', string | null>

type Statement = { all: (value: string) => unknown[]; run: (value: string) => void }
type Database = { prepare: (sql: string) => Statement; close: () => void }

/** What the CMS's own database file contains. */
export function leadsFrom(email: string, database?: string): StoredLead[] {
  return leadsWhere('email', email, database)
}

export function leadsWhere(column: 'email' | 'full_name', value: string, file = join(RUN_DIR, 'leads.db')): StoredLead[] {
  return readDatabase(
    file,
    (database) => database.prepare(`select * from form_datas where ${column} = ? order by id`).all(value) as StoredLead[],
  )
}

/** Reads the file of a CMS that may be running. */
export function readDatabase<Result>(file: string, use: (database: Database) => Result): Result {
  const SqliteDatabase = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3') as new (
    file: string,
    options: { readonly: boolean },
  ) => Database
  const database = new SqliteDatabase(file, { readonly: true })
  try {
    return use(database)
  } finally {
    database.close()
  }
}
