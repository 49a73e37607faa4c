// Puts a backup back while the inbox is ended: npm run restore -- file [--replace]
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { restorePostgres } from './backupPostgres.mjs'
import { restoreSqlite } from './backupSqlite.mjs'
import { command, readSettings, requireBuilt, setupError } from './built.mjs'

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw setupError('Say which backup: npm run restore -- file [--replace]')
  // npm runs this in cms/; the file is meant from where the command was typed.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', name)
  if (!existsSync(file)) throw setupError(`There is no file ${file}.`)

  const { database } = readSettings()
  const isSqlite = file.endsWith('.db')
  if (isSqlite !== (database.kind === 'sqlite')) {
    throw setupError(`This backup is of ${isSqlite ? 'SQLite' : 'PostgreSQL'}, and the inbox is set to the other. See DATABASE_URL.`)
  }
  requireBuilt('settings/prepareDataFolder').prepareDataFolder(database)

  const leads =
    database.kind === 'sqlite' ? await restoreSqlite(database.file, file, values) : await restorePostgres(database.url, file, values)
  console.log(`Restored ${leads} leads. Who was erased after this backup is back: run "npm run erase" again for each receipt since.`)
})
