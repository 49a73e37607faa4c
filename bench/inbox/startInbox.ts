import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { using } from '../../cms/tests/support/database.ts'
import { inboxEnv, makeSecrets, type Variables } from '../../cms/tests/support/inbox.ts'
import type { startPostgres } from '../../cms/tests/support/postgres.ts'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { CMS_DIR, makeFolder } from '../folders.ts'
import { type Server, startServer } from '../startServer.ts'

/** One set for all instances of a run, as behind a real proxy. */
const secrets = makeSecrets()
/** The bench is one client, which sends more than any office does. */
const NO_LIMITS = { LIMIT_PER_CLIENT: '1000000000', LIMIT_TOTAL: '1000000000', DISK_RESERVE_MB: '0', DATABASE_MAX_MB: '1000000000' }

export function buildServer(): void {
  execFileSync('npm', ['run', '--silent', 'build:server'], { cwd: CMS_DIR, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The built inbox in a process of its own, on one core of the machine if one is named. */
export async function startInbox(options: { folder: string; variables?: Variables; core?: number | undefined }): Promise<Server> {
  const port = await freePort()
  const own = { ...NO_LIMITS, ...secrets, CMS_PORT: String(port), ...options.variables }
  const env = { NODE_ENV: 'production', ...inboxEnv(options.folder, own) }
  const command = onCore(options.core, process.execPath, ['dist/src/commands/serve.js'])
  return startServer({ command, cwd: CMS_DIR, env, port, readyPath: '/healthz' })
}

/** Server and sender each get a core, where the machine has taskset and two cores. */
export function onCore(core: number | undefined, program: string, args: string[]): [program: string, args: string[]] {
  if (core === undefined || !hasTaskset) return [program, args]
  return ['taskset', ['-c', String(core), program, ...args]]
}

const hasTaskset = spawnSync('taskset', ['-c', '1', 'true'], { stdio: 'ignore' }).status === 0

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Where one run keeps its leads: a file, or a database of the server that is given. */
export type Store = Awaited<ReturnType<typeof makeStore>>

let made = 0

export async function makeStore(postgres: Postgres | null, folder = makeFolder()) {
  made += 1
  const name = `leads_${made}`
  const file = path.join(folder, 'leads.db')
  await postgres?.query(`create database ${name}`)
  const settings = postgres ? ({ kind: 'postgres', url: postgres.url(name) } as const) : ({ kind: 'sqlite', file } as const)

  /** A statement of its own connection, without the time limits of the inbox's. */
  const raw = (sql: string): Promise<Record<string, unknown>[]> =>
    postgres ? postgres.query(sql, name) : using(settings, (knex) => knex.raw(sql))

  return {
    ...{ kind: settings.kind, name, folder, file, raw },
    variables: postgres ? { DATABASE_URL: postgres.url(name) } : { SQLITE_FILE: file },
    emails: async () => {
      if (!postgres && (await raw('pragma integrity_check'))[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`)
      return (await raw('select email from form_datas')).map(({ email }) => String(email))
    },
  }
}
