import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type Inbox, startInbox } from './support/inbox.ts'

const SITE = 'https://www.example.com'

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox(undefined, { SITE_ORIGINS: `${SITE},http://localhost:3000` })
})
afterAll(() => inbox?.stop())

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
      expect([401, 403, 404, 405], `${method} ${path}`).toContain((await send(method, path, body)).status)
    }
  }
  expect(await inbox.leads()).toEqual(before)
})

test.each([
  ['POST', '/api/auth/local'],
  ['POST', '/api/auth/local/register'],
  ['POST', '/api/auth/forgot-password'],
  ['GET', '/api/auth/google'],
  ['GET', '/api/users'],
  ['GET', '/api/users/me'],
  ['GET', '/api/upload/files'],
  ['POST', '/api/upload'],
  ['GET', '/api/i18n/locales'],
  ['POST', '/api/email'],
  ['GET', '/api/content-type-builder/content-types'],
  ['GET', '/api/openapi.json'],
  ['GET', '/admin/users'],
  ['GET', '/content-manager/collection-types/api::form-data.form-data'],
  ['POST', '/admin/transfer/runner/pull'],
])('%s %s is not open', async (method, path) => {
  const response = await send(
    method,
    path,
    method === 'POST' ? { email: 'a@example.com', username: 'a', password: 'Abcdefgh1234' } : undefined,
  )
  expect([400, 401, 403, 404, 405]).toContain(response.status)
})

test.each([SITE, 'http://localhost:3000'])('pages of %s may send leads', async (origin) => {
  const preflight = await askFirst(origin)
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()

  const sent = await inbox.post(contract('enquiry.json'), { headers: { 'Content-Type': 'application/json', Origin: origin } })
  expect(sent.headers.get('access-control-allow-origin')).toBe(origin)
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

test('a refusal can be read by the pages of the site', async () => {
  const refused = await inbox.post({}, { headers: { 'Content-Type': 'text/plain', Origin: SITE } })
  expect(refused.headers.get('access-control-allow-origin')).toBe(SITE)
})

function askFirst(origin: string) {
  return fetch(`${inbox.url}/api/form-datas`, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
  })
}

test('the answers do not say what made them', async () => {
  const response = await inbox.post(contract('enquiry.json'))
  expect(response.headers.get('x-powered-by')).toBeNull()
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('readiness tells whether the database answers, and no more', async () => {
  const response = await fetch(`${inbox.url}/healthz`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ ready: true })
})
