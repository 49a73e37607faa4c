import { beforeEach, expect, test } from 'vitest'
import { type CleanInbox, cleanInbox, SITE } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'

let inbox: CleanInbox

beforeEach(async () => {
  inbox = await cleanInbox()
})

const send = (method: string, path: string, body?: unknown) =>
  fetch(`${inbox.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

test('leads can be neither read nor changed nor removed from outside', async () => {
  await inbox.post(contract('enquiry.json'))
  const before = await inbox.leads()
  for (const path of ['/api/form-datas', '/api/form-datas/1', '/api/form-datas?populate=*', '/api/form-data']) {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
      const body = method.startsWith('P') ? contract('enquiry.json') : undefined
      expect((await send(method, path, body)).status, `${method} ${path}`).toBe(['GET', 'HEAD'].includes(method) ? 404 : 405)
    }
  }
  expect(before).toHaveLength(1)
  expect(await inbox.leads()).toEqual(before)
})

/** Status, method, addresses. What are routes of our own: rights.test.ts. */
const answers: [number, 'GET' | 'POST', string[]][] = [
  // What Strapi would offer with its users' plugin: not there at all.
  [405, 'POST', ['/api/auth/local', '/api/auth/local/register', '/api/auth/forgot-password', '/admin/transfer/runner/pull']],
  [404, 'GET', ['/api/auth/google', '/api/users', '/api/users/me', '/api/openapi.json']],
  // There for who has signed in.
  [401, 'GET', ['/admin/transfer/runner/pull', '/api/upload/files', '/api/i18n/locales', '/api/content-type-builder/content-types']],
  [401, 'POST', ['/api/upload', '/api/email']],
  [401, 'GET', ['/admin/users', '/content-manager/single-types/api::site-details.site-details']],
  [401, 'GET', ['form-data', 'article'].map((name) => `/content-manager/collection-types/api::${name}.${name}`)],
  // The owner's drafts never.
  [404, 'GET', ['/api/articles', '/api/reviews', '/api/site-versions']],
]

test('without a sign-in nothing else is open', async () => {
  const somebody = { email: 'a@example.com', username: 'a', password: 'Abcdefgh1234' }
  for (const [status, method, paths] of answers) {
    for (const path of paths) {
      const response = await send(method, path, method === 'POST' ? somebody : undefined)
      expect(response.status, `${method} ${path}`).toBe(status)
    }
  }
})

test('no one can register as the first administrator', async () => {
  const before = await inbox.sql((knex) => knex('admin_users').pluck('email'))
  const stranger = { email: 'stranger@example.com', password: 'Stranger12345', firstname: 'A', lastname: 'B' }
  expect((await send('POST', '/admin/register-admin', stranger)).status).toBe(400)
  expect(await (await send('GET', '/admin/init')).json()).toMatchObject({ data: { hasAdmin: true } })
  expect(await inbox.sql((knex) => knex('admin_users').pluck('email'))).toEqual(before)
})

test.each([SITE, 'http://localhost:3000'])('pages of %s may send leads and read a refusal', async (origin) => {
  const preflight = await askFirst(origin)
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()

  for (const type of ['application/json', 'text/plain']) {
    const sent = await inbox.post(contract('enquiry.json'), { headers: { 'Content-Type': type, Origin: origin } })
    expect(sent.headers.get('access-control-allow-origin')).toBe(origin)
  }
})

test.each(['https://evil.example', `${SITE}.evil.example`, 'http://www.example.com', 'null'])('pages of %s may not', async (origin) => {
  expect((await askFirst(origin)).headers.get('access-control-allow-origin') ?? '').toBe('')
  const refused = await inbox.post({}, { headers: { 'Content-Type': 'application/json', Origin: origin } })
  expect(refused.headers.get('access-control-allow-origin') ?? '').toBe('')
})

test('who names no origin is not told that every origin may', async () => {
  for (const response of [
    await inbox.post(contract('enquiry.json')),
    await send('GET', '/healthz'),
    await send('OPTIONS', '/api/form-datas'),
  ]) {
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
})

function askFirst(origin: string) {
  return fetch(`${inbox.url}/api/form-datas`, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
  })
}

test('readiness tells whether the database answers, and no more', async () => {
  const response = await fetch(`${inbox.url}/healthz`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ready: true })
})

test('every answer carries the headers that protect it, and does not say what made it', async () => {
  for (const response of [
    await inbox.post(contract('enquiry.json')),
    await inbox.post('no lead'),
    await fetch(`${inbox.url}/admin/init`),
  ]) {
    const header = (name: string) => response.headers.get(name)
    expect(header('Content-Security-Policy')).toContain("connect-src 'self';")
    expect(header('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    // The preview, which an editor presses texts in, and nothing else from elsewhere.
    expect(header('Content-Security-Policy')?.replace('frame-src https://preview.example.com;', '')).not.toMatch(/strapi\.io|https:/)
    expect(header('X-Frame-Options')).toBe('DENY')
    expect(header('X-Content-Type-Options')).toBe('nosniff')
    expect(header('Referrer-Policy')).toBe('no-referrer')
    expect(header('Strict-Transport-Security')).toMatch(/max-age=31536000/)
    expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(header('Permissions-Policy')).toContain('camera=()')
    expect(header('Cache-Control')).toBe('no-store')
    expect([header('X-Powered-By'), header('Set-Cookie')]).toEqual([null, null])
  }
})
