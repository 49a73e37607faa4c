import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Variables } from '../../cms/tests/support/inbox.ts'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { CMS_DIR, makeFolder } from '../folders.ts'
import { type Server, startServer } from '../startServer.ts'
import { onCore } from './startInbox.ts'

const FIELDS = { fullName: 'string', email: 'string', phone: 'string', subject: 'text', queries: 'text' }

/**
 * What "create-strapi-app" and "strapi generate" would give, from the packages of the inbox: stock
 * settings, the five fields, one public route. It is without users-permissions and drafts, which
 * makes it faster than the real stock.
 */
export function makeBareStrapi(): string {
  const folder = makeFolder()
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'bare', version: '0.1.0', private: true, strapi: { telemetryDisabled: true } }),
    'config/admin.js': `module.exports = ({ env }) => ({ auth: { secret: env('ADMIN_JWT_SECRET') }, apiToken: { salt: env('API_TOKEN_SALT') }, transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } }, secrets: { encryptionKey: env('ENCRYPTION_KEY') }, flags: { nps: false, promoteEE: false } })`,
    'config/api.js': `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } }`,
    'config/database.js': `module.exports = ({ env }) => ({ connection: env('DATABASE_URL') ? { client: 'postgres', connection: { connectionString: env('DATABASE_URL') }, pool: { min: 2, max: 10 } } : { client: 'sqlite', connection: { filename: env('SQLITE_FILE') }, useNullAsDefault: true } })`,
    'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public']`,
    'config/plugins.js': `module.exports = () => ({})`,
    'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: env.array('APP_KEYS') } })`,
    'src/index.js': `module.exports = { register() {}, bootstrap() {} }`,
    'src/api/form-data/content-types/form-data/schema.json': JSON.stringify(schema(), null, 2),
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
  symlinkSync(path.join(CMS_DIR, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(path.join(folder, 'favicon.png'), readFileSync(path.join(CMS_DIR, 'favicon.png')))
  return folder
}

function core(factory: string): string {
  return `module.exports = require('@strapi/strapi').factories.${factory}('api::form-data.form-data')`
}

/** The table has the same name as ours, so that both are filled the same way. */
function schema(): unknown {
  return {
    kind: 'collectionType',
    collectionName: 'form_datas',
    info: { singularName: 'form-data', pluralName: 'form-datas', displayName: 'Leads' },
    options: { draftAndPublish: false },
    attributes: Object.fromEntries(Object.entries(FIELDS).map(([name, type]) => [name, { type }])),
  }
}

export async function startBareStrapi(options: { folder: string; variables: Variables; core?: number }): Promise<Server> {
  const port = await freePort()
  const secret = () => randomBytes(24).toString('hex')
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    PORT: String(port),
    APP_KEYS: secret(),
    ADMIN_JWT_SECRET: secret(),
    API_TOKEN_SALT: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    ...options.variables,
  }
  const command = onCore(options.core, process.execPath, ['start.js'])
  return startServer({ command, cwd: options.folder, env, port, readyPath: '/_health' })
}
