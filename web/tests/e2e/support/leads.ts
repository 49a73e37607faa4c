import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CMS_DIR, DATABASE_FILE } from './addresses.ts'

export type StoredLead = {
  full_name: string | null
  email: string | null
  phone: string | null
  subject: string | null
  queries: string | null
}

type Statement = { all: (value: string) => StoredLead[] }
type Database = new (file: string, options: { readonly: boolean }) => { prepare: (sql: string) => Statement; close: () => void }

/** What stands in the CMS's own database file. */
export function leadsFrom(email: string): StoredLead[] {
  return leadsWhere('email', email)
}

export function leadsWhere(column: 'email' | 'phone' | 'full_name', value: string): StoredLead[] {
  const SqliteDatabase = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3') as Database
  const database = new SqliteDatabase(DATABASE_FILE, { readonly: true })
  try {
    return database.prepare(`select full_name, email, phone, subject, queries from form_datas where ${column} = ? order by id`).all(value)
  } finally {
    database.close()
  }
}
