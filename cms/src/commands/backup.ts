// Copies the leads while the inbox runs: npm run backup [-- --to folder]
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupName, TRIED } from '../operation/backups.ts'
import { type DatabaseSettings, settings } from '../settings/settings.ts'
import { backupPostgres, tryPostgres } from './backupPostgres.ts'
import { backupSqlite, trySqlite } from './backupSqlite.ts'
import { APP_DIR, fromWhereTyped, runCommand } from './runCommand.ts'

/** A backup that cannot be restored is none: Home and the digest tell of it. */
async function tryBackup(file: string, database: DatabaseSettings): Promise<void> {
  try {
    const leads = database.kind === 'sqlite' ? trySqlite(file) : await tryPostgres(database.url, file)
    writeFileSync(`${file}${TRIED.well}`, `${leads} leads\n`, { mode: 0o600 })
    console.log(`Restored into an empty database to try it: ${leads} leads.`)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    writeFileSync(`${file}${TRIED.failed}`, `${why}\n`, { mode: 0o600 })
    console.error(`The backup could not be restored when it was tried: ${why}`)
  }
}

void runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: path.join(APP_DIR, 'data', 'backups') } } })
  const { database } = settings()
  const folder = fromWhereTyped(values.to)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, backupName(database.kind === 'sqlite' ? '.db' : '.dump'))
  const draft = `${file}.part`
  let leads = ''
  try {
    if (database.kind === 'sqlite') leads = `${backupSqlite(database.file, draft)} leads, `
    else await backupPostgres(database.url, draft)
    chmodSync(draft, 0o600)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
  await tryBackup(file, database)
  console.log(`${file} (${leads}${(statSync(file).size / 1024).toFixed(0)} KB)`)
  console.log('It contains personal data: keep it as safe as the inbox, and no longer than the retention.')
})
