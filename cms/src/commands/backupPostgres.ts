import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withDatabase } from '../database/databaseConnection.ts'
import { UserError } from '../settings/settings.ts'

export async function backupPostgres(url: string, to: string): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`]
  await ended(start('pg_dump', options, url, ['ignore', 'inherit', 'inherit']))
}

const MAY_NOT_CREATE = '42501'

/** Into a database of its own, which is gone afterwards. Returns how many leads it had. */
export async function tryPostgres(url: string, file: string): Promise<number> {
  const trial = new URL(url)
  const name = `${trial.pathname.slice(1)}_restore_trial`
  trial.pathname = name
  const database = { kind: 'postgres', url } as const
  const drop = () => withDatabase(database, (knex) => knex.raw('drop database if exists ??', [name]))
  try {
    await drop()
    await withDatabase(database, (knex) => knex.raw('create database ?? template template0', [name]))
  } catch (error) {
    if ((error as { code?: unknown }).code !== MAY_NOT_CREATE) throw error
    throw new UserError(
      `It was not tried, because the inbox may not create a database. As the server's owner: alter role "${decodeURIComponent(trial.username)}" createdb`,
    )
  }
  try {
    return await restorePostgres(trial.href, file, { replace: false })
  } finally {
    await drop()
  }
}

/** All or nothing: one transaction. Returns how many leads the database then has. */
export async function restorePostgres(url: string, from: string, { replace }: { replace: boolean }): Promise<number> {
  const { rows } = await withDatabase({ kind: 'postgres', url }, (knex) =>
    knex.raw<{ rows: { used: boolean; busy: boolean }[] }>(`
      select to_regclass('form_datas') is not null as used,
        exists (
          select from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        ) as busy`),
  )
  if (rows[0]?.used && !replace) throw new UserError('The database has leads already. Add --replace to write the backup over them.')
  if (rows[0]?.busy) throw new UserError('The inbox is running, or another program is using its database. Stop that first.')
  await writeBackup(url, from, replace ? DROP_TABLES : '')
  const [row] = await withDatabase({ kind: 'postgres', url }, (knex) => knex('form_datas').count({ count: '*' }))
  return Number(row?.count)
}

/** Those too that the backup does not know: a later release's may depend on one that it has, which pg_restore --clean cannot drop then. */
const DROP_TABLES = `select format('drop table %I.%I cascade', schemaname, tablename) from pg_tables where schemaname = 'public' \\gexec\n`

/** Without comments: that of an extension only who made it may write, and that may be the server's owner. */
async function writeBackup(url: string, from: string, before: string): Promise<void> {
  const options = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--set=ON_ERROR_STOP=1']
  const psql = start('psql', options, url, ['pipe', 'inherit', 'inherit'])
  const reading = start('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-', from], url, [
    'ignore',
    'pipe',
    'inherit',
  ])
  const isRead = ended(reading)

  /** Whatever ends this early leaves out the commit. */
  async function* script() {
    yield `begin;\nset local client_min_messages = warning;\n${before}`
    yield* reading.stdout as Readable
    await isRead
    yield 'commit;\n'
  }

  const results = await Promise.allSettled([ended(psql), isRead, pipeline(script, psql.stdin as Writable)])
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return
  console.error('The backup was not restored: the database is as it was.')
  throw failed.reason
}

export function libpqVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = (name: string, value: string | null) => (value ? { [name]: value } : {})
  const sslMode = searchParams.get('sslmode')
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...given('PGPASSWORD', decodeURIComponent(password)),
    ...given('PGSSLMODE', sslMode === 'no-verify' ? 'require' : sslMode),
    ...given('PGSSLROOTCERT', searchParams.get('sslrootcert')),
    ...given('PGSSLCERT', searchParams.get('sslcert')),
    ...given('PGSSLKEY', searchParams.get('sslkey')),
  }
}

/** The password goes in the environment: every user of the machine can read arguments. */
function start(program: string, args: string[], url: string, stdio: StdioOptions): ChildProcess {
  return spawn(program, args, { env: { ...process.env, ...libpqVariables(url) }, stdio })
}

async function ended(child: ChildProcess): Promise<void> {
  const program = child.spawnargs[0]
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new UserError(`${program} is not installed: apt-get install postgresql-client`) : error
  })
  if (code !== 0) throw new UserError(`${program} ended with code ${code}.`)
}
