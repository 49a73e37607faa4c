import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { openDatabase } from '../database/openDatabase.ts'
import { UserError } from '../settings/UserError.ts'

export async function backupPostgres(url: string, to: string): Promise<void> {
  const draft = `${to}.part`
  try {
    // Without the counts of the limits, which contain hashes of addresses.
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data', `--file=${draft}`], url)
    chmodSync(draft, 0o600)
    renameSync(draft, to)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** All or nothing: one transaction. Returns how many leads the database then has. */
export async function restorePostgres(url: string, from: string, { replace }: { replace: boolean }): Promise<number> {
  const knex = openDatabase({ kind: 'postgres', url })
  try {
    const { rows } = await knex.raw<{ rows: { used: boolean; busy: boolean }[] }>(`
      select to_regclass('form_datas') is not null as used,
        exists (
          select from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        ) as busy`)
    if (rows[0]?.used && !replace) throw new UserError('The database has leads already. Add --replace to write the backup over them.')
    if (rows[0]?.busy) throw new UserError('The inbox is running, or another program is using its database. Stop that first.')
  } finally {
    await knex.destroy()
  }
  const options = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await run('pg_restore', [...options, '--dbname', databaseIn(url), from], url)

  const restored = openDatabase({ kind: 'postgres', url })
  try {
    const [row] = await restored('form_datas').count({ count: '*' })
    return Number(row?.count)
  } finally {
    await restored.destroy()
  }
}

function databaseIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

/** The password goes in the environment: every user of the machine can read arguments. */
async function run(program: string, args: string[], url: string): Promise<void> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const sslMode = searchParams.get('sslmode')
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGDATABASE: databaseIn(url),
    ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new UserError(`${program} is not installed: apt-get install postgresql-client`) : error
  })
  if (code !== 0) throw new UserError(`${program} ended with code ${code}.`)
}
