import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import Database from 'better-sqlite3'
import { setupError } from './built.mjs'

/** One read of one moment, however much is written meanwhile; what was erased is not in it. @param {string} file @param {string} to */
export async function backupSqlite(file, to) {
  if (!existsSync(file)) throw setupError(`There is no database ${file} yet.`)
  const database = new Database(file, { fileMustExist: true, timeout: 10_000 })
  const draft = `${to}.part`
  try {
    database.prepare('vacuum into ?').run(draft)
    chmodSync(draft, 0o600)
    const leads = check(draft)
    toDisk(draft)
    renameSync(draft, to)
    return leads
  } finally {
    database.close()
    rmSync(draft, { force: true })
  }
}

/** What was there is set aside, never overwritten. @param {string} file @param {string} from @param {{ replace: boolean }} options */
export async function restoreSqlite(file, from, { replace }) {
  const draft = `${file}.restoring`
  copyFileSync(from, draft)
  try {
    chmodSync(draft, 0o600)
    const leads = check(draft)
    if (existsSync(file)) {
      if (!replace) throw setupError(`${file} exists. Add --replace to set it aside and use the backup.`)
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

/** @param {string} file */
function setAside(file) {
  const database = new Database(file, { timeout: 0 })
  try {
    // Fails while any other program has the file open.
    database.pragma('locking_mode = exclusive')
    database.exec('begin exclusive; commit')
    database.pragma('wal_checkpoint(truncate)')
    database.pragma('journal_mode = delete')
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error)
    throw code?.startsWith('SQLITE_BUSY') ? setupError('The inbox is running. End it first.') : error
  } finally {
    database.close()
  }
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  renameSync(file, aside)
  console.log(`The database that was here is now ${aside}`)
}

/** @param {string} file @returns {number} */
function check(file) {
  const database = new Database(file, { readonly: true })
  try {
    if (database.pragma('integrity_check', { simple: true }) !== 'ok') throw setupError(`${file} is damaged.`)
    return Number(database.prepare('select count(*) from form_datas').pluck().get())
  } finally {
    database.close()
  }
}

/** @param {string} file */
function toDisk(file) {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
