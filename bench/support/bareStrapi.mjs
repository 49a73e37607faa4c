// @ts-check
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { CMS, freePort, makeFolder, onCore, requireFromCms, startServer } from './cms.mjs'

const KEPT = ['fullName', 'email', 'phone', 'subject', 'queries']

/**
 * What "create-strapi-app" and "strapi generate" would give, from the packages of the inbox: stock
 * settings, the five fields, one public route. It is without users-permissions and drafts, which
 * makes it faster than the real stock.
 */
export function makeBareStrapi() {
  const folder = makeFolder()
  /** @type {Record<string, string>} */
  const files = {
    'package.json': JSON.stringify({ name: 'bare', version: '0.1.0', private: true, strapi: { telemetryDisabled: true } }),
    'config/admin.js': `module.exports = ({ env }) => ({ auth: { secret: env('ADMIN_JWT_SECRET') }, apiToken: { salt: env('API_TOKEN_SALT') }, transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } }, secrets: { encryptionKey: env('ENCRYPTION_KEY') }, flags: { nps: false, promoteEE: false } })`,
    'config/api.js': `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } }`,
    'config/database.js': `module.exports = ({ env }) => ({ connection: env('DATABASE_URL') ? { client: 'postgres', connection: { connectionString: env('DATABASE_URL') }, pool: { min: 2, max: 10 } } : { client: 'sqlite', connection: { filename: env('SQLITE_FILE') }, useNullAsDefault: true } })`,
    'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public']`,
    'config/plugins.js': `module.exports = () => ({})`,
    'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: env.array('APP_KEYS') } })`,
    'src/index.js': `module.exports = { register() {}, bootstrap() {} }`,
    'src/api/form-data/content-types/form-data/schema.json': JSON.stringify(bareSchema(), null, 2),
    'src/api/form-data/controllers/form-data.js': core('createCoreController'),
    'src/api/form-data/services/form-data.js': core('createCoreService'),
    'src/api/form-data/routes/form-data.js': `module.exports = require('@strapi/strapi').factories.createCoreRouter('api::form-data.form-data', { config: { create: { auth: false } } })`,
    'public/robots.txt': '',
    'start.js': `const { createStrapi } = require('@strapi/strapi'); createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false }).start()`,
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  mkdirSync(path.join(folder, 'public', 'uploads'), { recursive: true })
  symlinkSync(path.join(CMS, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'favicon.png'), readFileSync(path.join(CMS, 'favicon.png')))
  return folder
}

/** @param {string} name */
const core = (name) => `module.exports = require('@strapi/strapi').factories.${name}('api::form-data.form-data')`

function bareSchema() {
  const ours = JSON.parse(readFileSync(path.join(CMS, 'src/api/form-data/content-types/form-data/schema.json'), 'utf8'))
  const attributes = Object.fromEntries(KEPT.map((name) => [name, { type: ours.attributes[name].type }]))
  const { kind, collectionName, info } = ours
  return { kind, collectionName, info, options: { draftAndPublish: false }, attributes }
}

/** @param {{ folder: string, variables: import('./cms.mjs').Variables, core?: number }} options */
export async function startBareStrapi({ folder, variables, core }) {
  const port = await freePort()
  const secret = () => randomBytes(24).toString('hex')
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    PORT: String(port),
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    ...variables,
  }
  return startServer({ command: onCore(core, process.execPath, ['start.js']), cwd: folder, env, port, ready: '/_health' })
}
