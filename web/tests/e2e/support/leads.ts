import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CMS_DIR, RUN_DIR } from './addresses.ts'

const DATABASE_FILE = join(RUN_DIR, 'leads.db')

export type StoredLead = {
  full_name: string | null
  email: string | null
  phone: string | null
  subject: string | null
  queries: string | null
}

type Statement = { all: (value: string) => StoredLead[] }
type Database = new (file: string, options: { readonly: boolean }) => { prepare: (sql: string) => Statement; close: () => void }

/** What the CMS's own database file contains. */
export function leadsFrom(email: string, database = DATABASE_FILE): StoredLead[] {
  return leadsWhere('email', email, database)
}

export function leadsWhere(column: 'email' | 'phone' | 'full_name', value: string, file = DATABASE_FILE): StoredLead[] {
  const SqliteDatabase = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3') as Database
  const database = new SqliteDatabase(file, { readonly: true })
  try {
    return database.prepare(`select full_name, email, phone, subject, queries from form_datas where ${column} = ? order by id`).all(value)
  } finally {
    database.close()
  }
}
