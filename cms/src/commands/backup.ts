// Copies the leads while the inbox runs: npm run backup [-- --to folder]
import { chmodSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupName } from '../operation/backups.ts'
import { settings } from '../settings/settings.ts'
import { backupPostgres } from './backupPostgres.ts'
import { backupSqlite } from './backupSqlite.ts'
import { APP_DIR, fromWhereTyped, runCommand } from './runCommand.ts'

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
  console.log(`${file} (${leads}${(statSync(file).size / 1024).toFixed(0)} KB)`)
  console.log('It contains personal data: keep it as safe as the inbox, and no longer than the retention.')
})
