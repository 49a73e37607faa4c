import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { Knex } from 'knex'
import { freePort } from '../../../web/tests/e2e/support/freePorts.ts'
import { withDatabase } from '../../src/database/databaseConnection.ts'
import type { LeadRow } from '../../src/leads/leadFields.ts'
import { createDatabase, databaseOf, template } from './database.ts'
import { until } from './until.ts'

export const CMS_DIR = path.resolve(import.meta.dirname, '..', '..')
/** The folder below it with the built server. */
export const CMS_DIST = process.env['CMS_OUT_DIR'] ?? 'dist'
const START_WITHIN_MS = 600_000

export const ADMIN = { email: 'owner@example.com', password: 'Correct-Horse-7-Battery' }

export type Variables = Record<string, string | undefined>

export type Inbox = Awaited<ReturnType<typeof startInbox>>

/** A body that a form of the site sends. */
export function contract(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(CMS_DIR, 'tests', 'fixtures', name), 'utf8'))
}

const folders: string[] = []

/** Gone when this process ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lead-inbox-'))
  folders.push(folder)
  return folder
}

/** Nothing of this machine's own settings, so that no test can reach a real database. */
export function inboxEnv(folder: string, variables: Variables = {}): Variables {
  const database = databaseOf(folder)
  return {
    PATH: process.env['PATH'],
    // Windows opens no socket without it.
    SystemRoot: process.env['SystemRoot'],
    TMPDIR: folder,
    HOME: process.env['HOME'],
    ENV_PATH: path.join(folder, '.env'),
    ...(database.kind === 'postgres' ? { DATABASE_URL: database.url } : { SQLITE_FILE: database.file }),
    ...(template()?.secrets ?? makeSecrets()),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...variables,
  }
}

export function makeSecrets(): Record<string, string> {
  const names = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']
  return Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')]))
}

/** The real thing: the built server in a process and on a database file of its own. */
export async function startInbox(folder = makeFolder(), variables: Variables = {}, { appDir = CMS_DIR } = {}) {
  const port = variables['CMS_PORT'] ?? String(await freePort())
  const env = inboxEnv(folder, { CMS_PORT: port, ...variables })
  await createDatabase(folder)
  const server = spawnServer(env, appDir)
  const url = `http://127.0.0.1:${port}`
  const file = path.join(folder, 'leads.db')

  const deadline = performance.now() + START_WITHIN_MS
  while (!(await answers(`${url}/healthz`))) {
    const hasEnded = server.child.exitCode !== null
    if (performance.now() > deadline || hasEnded) {
      server.child.kill('SIGKILL')
      await server.ended
      const why = hasEnded
        ? 'The inbox ended at its start. If it is not built, run npm test -- cms <file>, which builds it first.'
        : `The inbox did not answer within ${START_WITHIN_MS / 1_000} s: the machine may be too busy, run fewer suites at once.`
      throw new Error(`${why}\n${server.output()}`)
    }
    await sleep(50)
  }
  const { child, output, ended } = server

  return {
    url,
    port: Number(port),
    pid: child.pid,
    folder,
    output,
    /** The log reaches the test after the answer or the row that it is about. */
    logged: (words: RegExp, times = 1) => until(`the log says ${words}`, () => count(output(), words) >= times),
    ended,
    /** Resolves when it has ended. */
    signal(name: NodeJS.Signals) {
      child.kill(name)
      return ended
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** To an inbox that began with a clock of its own: support/shiftClock.mjs. */
    async tell(message: { shiftMs: number } | { passMs: number } | { killAfter: number | null } | { rejection: string; code?: string }) {
      const isDone = once(child, 'message')
      // One that has ended is told nothing: that fails, and leaves no error behind that no one hears.
      await new Promise<void>((resolve, reject) => void child.send(message, (error) => (error ? reject(error) : resolve())))
      await isDone
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
    post: (body: unknown, init: RequestInit = {}) =>
      fetch(`${url}/api/form-datas`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
    /** Asks the database itself, whichever it is. */
    sql: <Result>(use: (knex: Knex) => PromiseLike<Result>) => withDatabase(databaseOf(folder), use),
    leads: () => withDatabase(databaseOf(folder), (knex) => knex<LeadRow & { person_key: string }>('form_datas').orderBy('id')),
    /** Of SQLite alone. */
    database: <Result>(use: (database: Database.Database) => Result) => withSqlite(file, use),
  }
}

const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
// As Vitest ends a worker: without this there is no exit, and what it started lives on.
process.once('SIGTERM', () => process.exit())

export function spawnServer(env: Variables, appDir = CMS_DIR) {
  const child: ChildProcess = spawn(process.execPath, [`${CMS_DIST}/src/commands/serve.js`], {
    cwd: appDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(env['CLOCK_SHIFT_MS'] ? ['ipc' as const] : [])],
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  alive.add(child)
  const ended = once(child, 'close').then(([code]) => {
    alive.delete(child)
    return code as number | null
  })
  return { child, ended, output: () => text }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

const count = (text: string, words: RegExp) => text.match(new RegExp(words, 'g'))?.length ?? 0

function withSqlite<Result>(file: string, use: (database: Database.Database) => Result): Result {
  const database = new Database(file, { timeout: 60_000 })
  try {
    return use(database)
  } finally {
    database.close()
  }
}
