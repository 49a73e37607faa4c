// Puts a backup back while the inbox is stopped: npm run restore -- file [--replace]
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withDatabase } from '../database/databaseConnection.ts'
import { stopRestoredAnswers } from '../outgoing/answers.ts'
import { settings, UserError } from '../settings/settings.ts'
import { restorePostgres } from './backupPostgres.ts'
import { restoreSqlite } from './backupSqlite.ts'
import { fromWhereTyped, runCommand } from './runCommand.ts'

void runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new UserError('Say which backup: npm run restore -- file [--replace]')
  const file = fromWhereTyped(name)
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`)

  const { database } = settings()
  const isSqlite = file.endsWith('.db')
  if (isSqlite !== (database.kind === 'sqlite')) {
    throw new UserError(`This backup is of ${isSqlite ? 'SQLite' : 'PostgreSQL'}, and the inbox is set to the other. See DATABASE_URL.`)
  }
  if (database.kind === 'sqlite') mkdirSync(path.dirname(database.file), { recursive: true, mode: 0o700 })

  const leads = database.kind === 'sqlite' ? restoreSqlite(database.file, file, values) : await restorePostgres(database.url, file, values)
  const answers = await withDatabase(database, stopRestoredAnswers)
  console.log(`Restored ${leads} leads. People erased after this backup are back: run "npm run erase" again for each record since.`)
  if (answers > 0)
    console.log(`Answers that waited when it was made: ${answers}. They may have left since, so they are not sent: see Home in the admin.`)
})
