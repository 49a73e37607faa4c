import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { readSettings } from '../src/settings/settings.ts'
import { inboxEnv, makeFolder, spawnServer, type Variables } from './support/inbox.ts'

const read = (variables: Variables) => readSettings({ ...inboxEnv('/tmp'), SQLITE_FILE: undefined, ...variables }, '/app')

test('what is not set has its stated default', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 1337,
    siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    database: { kind: 'sqlite', file: '/app/data/leads.db' },
  })
})

test('a PostgreSQL address wins over the SQLite file', () => {
  const url = 'postgres://user:word@localhost:5432/leads'
  expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
})

test.each([
  ['APP_KEYS', ''],
  ['APP_KEYS', 'toBeModified1,toBeModified2'],
  ['APP_KEYS', 'fR4nBz8QpL2xWv7TkD9s,short'],
  ['ADMIN_JWT_SECRET', undefined],
  ['ADMIN_JWT_SECRET', 'tobemodified-tobemodified'],
  ['API_TOKEN_SALT', 'short'],
  ['TRANSFER_TOKEN_SALT', 'aaaaaaaaaaaaaaaaaaaaaaaa'],
  ['ENCRYPTION_KEY', 'change-me-change-me-change-me'],
  ['CMS_PORT', 'abc'],
  ['CMS_PORT', '0'],
  ['CMS_PORT', '70000'],
  ['CMS_PORT', '13 37'],
  ['CMS_HOST', 'http://localhost'],
  ['SITE_ORIGINS', '*'],
  ['SITE_ORIGINS', 'www.example.com'],
  ['SITE_ORIGINS', 'https://www.example.com/'],
  ['SITE_ORIGINS', 'https://www.example.com,,http://localhost:3000'],
  ['DATABASE_URL', 'mysql://user:hidden-word@localhost/leads'],
  ['ADMIN_EMAIL', 'admin'],
  ['ADMIN_PASSWORD', 'weak'],
  ['ADMIN_PASSWORD', 'no-capital-or-digit'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'true'],
  ['LIMIT_PER_CLIENT', '0'],
  ['LIMIT_TOTAL', '-1'],
  ['DISK_RESERVE_MB', 'much'],
  ['DATABASE_MAX_MB', '0'],
  ['RETENTION_MONTHS', '0'],
  ['RETENTION_MONTHS', '2 years'],
  ['PUBLISH_HOOK_URL', 'example.com/build'],
  ['PREVIEW_ORIGIN', 'https://preview.example.com/open'],
  ['PREVIEW_SECRET', 'short'],
  ['CONTENT_TOKEN', 'change-me-change-me-change-me'],
  ['PUBLISH_EVERY_MS', '0'],
])('%s set to %s stops the start by its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+\\. [^\\n]+\\.$`))
})

const STRONG = 'kV2nB7xQ9rT4wL8mZ3pD'
test.each<[missing: string, variables: Variables]>([
  ['CONTENT_TOKEN', { PUBLISH_HOOK_URL: 'https://example.com/build' }],
  ['PREVIEW_SECRET', { PREVIEW_ORIGIN: 'https://preview.example.com', PUBLISH_FOLDER: '/srv/publish' }],
  ['PUBLISH_FOLDER', { PREVIEW_ORIGIN: 'https://preview.example.com', PREVIEW_SECRET: STRONG }],
  ['PUBLISH_HOOK_URL', { PUBLISH_HOOK_URL: 'https://example.com/build', CONTENT_TOKEN: STRONG, PUBLISH_FOLDER: '/srv/publish' }],
])('%s stops the start when another setting needs it', (name, variables) => {
  expect(() => read(variables)).toThrow(new RegExp(`^${name} [^\\n]+\\. [^\\n]+\\.$`))
})

test('publishing, preview and the page for builds are off until they are set', () => {
  expect(read({}).publishing).toMatchObject({ folder: null, hook: null, preview: null, contentToken: null })
  expect(read({ PUBLISH_FOLDER: 'data/publish', PREVIEW_SECRET: STRONG, CONTENT_TOKEN: STRONG }).publishing).toMatchObject({
    folder: '/app/data/publish',
    preview: null,
    contentToken: STRONG,
  })
})

test('every wrong variable is named at once, a line each', () => {
  const wrong = () => read({ APP_KEYS: '', CMS_PORT: '0', DIGEST_HOUR: '24' })
  expect(wrong).toThrow(/^APP_KEYS is missing\..+\nCMS_PORT is "0"\..+\nDIGEST_HOUR is "24"\..+$/)
})

test('no message repeats a secret', () => {
  for (const name of [
    'APP_KEYS',
    'ADMIN_JWT_SECRET',
    'ENCRYPTION_KEY',
    'ADMIN_PASSWORD',
    'WEBHOOK_SECRET',
    'PREVIEW_SECRET',
    'CONTENT_TOKEN',
  ]) {
    expect(() => read({ [name]: 'hidden-word' })).toThrow(name)
    expect(() => read({ [name]: 'hidden-word' })).not.toThrow(/hidden-word/)
  }
})

test('the message about a database address does not show its password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://user:hidden-word@localhost/leads' })).not.toThrow(/hidden-word/)
})

async function failedStart(variables: Variables) {
  const server = spawnServer(inboxEnv(makeFolder(), { CMS_PORT: String(await freePort()), ...variables }))
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toHaveLength(1)
  return server.output()
}

test('a missing secret ends the start with one line', async () => {
  expect(await failedStart({ ENCRYPTION_KEY: undefined })).toMatch(/^ENCRYPTION_KEY is missing/)
})

test('a folder that cannot be made ends the start with one line', async () => {
  const file = path.join(makeFolder(), 'file')
  writeFileSync(file, '')
  expect(await failedStart({ SQLITE_FILE: path.join(file, 'leads.db') })).toMatch(
    /The folder .+file cannot be written \(E[A-Z]+\)\. .*SQLITE_FILE/,
  )
})

test('a taken port ends the start with one line', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  try {
    expect(await failedStart({ CMS_PORT: String(port) })).toMatch(/^CMS_PORT \d+ is taken\. .*another port/)
  } finally {
    other.close()
  }
})

test('limits and retention have stated defaults', () => {
  expect(read({})).toMatchObject({ limits: { trustedProxies: 0, perClient: 200, total: 6_000 }, retentionMonths: 24 })
  expect(read({ TRUSTED_PROXIES: '1', RETENTION_MONTHS: '12' })).toMatchObject({ limits: { trustedProxies: 1 }, retentionMonths: 12 })
})
