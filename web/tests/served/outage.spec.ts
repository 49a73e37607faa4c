import { createServer, type IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { fillEnquiry, openEnquiry } from '../e2e/fixtures.ts'
import { folderOf } from '../e2e/support/addresses.ts'
import { freePorts } from '../e2e/support/freePorts.ts'
import { HOST } from './support/addresses.ts'
import { askingAt } from './support/ask.ts'
import { type Caddy, rootCertificateIn, startCaddy } from './support/caddy.ts'

test.describe.configure({ mode: 'serial' })

/** A Caddy for these tests only, with nothing behind it. */
const folder = folderOf('outage')
let caddy: Caddy
let cmsPort = 0
let asking: ReturnType<typeof askingAt>
let preview: ReturnType<typeof askingAt>
let origin = ''

test.beforeAll(async () => {
  const [httpsPort = 0, httpPort = 0, port = 0] = await freePorts(3)
  cmsPort = port
  caddy = await startCaddy({ folder, host: HOST, httpsPort, httpPort, cmsPort })
  asking = askingAt(httpsPort, rootCertificateIn(folder))
  preview = askingAt(httpsPort, rootCertificateIn(folder), 'preview.localhost')
  origin = `https://${HOST}:${httpsPort}`
})
test.afterAll(() => caddy.stop())

test('without the inbox the pages are still served, and the health check says so', async () => {
  expect((await asking.ask('/')).status).toBe(200)
  // 502 until Caddy has noticed.
  await expect.poll(async () => (await asking.ask('/healthz')).status).toBe(503)
  const { headers } = await asking.ask('/healthz')
  expect(headers['cache-control']).toBe('no-store')
})

test('a lead waits for the inbox and arrives whole, with the visitor’s own address whatever the request claims', async () => {
  const lead = { email: 'asha@example.com', subject: 'Footer Form', queries: 'Sample Code=233211' }
  const heard: { headers: IncomingMessage['headers']; body: string }[] = []
  const inbox = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    if (request.method === 'POST') heard.push({ headers: request.headers, body })
    response.writeHead(request.method === 'POST' ? 201 : 200).end('{}')
  })

  // Caddy asks four times a second whether the inbox is there, and logs that it is not.
  await expect.poll(() => caddy.log()).toContain('health_checker.active')
  const sent = asking.sendLead(lead, { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'example.com' })
  inbox.listen(cmsPort, '127.0.0.1')
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

test('a lead that waits for the inbox arrives though its sender has gone on to another page', async ({ browser }) => {
  const heard: string[] = []
  const inbox = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    if (request.method === 'POST') heard.push(body)
    response.writeHead(request.method === 'POST' ? 201 : 200).end('{}')
  })
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const form = await openEnquiry(page, '/services/cdr-writing')
  await fillEnquiry(form, 'asha@example.com')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await form.getByRole('button', { name: 'Submit' }).click()
  await sent
  await page.goto('/about')
  inbox.listen(cmsPort, '127.0.0.1')
  await expect.poll(() => heard).toEqual([expect.stringContaining('asha@example.com')])
  await context.close()
  inbox.closeAllConnections()
  await new Promise((resolve) => inbox.close(resolve))
})

test('the log says what happened, not to whom', async () => {
  const logged = () =>
    caddy
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const pageLogged = () => logged().find(({ msg, request }) => msg === 'handled request' && request.uri === '/pricing')
  // 502 until Caddy has noticed that the inbox is away, then 503.
  const unanswered = () =>
    logged().filter(({ level, status, request }) => level === 'error' && [502, 503].includes(status) && request.uri === '/healthz')
  const before = unanswered().length
  const secret = 'a-visitors-secret'
  await asking.ask(`/pricing?name=${secret}`, {
    headers: { 'User-Agent': secret, Referer: `https://example.com/${secret}`, Cookie: secret, Authorization: secret },
  })
  await asking.ask(`/healthz?name=${secret}`, { headers: { 'User-Agent': secret } })
  const previewLogged = () => logged().filter(({ msg, request }) => msg === 'handled request' && request.host.startsWith('preview.'))
  for (const path of [`/open?sig=${secret}`, `/day/${secret}?to=${secret}`])
    await preview.ask(path, { headers: { 'User-Agent': secret, Cookie: secret } })
  await expect
    .poll(() => previewLogged().map(({ request }) => [request.uri, request.remote_ip]))
    .toEqual([
      ['/open', '127.0.0.0'],
      ['/day/', '127.0.0.0'],
    ])
  await expect.poll(pageLogged).toBeDefined()
  expect(pageLogged()).toMatchObject({ status: 200, request: { method: 'GET', remote_ip: '127.0.0.0' } })
  await expect.poll(() => unanswered().length).toBeGreaterThan(before)
  const log = caddy.log()
  for (const personal of [secret, '"headers"', 'User-Agent', '"remote_port"']) expect(log).not.toContain(personal)
})
