// Strapi's own commands load the configuration, which refuses to go on without secrets. Building
// needs none: here they are made up for the length of the command and end up nowhere.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'

const appDir = path.resolve(import.meta.dirname, '..')
const names = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']
const secrets = Object.fromEntries(names.map((name) => [name, process.env[name] || randomBytes(32).toString('base64')]))

const manifest = createRequire(import.meta.url).resolve('@strapi/strapi/package.json')
const strapi = path.join(path.dirname(manifest), 'bin', 'strapi.js')
const child = spawn(process.execPath, [strapi, ...process.argv.slice(2)], {
  cwd: appDir,
  // Without this NODE_ENV the admin is built for development: larger, and a guided tour covers the leads.
  env: { ...process.env, ...secrets, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
