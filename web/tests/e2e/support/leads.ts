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

type Statement = { all: (value: string) => unknown[] }
type Database = new (file: string, options: { readonly: boolean }) => { prepare: (sql: string) => Statement; close: () => void }

/** What the CMS's own database file contains. */
export function leadsFrom(email: string, database = DATABASE_FILE): StoredLead[] {
  return leadsWhere('email', email, database)
}

export type StoredSource = { page_path: string | null; utm_source: string | null; first_page: string | null }

export function sourcesOf(email: string): StoredSource[] {
  return rowsWhere<StoredSource>('page_path, utm_source, first_page', 'email', email, DATABASE_FILE)
}

export function leadsWhere(column: 'email' | 'phone' | 'full_name', value: string, file = DATABASE_FILE): StoredLead[] {
  return rowsWhere<StoredLead>('full_name, email, phone, subject, queries', column, value, file)
}

function rowsWhere<Row>(columns: string, column: string, value: string, file: string): Row[] {
  const SqliteDatabase = createRequire(join(CMS_DIR, 'package.json'))('better-sqlite3') as Database
  const database = new SqliteDatabase(file, { readonly: true })
  try {
    return database.prepare(`select ${columns} from form_datas where ${column} = ? order by id`).all(value) as Row[]
  } finally {
    database.close()
  }
}
