import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { CMS_PORT } from '../e2e/support/addresses.ts'
import { end } from '../e2e/support/processes.ts'
import { CADDY_LOG } from './support/addresses.ts'
import { ask, sendLead } from './support/ask.ts'

/** Caddy asks once a second whether the inbox is there. */
const NOTICED_MS = 2500

test.describe.configure({ mode: 'serial' })

test('without the inbox the pages stay, and the health says so', async () => {
  await end('cms')
  expect((await ask('/')).status).toBe(200)
  const { status, headers } = await ask('/healthz')
  expect(status).toBe(502)
  expect(headers['cache-control']).toBe('no-store')
})

test('a lead waits for the inbox and arrives whole, with the visitor’s own address whatever was claimed', async () => {
  const lead = { email: 'asha@example.com', subject: 'Footer Form', queries: 'Sample Code=233211' }
  const heard: { headers: IncomingMessage['headers']; body: string }[] = []
  const inbox = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    if (request.method === 'POST') heard.push({ headers: request.headers, body })
    response.writeHead(request.method === 'POST' ? 201 : 200).end('{}')
  })

  await sleep(NOTICED_MS)
  const sent = sendLead(lead, { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'example.com' })
  await sleep(NOTICED_MS)
  inbox.listen(CMS_PORT, '127.0.0.1')
  try {
    expect((await sent).status).toBe(201)
    expect(heard).toMatchObject([{ headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' } }])
    expect(heard[0]?.headers['x-forwarded-host']).not.toBe('example.com')
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ data: lead })
  } finally {
    inbox.closeAllConnections()
    await new Promise((resolve) => inbox.close(resolve))
  }
})

test('the log tells what happened, not who it was', async () => {
  const secret = 'a-secret-of-somebody'
  await ask(`/pricing?name=${secret}`, {
    headers: { 'User-Agent': secret, Referer: `https://example.com/${secret}`, Cookie: secret, Authorization: secret },
  })
  await ask(`/healthz?name=${secret}`, { headers: { 'User-Agent': secret } })
  await sleep(500)
  const log = readFileSync(CADDY_LOG, 'utf8')
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const page = lines.find(({ msg, request }) => msg === 'handled request' && request.uri === '/pricing')
  expect(page).toMatchObject({ status: 200, request: { method: 'GET', remote_ip: '127.0.0.0' } })
  expect(lines.some(({ level, status, request }) => level === 'error' && status === 502 && request.uri === '/healthz')).toBe(true)
  for (const personal of [secret, '"headers"', 'User-Agent', '"remote_port"']) expect(log).not.toContain(personal)
})
