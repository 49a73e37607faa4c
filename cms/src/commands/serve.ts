// Starts the built lead inbox. SIGTERM and SIGINT stop it with code 0.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { prepareDataFolder, withDatabase } from '../database/databaseConnection.ts'
import { tryLock } from '../database/dialect.ts'
import { claimSqlite, explainDamage } from '../database/oneInbox.ts'
import { type DatabaseSettings, settings, UserError } from '../settings/settings.ts'
import { APP_DIR, runCommand } from './runCommand.ts'

const DIST_DIR = path.resolve(__dirname, '..', '..')

const ASK_EACH_MS = 300
const LONGEST_WAIT_MS = 180_000

process.env['NODE_ENV'] ||= 'production'
process.env['STRAPI_TELEMETRY_DISABLED'] = 'true'

void runCommand(async () => {
  const { host, port, database } = settings()
  prepareDataFolder(database)
  await requireFreePort(host, port)
  if (database.kind === 'sqlite') claimSqlite(database.file)

  const hasAdminPanel = existsSync(path.join(DIST_DIR, 'build', 'index.html'))
  // Loading Strapi takes a second, and it reads NODE_ENV while it loads.
  const { createStrapi } = await import('@strapi/strapi')
  const strapi = createStrapi({ appDir: APP_DIR, distDir: DIST_DIR, serveAdminPanel: hasAdminPanel })
  await withStartLock(database, () => strapi.load()).catch((error: unknown) => {
    throw database.kind === 'sqlite' ? explainDamage(error, database.file) : error
  })
  await strapi.listen()
  if (!hasAdminPanel) strapi.log.warn('The admin is not built: run "npm run build" in cms/.')
  strapi.log.info(`The lead inbox is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
})

function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explainPort(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function explainPort(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const causes: Record<string, string> = {
    EADDRINUSE: `CMS_PORT ${port} is taken. Stop the program that uses it, or set CMS_PORT to another port.`,
    EACCES: `CMS_PORT ${port} is not open to this user. Set CMS_PORT to a port above 1023.`,
    EADDRNOTAVAIL: `CMS_HOST ${host} is not an address of this machine. Set CMS_HOST to one, or to 0.0.0.0.`,
    ENOTFOUND: `CMS_HOST ${host} is not known. Set CMS_HOST to an address of this machine.`,
  }
  const cause = causes[error.code ?? '']
  return cause ? new UserError(cause) : error
}

/** Strapi changes its tables without a lock: of two instances that start together on an empty database one would end with an error. */
async function withStartLock<Result>(database: DatabaseSettings, start: () => Promise<Result>): Promise<Result> {
  if (database.kind !== 'postgres') return start()
  const locked = async (transaction: Knex) => {
    const deadline = performance.now() + LONGEST_WAIT_MS
    while (!(await tryLock(transaction, 'start'))) {
      if (performance.now() > deadline)
        throw new UserError('Another instance has been starting for three minutes. End it, and start again.')
      await sleep(ASK_EACH_MS)
    }
    return start()
  }
  return withDatabase(database, (knex) => knex.transaction(locked))
}
