import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import type { Database, Statement } from 'better-sqlite3'
import knex, { type Knex } from 'knex'
import { setPoolWait } from '../operation/strapiInternals.ts'
import { type DatabaseSettings, UserError } from '../settings/settings.ts'
import { isPostgres } from './dialect.ts'

type Connection = Core.Config.Database['connection']
type Done = (error?: Error, connection?: unknown) => void

/** The driver waits for a lock inside the only thread: the inbox must not, its intake waits outside it, and longer. */
const INBOX_WAITS_MS = 100
/** While it starts there is no one else to answer, and it cannot go on without its own rows. */
const START_WAITS_MS = 20_000

// PostgreSQL keeps times without a zone, and its driver uses that of the process. Whatever opens the database loads this file first.
process.env['TZ'] = 'UTC'

export function databaseConnection(database: DatabaseSettings, waitMs = START_WAITS_MS): Connection {
  return database.kind === 'postgres' ? postgresConnection(database.url) : sqliteConnection(database.file, waitMs)
}

/** For the rest of the inbox's life: a pool of SQLite never opens a second connection. */
export async function endStartWait(inbox: Knex): Promise<void> {
  if (isPostgres(inbox)) setPoolWait(inbox, REQUEST_WAITS_MS)
  else await inbox.raw(`pragma busy_timeout = ${INBOX_WAITS_MS}`)
}

function sqliteConnection(filename: string, waitMs: number): Connection {
  return {
    client: 'sqlite',
    connection: { filename },
    useNullAsDefault: true,
    // Without this a failing query logs the whole lead.
    compileSqlOnError: false,
    pool: {
      min: 1,
      max: 1,
      afterCreate(opened: unknown, done: Done) {
        const connection = opened as Database
        try {
          connection.pragma(`busy_timeout = ${waitMs}`)
          connection.pragma('journal_mode = WAL')
          // NORMAL may lose the last leads at a power cut.
          connection.pragma('synchronous = FULL')
          // What a person asked to be erased is overwritten, not only unlinked.
          connection.pragma('secure_delete = ON')
          Object.assign(connection, { prepare: prepareOnce(beginImmediate(connection.prepare.bind(connection))) })
          done(undefined, connection)
        } catch (error) {
          done(error as Error, connection)
        }
      },
    },
  }
}

type Prepare = (sql: string) => Statement

/** A transaction that reads first fails with “database is locked” at once if another program writes before it does; knex has no setting for it. */
function beginImmediate(prepare: Prepare): Prepare {
  return (sql) => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
}

const MOST_STATEMENTS = 200

/** Knex prepares a statement each time: using the same one again saves a tenth of what a lead costs. */
function prepareOnce(prepare: Prepare): Prepare {
  const prepared = new Map<string, Statement>()
  return (sql) => {
    const kept = prepared.get(sql)
    if (kept) return kept
    if (prepared.size >= MOST_STATEMENTS) prepared.clear()
    const statement = prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
}

// Below the 15 s after which the site tells the visitor that sending failed.
const QUERY_TIMEOUT_MS = 10_000
/** While it loads, the inbox has no time for its connections: on a busy machine for seconds. */
const CONNECT_TIMEOUT_MS = 10_000
/** Strapi then asks for more connections at once than the pool has, and checks its forms for seconds before it gives them back. */
const POOL_START_WAITS_MS = 60_000
const REQUEST_WAITS_MS = 5_000

function postgresConnection(url: string): Connection {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    client: 'postgres',
    connection: {
      // The driver reads the address itself, with its ssl settings; the parts are for Strapi's type.
      connectionString: url,
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      schema: 'public',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
    },
    compileSqlOnError: false,
    acquireConnectionTimeout: POOL_START_WAITS_MS,
    pool: { min: 2, max: 10 },
  }
}

/** A command has nobody else to answer meanwhile, and a running inbox writes at any moment. */
const COMMAND_WAITS_MS = 30_000

export function openDatabase(database: DatabaseSettings): Knex {
  const { client: _client, ...options } = databaseConnection(database, COMMAND_WAITS_MS)
  const pool = { ...options.pool, min: 0, max: 1 }
  return knex({ ...(options as Knex.Config), pool, client: database.kind === 'postgres' ? 'postgres' : 'better-sqlite3' })
}

/** Without the limits of a request. One connection: what is set or locked on it lasts until it is closed. */
export function openUnhurried(database: DatabaseSettings): Knex {
  if (database.kind === 'sqlite') return openDatabase(database)
  return knex({ client: 'postgres', connection: { connectionString: database.url }, pool: { min: 0, max: 1 }, compileSqlOnError: false })
}

/** Closed when the work is done: a connection left open would count as a running inbox. */
export async function withDatabase<Result>(database: DatabaseSettings, work: (knex: Knex) => PromiseLike<Result>): Promise<Result> {
  const opened = openDatabase(database)
  try {
    return await work(opened)
  } finally {
    await opened.destroy()
  }
}

/** No other user of the machine is to read a lead: SQLite gives its log the rights of its file. */
export function prepareDataFolder(database: DatabaseSettings): void {
  if (database.kind !== 'sqlite') return
  const { file } = database
  const folder = path.dirname(file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    const isOurs = (name: string) => name.startsWith(path.basename(file)) || name === 'backups'
    if (readdirSync(folder).every(isOurs)) chmodSync(folder, 0o700)
    closeSync(openSync(file, 'a', 0o600))
    for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(
      `The folder ${folder} cannot be written (${code}). Make it writable for this user, or set SQLITE_FILE to a file in another folder.`,
    )
  }
}
