import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { isDamaged } from '../database/oneInbox.ts'
import { backupName } from '../operation/backups.ts'
import { UserError } from '../settings/settings.ts'

/** One read of one moment, however much is written meanwhile; erased leads are not in it. Returns how many leads it has. */
export function backupSqlite(file: string, to: string): number {
  if (!existsSync(file)) throw new UserError(`There is no database ${file} yet.`)
  const database = new Database(file, { timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  toDisk(to)
  return check(to)
}

/** As a restore reads it, without putting it in a place. */
export function trySqlite(file: string): number {
  const copy = `${file}.trying`
  copyFileSync(file, copy)
  try {
    return check(copy)
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(`${copy}${rest}`, { force: true })
  }
}

/** A database that is there is set aside, never overwritten. Returns how many leads the restored one has. */
export function restoreSqlite(file: string, from: string, { replace }: { replace: boolean }): number {
  const draft = `${file}.restoring`
  copyFileSync(from, draft)
  try {
    chmodSync(draft, 0o600)
    const leads = check(draft)
    if (existsSync(file)) {
      if (!replace) throw new UserError(`${file} exists. Add --replace to set it aside and use the backup.`)
      setAside(file)
    }
    for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true })
    toDisk(draft)
    renameSync(draft, file)
    return leads
  } finally {
    for (const rest of ['', '-wal', '-shm']) rmSync(`${draft}${rest}`, { force: true })
  }
}

function setAside(file: string): void {
  const database = new Database(file, { timeout: 0 })
  try {
    // Fails while any other program has the file open.
    database.pragma('locking_mode = exclusive')
    database.exec('begin exclusive; commit')
    database.pragma('wal_checkpoint(truncate)')
    database.pragma('journal_mode = delete')
  } catch (error) {
    // What is damaged goes aside as it is, with its log.
    if (!isDamaged(error)) throw explainOpen(error)
  } finally {
    database.close()
  }
  // Among the backups, with a name like theirs, it is deleted when they are: it has people in it who were erased since.
  const folder = path.join(path.dirname(file), 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const aside = path.join(folder, backupName('-replaced.db'))
  for (const part of ['', '-wal']) if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${aside}${part}`)
  console.log(`The database that was here is now ${aside}`)
}

function explainOpen(error: unknown): unknown {
  const isOpen = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
  return isOpen ? new UserError('The inbox is running. Stop it first.') : error
}

/** Returns how many leads the file has; a damaged one throws. */
function check(file: string): number {
  const database = new Database(file, { readonly: true })
  try {
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw new UserError(`${file} is damaged.`)
    return Number(database.prepare('select count(*) from form_datas').pluck().get())
  } finally {
    database.close()
  }
}

function toDisk(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
