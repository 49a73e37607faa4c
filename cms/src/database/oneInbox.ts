import { closeSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import { UserError } from '../settings/settings.ts'

const WAITS_MS = 3_000

/** Held to the end of the process, however that comes: the system lets go of it. In a list, so that nothing tidies it away. */
const claims: Database.Database[] = []

/** Two inboxes on one file would each send mails, count limits and change tables for themselves. */
export function claimSqlite(file: string): void {
  const name = `${file}-in-use`
  closeSync(openSync(name, 'a', 0o600))
  const lock = new Database(name, { timeout: WAITS_MS })
  try {
    lock.exec('begin exclusive')
    claims.push(lock)
  } catch (error) {
    lock.close()
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error
    throw new UserError(
      `Another inbox is using ${file}. Stop that one, or set SQLITE_FILE to another file. Several inboxes need PostgreSQL: set DATABASE_URL.`,
    )
  }
}

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/

export function isDamaged(error: unknown): boolean {
  return DAMAGED.test(String((error as { code?: unknown } | null)?.code))
}

export function explainDamage(error: unknown, file: string): unknown {
  if (!isDamaged(error)) return error
  const { code } = error as { code: string }
  return new UserError(
    `The database ${file} is damaged (${code}). Put the newest backup in its place, which sets this one aside: npm run restore -- <backup> --replace. docs/running.md says where backups are.`,
  )
}
