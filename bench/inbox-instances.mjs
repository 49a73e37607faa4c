// @ts-check
// npm run bench:instances: three inboxes on one PostgreSQL behind a round-robin proxy; one is killed.
import { createServer, request } from 'node:http'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildServer, freePort, startInbox } from './support/cms.mjs'
import { postgresStore } from './support/databases.mjs'
import { makeLead, makeLedger, SECRET_WORDS } from './support/ledger.mjs'
import { startPostgres } from './support/postgres.mjs'
import { conditions, table, writeReport } from './support/report.mjs'

const PER_CLIENT = 20
/** @type {[string, boolean][]} */
const verdicts = []
const say = (/** @type {string} */ text, /** @type {boolean} */ holds) => {
  verdicts.push([text, holds])
  console.log(`${holds ? 'holds ' : 'FAILED'}  ${text}`)
}

if (!process.argv.includes('--no-build')) buildServer()
const postgres = await startPostgres()
const store = await postgresStore(postgres)
const start = () =>
  startInbox({ folder: store.folder, variables: { ...store.variables, TRUSTED_PROXIES: '1', LIMIT_PER_CLIENT: String(PER_CLIENT) } })

// All at once, on an empty database.
const inboxes = await Promise.all([start(), start(), start()])
say('three instances started together on an empty database', true)
const proxy = await startProxy(inboxes)

const admins = await count('select count(*) as n from admin_users')
say(`one administrator was created by three starts: ${admins}`, admins === 1)

const twice = makeLead('visitor-twice@example.com')
const answers = await Promise.all(Array.from({ length: 30 }, () => post(twice, '203.0.113.1')))
const copies = await count(`select count(*) as n from form_datas where email = 'visitor-twice@example.com'`)
const told = new Set(answers.filter((status) => status !== 429))
say(`30 equal submissions at once, spread over the instances, are ${copies} lead`, copies === 1 && told.size === 1 && told.has(201))

let passed = 0
for (let i = 0; i < PER_CLIENT * 2; i += 1) if ((await post(makeLead(), '203.0.113.2')) === 201) passed += 1
say(`of ${PER_CLIENT * 2} leads from one client through three instances ${passed} passed (limit ${PER_CLIENT})`, passed === PER_CLIENT)

const kept = await postgres.query('select key from inbox_limits', store.database)
say('the shared counts hold no address', kept.length > 0 && !kept.some(({ key }) => key?.includes('203.0.113')))
const unlogged = await count(`select count(*) as n from pg_class where relname = 'inbox_limits' and relpersistence = 'u'`)
say('the shared counts are in no log and no backup', unlogged === 1)

const ledger = makeLedger(() => proxy.url)
let over = false
const load = ledger.load({ senders: 12, until: () => over })
while (ledger.acknowledged().length < 300) await sleep(5)
inboxes[0]?.signal('SIGKILL')
await inboxes[0]?.ended
const atKill = ledger.acknowledged().length
while (ledger.acknowledged().length < atKill + 300) await sleep(5)
over = true
await load
const emails = (await store.emails()).filter((email) => email !== 'visitor-twice@example.com')
const present = new Set(emails)
const missing = ledger.acknowledged().filter((email) => !present.has(email)).length
say(
  `an instance killed under load: ${ledger.tally()}; ${missing} acknowledged missing, ${emails.length - present.size} stored twice`,
  missing === 0 && emails.length === present.size,
)
say('the others went on', ledger.acknowledged().length >= atKill + 300)
say(
  'the logs name nobody',
  inboxes.every((inbox) => !SECRET_WORDS.test(inbox.output())),
)

proxy.close()
await Promise.all(inboxes.map((inbox) => inbox.stop()))
await postgres.stop()
writeReport(
  'inbox-instances.md',
  `# Three instances on one PostgreSQL

\`npm run bench:instances\`, with a round-robin proxy that tries the next instance when a connection fails.

${table(
  ['what', 'verdict'],
  verdicts.map(([text, holds]) => [text, holds ? 'holds' : '**FAILED**']),
)}

${conditions()}`,
)
process.exit(verdicts.every(([, holds]) => holds) ? 0 : 1)

/** @param {string} sql */
async function count(sql) {
  return Number((await postgres.query(sql, store.database))[0]?.['n'])
}

/** @param {unknown} lead @param {string} client */
async function post(lead, client) {
  const response = await fetch(`${proxy.url}/api/form-datas`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Test-Client': client },
    body: JSON.stringify(lead),
  })
  await response.arrayBuffer()
  return response.status
}

/** A lead may be sent to a second instance: its fingerprint makes that harmless. @param {{ port: number }[]} targets */
async function startProxy(targets) {
  let turn = 0
  let client = 0
  const server = createServer((incoming, outgoing) => {
    /** @type {Buffer[]} */
    const chunks = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const from = String(incoming.headers['x-test-client'] ?? `10.0.${(client += 1) >> 8}.${client & 255}`)
      const first = (turn += 1)
      const attempt = (/** @type {number} */ left) => {
        const port = targets[(first + left) % targets.length]?.port
        const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-Forwarded-For': from }
        const sending = request({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502)
          answer.pipe(outgoing)
        })
        sending.on('error', () => {
          if (left > 0 && !outgoing.headersSent) attempt(left - 1)
          else outgoing.writeHead(502).end()
        })
        sending.end(body)
      }
      attempt(targets.length - 1)
    })
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
