// Moves everything to another database while the inbox is stopped: npm run move -- --to postgres://user:password@host:5432/leads, or a file
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { prepareDataFolder } from '../database/databaseConnection.ts'
import { claimSqlite } from '../database/oneInbox.ts'
import { type DatabaseSettings, settings, UserError } from '../settings/settings.ts'
import { moveRows } from './moveRows.ts'
import { fromWhereTyped, runCommand } from './runCommand.ts'

const USAGE = 'Say where to: npm run move -- --to postgres://user:password@host:5432/leads, or the path of an SQLite file.'

void runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } } })
  const from = settings().database
  const to = databaseAt(values.to)
  if (nameOf(from) === nameOf(to)) throw new UserError(`The inbox is in this database already. ${USAGE}`)
  prepareDataFolder(to)
  // To the end of this process: no inbox starts on a file meanwhile.
  for (const database of [from, to]) if (database.kind === 'sqlite') claimSqlite(database.file)

  await makeTables(to)
  const counts = await moveRows(from, to, values)
  for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(9)}  ${what}`)
  console.log(`Moved to ${to.kind === 'sqlite' ? to.file : nameOf(to)}, and counted on both sides. The database before is as it was.`)
  console.log(
    to.kind === 'postgres'
      ? `Now set DATABASE_URL in ${process.env['ENV_PATH']} to what you gave, and start the inbox. Until a lead has come you can go back: remove that line.`
      : `Now remove DATABASE_URL from ${process.env['ENV_PATH']}, set SQLITE_FILE=${to.file}, and start the inbox.`,
  )
})

function databaseAt(to: string | undefined): DatabaseSettings {
  if (!to) throw new UserError(USAGE)
  if (/^postgres(ql)?:\/\/[^/]/.test(to)) return { kind: 'postgres', url: to }
  if (to.includes('://')) throw new UserError(USAGE)
  return { kind: 'sqlite', file: fromWhereTyped(to) }
}

/** Without the password. */
function nameOf(database: DatabaseSettings): string {
  if (database.kind === 'sqlite') return database.file
  const { host, pathname } = new URL(database.url)
  return host + pathname
}

/** An inbox makes its tables at its start: in a process of its own, which sends and publishes nothing. */
async function makeTables(to: DatabaseSettings): Promise<void> {
  const silent = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD', 'NOTICE_FROM', 'NOTICE_TO', 'WEBHOOK_URL']
  const off = Object.fromEntries([...silent, 'WEBHOOK_SECRET', 'PUBLISH_FOLDER', 'PREVIEW_ORIGIN'].map((name) => [name, '']))
  const database = to.kind === 'postgres' ? { DATABASE_URL: to.url } : { DATABASE_URL: '', SQLITE_FILE: to.file }
  // Whom it makes gives way to those who are moved.
  const env = { ...process.env, ...off, ...database, ADMIN_PASSWORD: `${randomBytes(15).toString('base64url')}aA1`, LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [path.join(__dirname, 'makeTables.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new UserError('The tables could not be made: see above. Nothing was moved.')
}
