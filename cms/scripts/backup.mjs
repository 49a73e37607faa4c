// Copies the leads while the inbox runs: npm run backup [-- --to folder]
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backupPostgres } from './backupPostgres.mjs'
import { backupSqlite } from './backupSqlite.mjs'
import { appDir, command, readSettings } from './built.mjs'

await command(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: path.join(appDir, 'data', 'backups') } } })
  const { database } = readSettings()
  mkdirSync(values.to, { recursive: true, mode: 0o700 })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const file = path.resolve(values.to, `leads-${time}.${database.kind === 'sqlite' ? 'db' : 'dump'}`)

  const leads = database.kind === 'sqlite' ? await backupSqlite(database.file, file) : await backupPostgres(database.url, file)
  const size = (statSync(file).size / 1024).toFixed(0)
  console.log(`${file} (${leads === null ? '' : `${leads} leads, `}${size} KB)`)
  console.log('It holds personal data: keep it as safe as the inbox, and no longer than the retention.')
})
