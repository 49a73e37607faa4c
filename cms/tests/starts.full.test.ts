import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { Agent, createServer as createHttpServer, get, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { trackRequests } from '../src/operation/lifecycle.ts'
import { backUp, command } from './support/commands.ts'
import { createDatabase, onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { contract, type Inbox, inboxEnv, makeFolder, spawnServer, startInbox, type Variables } from './support/inbox.ts'
import { until } from './support/until.ts'

async function failedStart(variables: Variables) {
  const server = spawnServer(inboxEnv(makeFolder(), { CMS_PORT: String(await freePort()), ...variables }))
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toHaveLength(1)
  return server.output()
}

const BODY = JSON.stringify(contract('enquiry.json'))

/** Resolves when the server has the head of the request and half of its body is sent; the rest goes out on `finish`. */
async function postHalf(inbox: Inbox) {
  const sent = request(`${inbox.url}/api/form-datas`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(BODY), Expect: '100-continue' },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  const half = Math.floor(BODY.length / 2)
  sent.write(BODY.slice(0, half))
  return { status, finish: () => sent.end(BODY.slice(half)) }
}

async function sendUntilItEnds(inbox: Inbox, sender: number, acknowledged: string[]) {
  for (let number = 0; ; number += 1) {
    const email = `visitor-${sender}-${number}@example.com`
    try {
      const response = await inbox.post({ data: { email, queries: 'text' } })
      if (response.status === 201) acknowledged.push(email)
    } catch {
      return
    }
  }
}

test('without a first administrator the port does not open', async () => {
  const folder = makeFolder()
  await createDatabase(folder, { empty: true })
  const server = spawnServer(inboxEnv(folder, { CMS_PORT: String(await freePort()), ADMIN_PASSWORD: '' }))
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^ADMIN_PASSWORD is missing.*npm run env/m)
})

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
  onTestFinished(() => void other.close())
  expect(await failedStart({ CMS_PORT: String(port) })).toMatch(/^CMS_PORT \d+ is taken\. .*another port/)
})

test.skipIf(onPostgres)('a second inbox on one SQLite file ends with one line, and the first goes on', async () => {
  const first = await forThisTest(startInbox())
  const second = spawnServer(inboxEnv(first.folder, { CMS_PORT: String(await freePort()) }))
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/^Another inbox is using .+leads\.db\. .*DATABASE_URL\.\n$/)
  expect((await first.post(contract('enquiry.json'))).status).toBe(201)
})

test.skipIf(onPostgres)('a damaged file is said in a sentence, and its cure works', async () => {
  const inbox = await startInbox()
  await inbox.post(contract('enquiry.json'))
  const backup = await backUp(inbox.folder)
  await inbox.signal('SIGTERM')
  const file = path.join(inbox.folder, 'leads.db')
  const whole = readFileSync(file)
  for (const damaged of [whole.fill(7, 4_096, 60_000), Buffer.from('no database at all'.repeat(300))]) {
    writeFileSync(file, damaged)
    const failed = spawnServer(inboxEnv(inbox.folder, { CMS_PORT: String(await freePort()) }))
    expect(await failed.ended).toBe(1)
    expect(failed.output()).toMatch(/^The database .+leads\.db is damaged \(SQLITE_\w+\)\. .*npm run restore[^\n]+\n$/)
    await command('restore', inbox.folder, backup, '--replace')
  }
  const again = await forThisTest(startInbox(inbox.folder))
  expect(await again.leads()).toHaveLength(1)
})

test.skipIf(onPostgres || process.platform === 'win32')('no other user of the machine can read the leads', async () => {
  const folder = makeFolder()
  const data = path.join(folder, 'data')
  const inbox = await forThisTest(startInbox(folder, { SQLITE_FILE: path.join(data, 'leads.db') }))
  await inbox.post(contract('enquiry.json'))
  const modes = () =>
    [data, ...readdirSync(data).map((name) => path.join(data, name))].map((each) => (statSync(each).mode & 0o777).toString(8))
  expect(modes()).toEqual(['700', ...Array(5).fill('600')])
  await inbox.signal('SIGTERM')
  chmodSync(data, 0o755)
  chmodSync(path.join(data, 'leads.db'), 0o644)
  await forThisTest(startInbox(folder, { SQLITE_FILE: path.join(data, 'leads.db') }))
  expect(new Set(modes())).toEqual(new Set(['700', '600']))
})

test.skipIf(onPostgres || process.platform !== 'linux')(
  'a disk that takes no more refuses a lead with one line, and counts it against no one',
  async () => {
    // Else the system ends a process that writes beyond its limit.
    const NODE_OPTIONS = `--import data:text/javascript,process.on('SIGXFSZ',()=>{})`
    const inbox = await forThisTest(startInbox(undefined, { LIMIT_PER_CLIENT: '3', NODE_OPTIONS }))
    const limit = (bytes: string) => promisify(execFile)('prlimit', ['--pid', String(inbox.pid), `--fsize=${bytes}:unlimited`])
    await inbox.post({ data: { email: 'asha@example.com', queries: 'first' } })
    await limit(String(statSync(path.join(inbox.folder, 'leads.db-wal')).size))
    for (let n = 0; n < 5; n += 1) {
      const refused = await inbox.post({ data: { email: 'asha@example.com', queries: `number ${n}` } })
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '300'])
    }
    await limit('unlimited')
    expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
    await inbox.logged(/Lead refused: 503 request \(the disk took no more: SQLITE_\w+\)/, 5)
    expect(inbox.output()).not.toMatch(/^\s+at /m)
  },
)

test('behind a proxy it says that it is not ready before it stops taking leads', async () => {
  const inbox = await forThisTest(startInbox(undefined, { TRUSTED_PROXIES: '1', PROXY_NOTICES_MS: '60000' }))
  inbox.signal('SIGINT')
  await until('it is not ready', async () => (await fetch(`${inbox.url}/healthz`)).status === 503)
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  expect((await inbox.leads()).length).toBe(1)
  inbox.signal('SIGKILL')
})

test('every acknowledged lead is there after kill -9', async () => {
  const killed = await startInbox()
  const acknowledged: string[] = []
  const senders = Array.from({ length: 8 }, (_, sender) => sendUntilItEnds(killed, sender, acknowledged))
  await until('150 leads are acknowledged', () => acknowledged.length >= 150)
  killed.signal('SIGKILL')
  await Promise.all(senders)
  await killed.ended

  const inbox = await forThisTest(startInbox(killed.folder))
  const stored = new Set((await inbox.leads()).map((lead) => lead.email))
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  if (!onPostgres) expect(inbox.database((database) => database.pragma('integrity_check', { simple: true }))).toBe('ok')
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
})

test('who sends a head or a body a byte at a time is cut off, and holds up no one', async () => {
  const inbox = await forThisTest(startInbox())
  const head = 'POST /api/form-datas HTTP/1.1\r\nHost: inbox\r\nContent-Type: application/json\r\n'
  const dripping = (first: string, then: string) =>
    Array.from({ length: 20 }, async () => {
      const socket = connect(inbox.port, '127.0.0.1')
      let answer = ''
      socket.setEncoding('latin1').on('data', (text) => {
        answer += text
      })
      // Cut off between two bytes: the second meets a closed connection.
      socket.on('error', () => undefined)
      socket.write(first)
      const drip = setInterval(() => socket.write(then), 500)
      await once(socket, 'close')
      clearInterval(drip)
      return answer.split('\r\n')[0]
    })
  const cut = Promise.all([...dripping(head, 'X'), ...dripping(`${head}Content-Length: 1000\r\n\r\n`, 'x')])
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  expect([...new Set(await cut)]).toEqual(['HTTP/1.1 408 Request Timeout'])
  expect((await inbox.leads()).length).toBe(1)
})

test('SIGTERM lets a lead on its way arrive, and ends with code 0', async () => {
  const inbox = await forThisTest(startInbox())
  const slow = await postHalf(inbox)
  inbox.signal('SIGTERM')
  await until('the inbox takes no more connections', () =>
    fetch(inbox.url).then(
      () => false,
      () => true,
    ),
  )
  slow.finish()
  expect(await slow.status).toBe(201)
  expect((await inbox.leads()).length).toBe(1)
  expect(await inbox.ended).toBe(0)
})

test('an idle visitor does not hold up the end', async () => {
  const server = createHttpServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  // Kept open for longer than any test takes.
  server.keepAliveTimeout = 3_600_000
  const drain = trackRequests(server, { graceMs: 0, longestMs: 2 ** 31 - 1 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const [response] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
  response.resume()
  await once(response, 'end')

  await drain()
  expect(server.listening).toBe(false)
  agent.destroy()
})

test('an inbox that starts while another program writes to its file waits for it', async () => {
  const folder = makeFolder()
  await createDatabase(folder)
  const writer = new Database(path.join(folder, 'leads.db'), { timeout: 60_000 })
  writer.exec('create table busy (at integer)')
  let isStarting = true
  const ended = () => {
    isStarting = false
  }
  const starting = startInbox(folder)
  starting.then(ended, ended)
  // Each lock is longer than a running inbox waits, and each commit changes what the start may have read.
  while (isStarting) {
    writer.exec('begin immediate; insert into busy values (1)')
    await sleep(400)
    writer.exec('commit')
    await sleep(50)
  }
  writer.close()
  const started = await forThisTest(starting)
  expect((await started.post(contract('enquiry.json'))).status).toBe(201)
})

test('without a trusted proxy the header that names a client is not believed', async () => {
  const inbox = await forThisTest(startInbox(undefined, { LIMIT_PER_CLIENT: '2' }))
  for (const [address, status] of Object.entries({ '203.0.113.1': 201, '203.0.113.2': 201, '203.0.113.3': 429 })) {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
    expect((await inbox.post({ data: { email: 'asha@example.com', queries: address } }, { headers })).status, address).toBe(status)
  }
})
