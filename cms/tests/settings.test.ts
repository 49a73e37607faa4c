import { expect, test } from 'vitest'
import { readSettings } from '../src/settings/settings.ts'
import { inboxEnv, type Variables } from './support/inbox.ts'

const read = (variables: Variables) => readSettings({ ...inboxEnv('/tmp'), SQLITE_FILE: undefined, ...variables }, '/app')

test('what is not set has its stated default', () => {
  expect(read({})).toMatchObject({
    host: '127.0.0.1',
    port: 1337,
    siteOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    database: { kind: 'sqlite', file: '/app/data/leads.db' },
    limits: { trustedProxies: 0, perClient: 200, total: 6_000 },
    retentionMonths: 24,
    notices: { smtp: null, webhook: null, digestHour: 8, inboxUrl: null },
    publishing: { folder: null, preview: null },
  })
  expect(read({ TRUSTED_PROXIES: '1', RETENTION_MONTHS: '12' })).toMatchObject({ limits: { trustedProxies: 1 }, retentionMonths: 12 })
})

test('a PostgreSQL address wins over the SQLite file', () => {
  const url = 'postgres://user:word@localhost:5432/leads'
  expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
})

const SMTP = { SMTP_HOST: 'mail.example.com', NOTICE_FROM: 'inbox@example.com', NOTICE_TO: 'team@example.com' }
const notices = (variables: Variables) => read(variables).notices

test('the port follows from SMTP_SECURE', () => {
  expect(notices(SMTP).smtp).toMatchObject({ host: 'mail.example.com', port: 587, secure: false, login: null })
  expect(notices({ ...SMTP, SMTP_SECURE: 'true' }).smtp).toMatchObject({ port: 465, secure: true })
  expect(notices({ ...SMTP, NOTICE_TO: 'a@example.com, b@example.com' }).smtp?.to).toEqual(['a@example.com', 'b@example.com'])
})

test('the digest can be turned off', () => {
  expect(notices({ DIGEST_HOUR: 'off' }).digestHour).toBeNull()
  expect(notices({ DIGEST_HOUR: '0' }).digestHour).toBe(0)
})

const STRONG = 'kV2nB7xQ9rT4wL8mZ3pD'
const HIDDEN = 'hidden-word'

const alone: [name: string, value: string | undefined][] = [
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
  ['PREVIEW_ORIGIN', 'https://preview.example.com/open'],
  ['PREVIEW_SECRET', 'short'],
  ['PUBLISH_EVERY_MS', '0'],
]

test.each<[name: string, variables: Variables]>([
  ...alone.map(([name, value]): [string, Variables] => [name, { [name]: value }]),
  ['PREVIEW_SECRET', { PREVIEW_ORIGIN: 'https://preview.example.com', PUBLISH_FOLDER: '/srv/publish' }],
  ['PUBLISH_FOLDER', { PREVIEW_ORIGIN: 'https://preview.example.com', PREVIEW_SECRET: STRONG }],
  ['NOTICE_FROM', { ...SMTP, NOTICE_FROM: '' }],
  ['NOTICE_TO', { ...SMTP, NOTICE_TO: undefined }],
  ['NOTICE_TO', { ...SMTP, NOTICE_TO: 'team' }],
  ['NOTICE_TO', { ...SMTP, NOTICE_TO: 'a@example.com,,b@example.com' }],
  ['NOTICE_FROM', { ...SMTP, NOTICE_FROM: 'Inbox <inbox@example.com>' }],
  ['NOTICE_TO', { NOTICE_TO: 'team@example.com' }],
  ['SMTP_HOST', { ...SMTP, SMTP_HOST: 'smtp://mail' }],
  ['SMTP_PORT', { ...SMTP, SMTP_PORT: '0' }],
  ['SMTP_SECURE', { ...SMTP, SMTP_SECURE: 'yes' }],
  ['SMTP_USER', { ...SMTP, SMTP_PASSWORD: HIDDEN }],
  ['SMTP_PASSWORD', { ...SMTP, SMTP_USER: 'inbox' }],
  ['WEBHOOK_URL', { WEBHOOK_SECRET: 'hidden-word-hidden-word' }],
  ['WEBHOOK_URL', { WEBHOOK_URL: 'ftp://example.com/hidden-word', WEBHOOK_SECRET: 'hidden-word-hidden-word' }],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://example.com/hidden-word' }],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://example.com/', WEBHOOK_SECRET: HIDDEN }],
  ['DIGEST_HOUR', { DIGEST_HOUR: '24' }],
  ['INBOX_URL', { INBOX_URL: 'inbox.example.com' }],
  ['INBOX_URL', { INBOX_URL: 'https://inbox.example.com/admin' }],
  ['NOTICE_TRIES', { NOTICE_TRIES: '0' }],
  ['NOTICE_EVERY_MS', { NOTICE_EVERY_MS: '1s' }],
  ...['APP_KEYS', 'ADMIN_JWT_SECRET', 'ENCRYPTION_KEY', 'ADMIN_PASSWORD', 'PREVIEW_SECRET'].map((name): [string, Variables] => [
    name,
    { [name]: HIDDEN },
  ]),
  ['DATABASE_URL', { DATABASE_URL: 'mysql://user:hidden-word@localhost/leads' }],
])('a wrong or missing %s is named with the cure, without secrets: %j', (name, variables) => {
  let message = ''
  try {
    read(variables)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toMatch(new RegExp(`^${name} [^\\n]+\\. [^\\n]+\\.$`))
  expect(message).not.toContain(HIDDEN)
})

test('without its address the preview is off', () => {
  expect(read({ PUBLISH_FOLDER: 'data/publish', PREVIEW_SECRET: STRONG }).publishing).toMatchObject({
    folder: '/app/data/publish',
    preview: null,
  })
})

test('every wrong variable is named at once, a line each', () => {
  const wrong = () => read({ APP_KEYS: '', CMS_PORT: '0', DIGEST_HOUR: '24' })
  expect(wrong).toThrow(/^APP_KEYS is missing\..+\nCMS_PORT is "0"\..+\nDIGEST_HOUR is "24"\..+$/)
})
