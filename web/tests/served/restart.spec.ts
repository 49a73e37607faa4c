import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { CMS_PORT } from '../e2e/support/addresses.ts'
import { leadsFrom } from '../e2e/support/leads.ts'
import { end, startCms } from '../e2e/support/processes.ts'
import { CADDY_LOG } from './support/addresses.ts'
import { ask, sendLead } from './support/ask.ts'

/** Caddy asks once a second whether the inbox is there. */
const NOTICED_MS = 2000

test.describe.configure({ mode: 'serial' })

test('a lead that comes while the inbox is away waits for it and is stored', async () => {
  const email = `${randomUUID()}@example.com`
  await end('cms')
  await sleep(NOTICED_MS)
  const sent = sendLead({ email, subject: 'Footer Form', queries: 'Sample Code=233211' })
  await startCms()
  expect((await sent).status).toBe(201)
  expect(leadsFrom(email)).toHaveLength(1)
})

test('without the inbox the pages stay and the health says so', async () => {
  await end('cms')
  try {
    expect((await ask('/')).status).toBe(200)
    const { status, headers } = await ask('/healthz')
    expect([502, 503]).toContain(status)
    expect(headers['cache-control']).toBe('no-store')
  } finally {
    await startCms()
  }
})

test('the inbox is told the visitor’s own address, whatever the visitor claims', async () => {
  await end('cms')
  const heard: IncomingMessage['headers'][] = []
  const listener = createServer((request, response) => {
    if (request.method === 'POST') heard.push(request.headers)
    response.end('{}')
  }).listen(CMS_PORT, '127.0.0.1')
  try {
    await sendLead({}, { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'example.com' })
    expect(heard).toMatchObject([{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }])
    expect(heard[0]?.['x-forwarded-host']).not.toBe('example.com')
  } finally {
    listener.closeAllConnections()
    await new Promise((resolve) => listener.close(resolve))
    await startCms()
  }
})

test('the log tells what happened, not who it was', async () => {
  const secret = 'a-secret-of-somebody'
  await ask(`/pricing?name=${secret}`, {
    headers: { 'User-Agent': secret, Referer: `https://example.com/${secret}`, Cookie: secret, Authorization: secret },
  })
  await sendLead({ email: `${secret}@example.com`, queries: secret })
  await sleep(500)
  const log = readFileSync(CADDY_LOG, 'utf8')
  const requests = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'handled request')
  expect(requests.find(({ request }) => request.uri === '/pricing')).toMatchObject({ status: 200, request: { method: 'GET' } })
  expect(log).not.toContain(secret)
  // An error, such as the inbox away, has a line of its own: that too without the visitor.
  expect(log).toContain('"logger":"http.log.error')
  for (const personal of ['"headers"', 'User-Agent', '"remote_port"', '127.0.0.1"']) expect(log).not.toContain(personal)
})
