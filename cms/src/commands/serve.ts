// Starts the built lead inbox. SIGTERM and SIGINT stop it with code 0.
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { prepareDataFolder } from '../database/openDatabase.ts'
import { withStartLock } from '../database/startLock.ts'
import { settings, UserError } from '../settings/settings.ts'
import { APP_DIR, runCommand } from './runCommand.ts'

const DIST_DIR = path.resolve(__dirname, '..', '..')

process.env['NODE_ENV'] ||= 'production'
process.env['STRAPI_TELEMETRY_DISABLED'] = 'true'

void runCommand(async () => {
  const { host, port, database } = settings()
  prepareDataFolder(database)
  await requireFreePort(host, port)

  const hasAdminPanel = existsSync(path.join(DIST_DIR, 'build', 'index.html'))
  // Loading Strapi takes a second, and it reads NODE_ENV while it loads.
  const { createStrapi } = await import('@strapi/strapi')
  const strapi = createStrapi({ appDir: APP_DIR, distDir: DIST_DIR, serveAdminPanel: hasAdminPanel })
  await withStartLock(database, () => strapi.load())
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
