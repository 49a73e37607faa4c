import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { requireBuilt, setupError } from './built.mjs'

/** @param {string} url @param {string} to */
export async function backupPostgres(url, to) {
  const draft = `${to}.part`
  try {
    // Without the counts of the limits, which hold hashes of addresses.
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--no-unlogged-table-data', `--file=${draft}`], url)
    chmodSync(draft, 0o600)
    renameSync(draft, to)
  } finally {
    rmSync(draft, { force: true })
  }
  return null
}

/** All or nothing: one transaction. @param {string} url @param {string} from @param {{ replace: boolean }} options */
export async function restorePostgres(url, from, { replace }) {
  const { openDatabase } = requireBuilt('database/openDatabase')
  const knex = openDatabase({ kind: 'postgres', url })
  try {
    const { rows } = await knex.raw(`
      select to_regclass('form_datas') is not null as used,
        exists (
          select from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        ) as busy`)
    if (rows[0].used && !replace) throw setupError('The database has leads already. Add --replace to write the backup over them.')
    if (rows[0].busy) throw setupError('The inbox is running, or somebody else uses its database. End that first.')
  } finally {
    await knex.destroy()
  }
  await run(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', '--dbname', nameOf(url), from],
    url,
  )

  const after = openDatabase({ kind: 'postgres', url })
  try {
    const [{ count }] = await after('form_datas').count({ count: '*' })
    return Number(count)
  } finally {
    await after.destroy()
  }
}

const nameOf = (/** @type {string} */ url) => decodeURIComponent(new URL(url).pathname.slice(1))

/** The password goes by the environment: arguments can be read by every user. @param {string} program @param {string[]} args @param {string} url */
async function run(program, args, url) {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGDATABASE: nameOf(url),
    ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
    ...(searchParams.get('sslmode') ? { PGSSLMODE: searchParams.get('sslmode') ?? '' } : {}),
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT' ? setupError(`${program} is not installed: apt-get install postgresql-client`) : error
  })
  if (code !== 0) throw setupError(`${program} ended with code ${code}.`)
}
