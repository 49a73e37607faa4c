// @ts-check
// npm run bench:flood [-- --requests 100000 --clients 1000 --visitors 60 --sqlite | --postgres]
// The ten minutes are sent as fast as the inbox answers: all within one window of its limits.
import { readFileSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { buildServer, startInbox } from './support/cms.mjs'
import { postgresStore, sqliteStore } from './support/databases.mjs'
import { postgresIsInstalled, startPostgres } from './support/postgres.mjs'
import { conditions, table, writeReport } from './support/report.mjs'

const { values: flags } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '1000' },
    visitors: { type: 'string', default: '60' },
    sqlite: { type: 'boolean' },
    postgres: { type: 'boolean' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const REQUESTS = Number(flags.requests)
const CLIENTS = Number(flags.clients)
const VISITORS = Number(flags.visitors)
const CONNECTIONS = 32
const FIRST_LEADS = 3
const LIMIT_TOTAL = 6_000
const MOST_MEMORY_GROWTH_MB = 150
const LONGEST_MS = 10 * 60_000

const hex = (/** @type {number} */ number) => number.toString(16).padStart(2, '0')

/** @type {{ name: string, client: (number: number) => string }[]} */
const floods = [
  { name: `${CLIENTS} IPv4 addresses`, client: (number) => `10.0.${number >> 8}.${number & 255}` },
  { name: `${CLIENTS} /64 of one /40`, client: (number) => `2001:db8:40${hex(number & 255)}:${hex(number >> 8)}::1` },
]

/** Addresses that have sent nothing: from elsewhere, and from the flood's own /40. @type {((number: number) => string)[]} */
const visitors = [
  (number) => `192.0.2.${number}`,
  (number) => `2001:db8:9:${hex(number)}::1`,
  (number) => `2001:db8:40${hex(number & 255)}:ff${hex(number)}::1`,
]

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS + 8 })

/** @param {number} port @param {string} from @param {string} tag @returns {Promise<number>} */
function sendLead(port, from, tag) {
  const body = JSON.stringify({
    data: { fullName: 'Asha Gurung', email: `${tag}@example.com`, subject: 'Bench', queries: `I am ${tag}. ${'word '.repeat(150)}` },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'X-Forwarded-For': from }
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/api/form-datas', method: 'POST', agent, headers, timeout: 60_000 }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** @param {number} pid */
const residentMb = (pid) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

/** @param {import('./support/postgres.mjs').Postgres | null} postgres */
async function makeStore(postgres) {
  if (!postgres) {
    const store = sqliteStore()
    const bytes = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
    return { ...store, size: async () => bytes(store.file) + bytes(`${store.file}-wal`) }
  }
  const store = await postgresStore(postgres)
  const size = async () => Number((await postgres.query(`select pg_database_size('${store.database}') as size`))[0]?.['size'] ?? 0)
  return { ...store, size }
}

/** @param {import('./support/postgres.mjs').Postgres | null} postgres @param {(typeof floods)[number]} flood */
async function run(postgres, flood) {
  const store = await makeStore(postgres)
  // The limits that are shipped, not those of the other benches.
  const variables = { ...store.variables, TRUSTED_PROXIES: '1', LIMIT_PER_CLIENT: undefined, LIMIT_TOTAL: undefined }
  const inbox = await startInbox({ folder: store.folder, variables })
  await sendLead(inbox.port, '198.51.100.1', 'warm-up')
  const before = { memory: residentMb(inbox.pid), bytes: await store.size() }

  /** @type {Record<number, number>} */
  const answers = {}
  let most = before.memory
  let sent = 0
  let visited = 0
  let visitorsStored = 0
  const start = performance.now()

  async function visit() {
    const number = (visited += 1)
    const from = visitors[number % visitors.length]?.(number) ?? ''
    for (let lead = 0; lead < FIRST_LEADS; lead += 1) {
      if ((await sendLead(inbox.port, from, `visitor-${number}-${lead}`)) === 201) visitorsStored += 1
    }
  }

  async function attack() {
    while (sent < REQUESTS && performance.now() - start < LONGEST_MS) {
      const number = (sent += 1)
      const status = await sendLead(inbox.port, flood.client(number % CLIENTS), `flood-${number}`)
      answers[status] = (answers[status] ?? 0) + 1
      if (number % 1_000 === 0) most = Math.max(most, residentMb(inbox.pid))
      // Most of them come when the pool has long been used up.
      if (number % Math.floor(REQUESTS / VISITORS) === 0) await visit()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, attack))

  const seconds = (performance.now() - start) / 1000
  const stored = (await store.emails()).filter((email) => email.startsWith('flood-')).length
  const bytes = await store.size()
  await inbox.stop()
  const others = sent - (answers[201] ?? 0) - (answers[429] ?? 0)
  const holds =
    sent === REQUESTS &&
    visited >= VISITORS &&
    visitorsStored === visited * FIRST_LEADS &&
    stored === answers[201] &&
    stored <= CLIENTS * FIRST_LEADS + LIMIT_TOTAL &&
    others === 0 &&
    most - before.memory < MOST_MEMORY_GROWTH_MB
  const mb = (/** @type {number} */ size) => (size / 2 ** 20).toFixed(1)
  const row = [
    store.name,
    flood.name,
    sent,
    Math.round(seconds),
    stored,
    answers[429] ?? 0,
    others,
    `${visitorsStored} of ${visited * FIRST_LEADS}`,
    `${before.memory} → ${most}`,
    `${mb(before.bytes)} → ${mb(bytes)}`,
    holds ? 'holds' : '**does not hold**',
  ]
  console.log(...row)
  return { row, holds }
}

if (flags.build) buildServer()
const both = !flags.sqlite && !flags.postgres
const results = []
if (flags.sqlite || both) for (const flood of floods) results.push(await run(null, flood))
if (flags.postgres || both) {
  if (!postgresIsInstalled) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15, or ask for --sqlite alone.')
  const postgres = await startPostgres()
  for (const flood of floods) results.push(await run(postgres, flood))
  await postgres.stop()
}

writeReport(
  'inbox-flood.md',
  `# A flood, and who still gets through

\`npm run bench:flood\`: ${REQUESTS} leads from each flood's addresses in turn, sent as fast as the inbox answers over ${CONNECTIONS} connections,
so all fall into one ten minutes of its limits. Meanwhile ${VISITORS} visitors who have sent nothing send three leads each: a third from
IPv4 addresses, a third from another IPv6 network, a third from the /40 of the flood. The limits are those that are shipped;
[decision 0041](../decisions/0041-first-leads-and-a-pool.md) explains them.

${table(['database', 'flood from', 'sent', 'in, s', 'stored', '429', 'other answers', "visitors' leads stored", 'memory, MB', 'database, MB', 'verdict'], results.map(({ row }) => row))}

Each row holds when every lead of a visitor is stored, the flood stores at most ${CLIENTS} × ${FIRST_LEADS} + ${LIMIT_TOTAL}, all else is answered 429,
and the memory grows by less than ${MOST_MEMORY_GROWTH_MB} MB. Memory is the server's, before and at its most; the database of SQLite is the file with its log.

${conditions()}`,
)
process.exit(results.every(({ holds }) => holds) ? 0 : 1)
