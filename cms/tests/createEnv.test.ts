import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import { expect, test } from 'vitest'
import { createEnv } from '../scripts/createEnv.mjs'
import { readSettings } from '../src/settings/settings.ts'
import { makeFolder } from './support/inbox.ts'

const SECRETS = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'PREVIEW_SECRET']

test('the first run writes secrets that the settings accept, for this user only', () => {
  for (let run = 0; run < 50; run += 1) {
    const file = path.join(makeFolder(), '.env')
    const result = createEnv({ file, env: {} })
    const values = parse(readFileSync(file, 'utf8'))
    expect(readSettings(values, '/app').firstAdmin).toEqual({ email: 'admin@example.com', password: result.newAdminPassword })
    expect(new Set(SECRETS.map((name) => values[name])).size).toBe(SECRETS.length)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(result.created).toBe(true)
  }
})

test('a second run changes nothing', () => {
  const file = path.join(makeFolder(), '.env')
  createEnv({ file, env: {} })
  const before = readFileSync(file, 'utf8')
  expect(createEnv({ file, env: {} })).toMatchObject({ created: false, added: [], newAdminPassword: null })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('what is missing or empty is added, what is there stays', () => {
  const file = path.join(makeFolder(), '.env')
  writeFileSync(file, '# mine\nAPP_KEYS=kept-by-hand\nENCRYPTION_KEY=\nADMIN_EMAIL=me@example.com', { mode: 0o644 })
  const { added, adminEmail } = createEnv({ file, env: {} })
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^# mine\nAPP_KEYS=kept-by-hand\nENCRYPTION_KEY=.{40,}\nADMIN_EMAIL=me@example.com\n/)
  expect(added).toEqual(['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'PREVIEW_SECRET', 'ADMIN_PASSWORD'])
  expect(adminEmail).toBe('me@example.com')
  expect(text.match(/^ENCRYPTION_KEY=/gm)).toHaveLength(1)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('what the environment sets is not written', () => {
  const file = path.join(makeFolder(), '.env')
  const result = createEnv({ file, env: { ADMIN_PASSWORD: 'From-Outside-123', ADMIN_EMAIL: 'me@example.com' } })
  expect(readFileSync(file, 'utf8')).not.toMatch(/^ADMIN_(EMAIL|PASSWORD)/m)
  expect(result).toMatchObject({ adminEmail: 'me@example.com', newAdminPassword: null })
})

test('as a command it takes the file and shows a new password once', () => {
  const file = path.join(makeFolder(), '.env')
  const script = path.resolve(import.meta.dirname, '..', 'scripts', 'createEnv.mjs')
  const run = () => execFileSync(process.execPath, [script, file], { encoding: 'utf8', env: {} })
  expect(run()).toMatch(/Administrator: admin@example.com, password \S{20,}/)
  expect(run()).toBe(`Kept ${file}\n`)
})
