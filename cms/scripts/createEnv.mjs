import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// As in scripts/shared/packages.mjs: Node 18 has no import.meta.dirname.
const DEFAULT_ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url))

const secret = () => randomBytes(32).toString('base64')

/** @type {Record<string, () => string>} */
const generators = {
  APP_KEYS: () => `${secret()},${secret()}`,
  ADMIN_JWT_SECRET: secret,
  API_TOKEN_SALT: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  PREVIEW_SECRET: secret,
  ADMIN_EMAIL: () => 'admin@example.com',
  // The letters and the digit satisfy Strapi's rule for passwords; the rest is random.
  ADMIN_PASSWORD: () => `${randomBytes(15).toString('base64url')}aA1`,
}

/**
 * Adds what neither the file nor the environment has, and changes nothing that is there.
 * @param {{ file?: string, env?: Record<string, string | undefined> }} [options]
 */
export function createEnv({ file = DEFAULT_ENV_FILE, env = process.env } = {}) {
  const created = !existsSync(file)
  const before = created ? '' : readFileSync(file, 'utf8')
  const known = readValues(before)
  const added = Object.keys(generators).filter((name) => !known[name] && !env[name])

  let text = before
  for (const name of added) {
    const line = `${name}=${generators[name]?.() ?? ''}`
    const empty = new RegExp(`^${name}=[ \\t]*$`, 'm')
    text = empty.test(text) ? text.replace(empty, () => line) : appendLine(text, line)
  }
  if (created || added.length > 0) replaceFile(file, text)

  const values = { ...readValues(text), ...env }
  return {
    file,
    created,
    added,
    adminEmail: values['ADMIN_EMAIL'] ?? '',
    /** Set only when this call made the password up: the one time to show it. */
    newAdminPassword: added.includes('ADMIN_PASSWORD') ? readValues(text)['ADMIN_PASSWORD'] : null,
  }
}

/** @param {string} text @returns {Record<string, string>} */
function readValues(text) {
  const pairs = text.matchAll(/^[ \t]*(?:export[ \t]+)?([A-Z_]+)[ \t]*=[ \t]*(.*?)[ \t]*$/gm)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name, value]))
}

/** @param {string} text @param {string} line */
function appendLine(text, line) {
  return `${text}${text && !text.endsWith('\n') ? '\n' : ''}${line}\n`
}

/** @param {string} file @param {string} text */
function replaceFile(file, text) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

const calledAsCommand = process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename
if (calledAsCommand) {
  const file = process.argv[2] ?? process.env['ENV_PATH']
  const result = createEnv(file ? { file: path.resolve(file) } : {})
  const state = result.created ? 'Created' : result.added.length > 0 ? 'Completed' : 'Kept'
  console.log(`${state} ${result.file}`)
  if (result.newAdminPassword) {
    console.log(`Administrator: ${result.adminEmail}, password ${result.newAdminPassword}`)
  }
}
