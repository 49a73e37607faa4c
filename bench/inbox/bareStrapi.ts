import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CMS_DIR, inboxEnv, makeFolder } from '../../cms/tests/support/inbox.ts'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { start } from '../../web/tests/e2e/support/program.ts'

const FIELDS = { fullName: 'string', email: 'string', phone: 'string', subject: 'text', queries: 'text' }
const core = (factory: string, more = '') =>
  `module.exports = require('@strapi/strapi').factories.${factory}('api::form-data.form-data'${more})`

/** As generated, but without users-permissions and drafts, so faster. The table has our name, so that both are filled the same way. */
const FILES: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'bare', version: '0.1.0', private: true, strapi: { telemetryDisabled: true } }),
  'config/admin.js': `module.exports = ({ env }) => ({ auth: { secret: env('ADMIN_JWT_SECRET') }, apiToken: { salt: env('API_TOKEN_SALT') }, transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } }, secrets: { encryptionKey: env('ENCRYPTION_KEY') }, flags: { nps: false, promoteEE: false } })`,
  'config/api.js': `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } }`,
  'config/database.js': `module.exports = ({ env }) => ({ connection: { client: 'sqlite', connection: { filename: env('SQLITE_FILE') }, useNullAsDefault: true } })`,
  'config/middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query', 'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public']`,
  'config/plugins.js': `module.exports = () => ({})`,
  'config/server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: env.array('APP_KEYS') } })`,
  'src/index.js': `module.exports = { register() {}, bootstrap() {} }`,
  'src/api/form-data/content-types/form-data/schema.json': JSON.stringify({
    kind: 'collectionType',
    collectionName: 'form_datas',
    info: { singularName: 'form-data', pluralName: 'form-datas', displayName: 'Leads' },
    options: { draftAndPublish: false },
    attributes: Object.fromEntries(Object.entries(FIELDS).map(([name, type]) => [name, { type }])),
  }),
  'src/api/form-data/controllers/form-data.js': core('createCoreController'),
  'src/api/form-data/services/form-data.js': core('createCoreService'),
  'src/api/form-data/routes/form-data.js': core('createCoreRouter', ', { config: { create: { auth: false } } }'),
  'public/robots.txt': '',
  'public/uploads/.gitkeep': '',
  'start.js': `const { createStrapi } = require('@strapi/strapi'); createStrapi({ appDir: __dirname, distDir: __dirname, serveAdminPanel: false }).start()`,
}

export function makeBareStrapi(): string {
  const folder = makeFolder()
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  symlinkSync(path.join(CMS_DIR, 'node_modules'), path.join(folder, 'node_modules'))
  copyFileSync(path.join(CMS_DIR, 'favicon.png'), path.join(folder, 'favicon.png'))
  return folder
}

export async function startBareStrapi(folder: string) {
  const port = await freePort()
  const env = { ...inboxEnv(folder), NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true', PORT: String(port) }
  const program = { name: 'bare Strapi', args: ['start.js'], cwd: folder, env, log: path.join(folder, 'log') }
  return { port, ...(await start(program, `http://127.0.0.1:${port}/_health`)) }
}
