// Starts the built lead inbox: node scripts/serve.mjs. SIGTERM and SIGINT end it with code 0.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'

const appDir = path.resolve(import.meta.dirname, '..')
const distDir = path.join(appDir, 'dist')
const require = createRequire(import.meta.url)

process.env['ENV_PATH'] ||= path.join(appDir, '.env')
process.env['NODE_ENV'] ||= 'production'
process.env['STRAPI_TELEMETRY_DISABLED'] = 'true'

try {
  await serve()
} catch (error) {
  const expected = error instanceof Error && error.name === 'SetupError'
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function serve() {
  if (!existsSync(path.join(distDir, 'src', 'index.js'))) {
    stop('The lead inbox is not built. Run "npm run build" in cms/ first.')
  }
  require('dotenv').config({ path: process.env['ENV_PATH'], quiet: true })
  const { settings } = require(path.join(distDir, 'src', 'settings', 'settings.js'))
  const { prepareDataFolder } = require(path.join(distDir, 'src', 'settings', 'prepareDataFolder.js'))
  const { withStartLock } = require(path.join(distDir, 'src', 'database', 'startLock.js'))
  const { host, port, database } = settings()
  prepareDataFolder(database)
  await requireFreePort(host, port)

  const hasAdminPanel = existsSync(path.join(distDir, 'build', 'index.html'))
  const { createStrapi } = require('@strapi/strapi')
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: hasAdminPanel })
  await withStartLock(database, () => strapi.load())
  await strapi.listen()
  if (!hasAdminPanel) strapi.log.warn('The admin is not built: run "npm run build" in cms/.')
  strapi.log.info(`The lead inbox is ready: http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/** @param {string} host @param {number} port @returns {Promise<void>} */
function requireFreePort(host, port) {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(explainPort(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** @param {Error & { code?: string }} error @param {string} host @param {number} port */
function explainPort(error, host, port) {
  /** @type {Record<string, string>} */
  const causes = {
    EADDRINUSE: `CMS_PORT ${port} is taken. End the program that uses it, or set CMS_PORT to another port.`,
    EACCES: `CMS_PORT ${port} is not open to this user. Set CMS_PORT to a port above 1023.`,
    EADDRNOTAVAIL: `CMS_HOST ${host} is not an address of this machine. Set CMS_HOST to one, or to 0.0.0.0.`,
    ENOTFOUND: `CMS_HOST ${host} is not known. Set CMS_HOST to an address of this machine.`,
  }
  const cause = causes[error.code ?? '']
  return cause ? Object.assign(new Error(cause), { name: 'SetupError' }) : error
}

/** @param {string} line */
function stop(line) {
  throw Object.assign(new Error(line), { name: 'SetupError' })
}
