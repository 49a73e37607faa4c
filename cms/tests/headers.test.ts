import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN, contract, type Inbox, startInbox } from './support/inbox.ts'

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox(undefined, { TRUSTED_PROXIES: '1' })
})
afterAll(() => inbox?.stop())

let tries = 0
const signIn = (email: string, password: string, headers: Record<string, string> = {}) => {
  tries += 1
  return fetch(`${inbox.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  })
}

test('every answer carries the headers that protect it', async () => {
  for (const response of [
    await inbox.post(contract('enquiry.json')),
    await inbox.post('no lead'),
    await fetch(`${inbox.url}/admin/init`),
  ]) {
    const header = (name: string) => response.headers.get(name)
    expect(header('Content-Security-Policy')).toContain("connect-src 'self';")
    expect(header('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(header('Content-Security-Policy')).not.toMatch(/strapi\.io|https:/)
    expect(header('X-Frame-Options')).toBe('DENY')
    expect(header('X-Content-Type-Options')).toBe('nosniff')
    expect(header('Referrer-Policy')).toBe('no-referrer')
    expect(header('Strict-Transport-Security')).toMatch(/max-age=31536000/)
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(header('Permissions-Policy')).toContain('camera=()')
    expect(header('Cache-Control')).toBe('no-store')
  }
})

test('one account can be tried five times in five minutes', async () => {
  const statuses = []
  for (let i = 0; i < 7; i += 1) statuses.push((await signIn('victim@example.com', `guess-${i}`)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
})

test('one address can try fifty times in all, whatever the accounts', async () => {
  let response = await signIn('someone@example.com', 'guess')
  while (response.status !== 429 && tries < 80) response = await signIn(`someone-${tries}@example.com`, 'guess')
  // Those of the tests above count too.
  expect(tries).toBe(51)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(600)
  expect((await signIn(ADMIN.email, ADMIN.password)).status).toBe(429)
  await inbox.logged(/Too many tries to sign in/)
  expect((await inbox.post({ data: { email: 'asha@example.com', queries: 'still open' } })).status).toBe(201)
})

test('one account can be tried a hundred times in an hour, from whatever addresses', async () => {
  const statuses = []
  for (let i = 1; i <= 101; i += 1)
    statuses.push((await signIn('target@example.com', 'guess', { 'X-Forwarded-For': `203.0.113.${i}` })).status)
  expect(statuses).toEqual([...Array(100).fill(400), 429])
  const elsewhere = await signIn('Target@example.com', 'guess', { 'X-Forwarded-For': '198.51.100.1' })
  expect(elsewhere.status).toBe(429)
  expect(Number(elsewhere.headers.get('Retry-After'))).toBeGreaterThan(3000)
})
