import { expect, test } from 'vitest'
import { readSettings } from '../src/settings/settings.ts'
import { inboxEnv, type Variables } from './support/inbox.ts'

const readNotices = (variables: Variables) => readSettings({ ...inboxEnv('/tmp'), ...variables }, '/app').notices

const SMTP = { SMTP_HOST: 'mail.example.com', NOTICE_FROM: 'inbox@example.com', NOTICE_TO: 'team@example.com' }

test('without variables notices are off, and nothing is wrong', () => {
  expect(readNotices({})).toMatchObject({ smtp: null, webhook: null, digestHour: 8, inboxUrl: null })
})

test('the port follows from SMTP_SECURE', () => {
  expect(readNotices(SMTP).smtp).toMatchObject({ host: 'mail.example.com', port: 587, secure: false, login: null })
  expect(readNotices({ ...SMTP, SMTP_SECURE: 'true' }).smtp).toMatchObject({ port: 465, secure: true })
  expect(readNotices({ ...SMTP, NOTICE_TO: 'a@example.com, b@example.com' }).smtp?.to).toEqual(['a@example.com', 'b@example.com'])
})

test('the digest can be turned off', () => {
  expect(readNotices({ DIGEST_HOUR: 'off' }).digestHour).toBeNull()
  expect(readNotices({ DIGEST_HOUR: '0' }).digestHour).toBe(0)
})

test.each([
  ['NOTICE_FROM', { ...SMTP, NOTICE_FROM: '' }],
  ['NOTICE_TO', { ...SMTP, NOTICE_TO: undefined }],
  ['NOTICE_TO', { ...SMTP, NOTICE_TO: 'team' }],
  ['NOTICE_TO', { ...SMTP, NOTICE_TO: 'a@example.com,,b@example.com' }],
  ['NOTICE_FROM', { ...SMTP, NOTICE_FROM: 'Inbox <inbox@example.com>' }],
  ['NOTICE_TO', { NOTICE_TO: 'team@example.com' }],
  ['SMTP_HOST', { ...SMTP, SMTP_HOST: 'smtp://mail' }],
  ['SMTP_PORT', { ...SMTP, SMTP_PORT: '0' }],
  ['SMTP_SECURE', { ...SMTP, SMTP_SECURE: 'yes' }],
  ['SMTP_USER', { ...SMTP, SMTP_PASSWORD: 'hidden-word' }],
  ['SMTP_PASSWORD', { ...SMTP, SMTP_USER: 'inbox' }],
  ['WEBHOOK_URL', { WEBHOOK_SECRET: 'hidden-word-hidden-word' }],
  ['WEBHOOK_URL', { WEBHOOK_URL: 'ftp://example.com/hidden-word', WEBHOOK_SECRET: 'hidden-word-hidden-word' }],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://example.com/hidden-word' }],
  ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://example.com/', WEBHOOK_SECRET: 'hidden-word' }],
  ['DIGEST_HOUR', { DIGEST_HOUR: '24' }],
  ['INBOX_URL', { INBOX_URL: 'inbox.example.com' }],
  ['INBOX_URL', { INBOX_URL: 'https://inbox.example.com/admin' }],
  ['NOTICE_TRIES', { NOTICE_TRIES: '0' }],
  ['NOTICE_EVERY_MS', { NOTICE_EVERY_MS: '1s' }],
])('a wrong %s is named with the cure, without secrets', (name, variables) => {
  let message = ''
  try {
    readNotices(variables)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toMatch(new RegExp(`^${name} [^\\n]+\\. [^\\n]+\\.$`))
  expect(message).not.toContain('hidden-word')
})
