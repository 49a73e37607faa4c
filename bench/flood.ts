import { readFileSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { type Postgres, startPostgres } from '../cms/tests/support/postgres.ts'
import { buildServer, startInbox } from './inbox/startInbox.ts'
import { postgresStore, type Store, sqliteStore } from './inbox/stores.ts'
import { conditions, say, table, writeReport } from './report.ts'

type Size = { requests: number; clients: number; visitors: number }
type Flood = { name: string; addressOf: (client: number) => string }
type SizedStore = Store & { name: string; bytes: () => Promise<number> }

const FIRST_LEADS = 3
const LIMIT_TOTAL = 6_000
const CONNECTIONS = 32
const LONGEST_MS = 10 * 60_000
/** The server's heap in MB: keeping a count for each request would crash it. */
const HEAP_MB = 160
const MOST_MEMORY_MB = 400

/** npm run bench:flood [-- --sqlite | --postgres] [-- --requests 100000 --clients 1000 --visitors 60] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
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
  const size: Size = { requests: Number(values.requests), clients: Number(values.clients), visitors: Number(values.visitors) }
  const both = !values.sqlite && !values.postgres
  const floods: Flood[] = [
    { name: `${size.clients} IPv4 addresses`, addressOf: (client) => `10.0.${client >> 8}.${client & 255}` },
    { name: `${size.clients} /64 of one /40`, addressOf: (client) => `${in40(client)}:${hex(client >> 8)}::1` },
  ]

  if (values.build) buildServer()
  const outcomes: Awaited<ReturnType<typeof flooded>>[] = []
  if (both || values.sqlite) for (const flood of floods) outcomes.push(await flooded(sqlite(), flood, size))
  if (both || values.postgres) {
    const server = await startPostgres()
    for (const flood of floods) outcomes.push(await flooded(await postgres(server), flood, size))
    await server.stop()
  }

  writeReport(
    'docs/bench/inbox-flood.md',
    `# A flood, and who still gets through

\`npm run bench:flood\`: ${size.requests} leads from each flood's addresses in turn, sent as fast as the inbox answers over ${CONNECTIONS} connections, so
that all fall into one ten minutes of its limits. Meanwhile ${size.visitors} visitors who have sent nothing send three leads each: a third from
IPv4 addresses, a third from another IPv6 network, a third from the /40 of the flood. The limits are those that are shipped;
[decision 0017](../decisions/0017-first-leads-and-a-pool.md) explains them. The server has a heap of ${HEAP_MB} MB.

${table(
  [
    'database',
    'flood from',
    'sent',
    'in, s',
    'stored',
    '429',
    'other',
    'leads of visitors stored',
    'memory, MB',
    'database, MB',
    'verdict',
  ],
  outcomes.map(({ row }) => row),
)}

A row passes when every lead of a visitor is stored, the flood stores at most ${size.clients} × ${FIRST_LEADS} + ${LIMIT_TOTAL}, all else is answered 429, and the
memory stays below ${MOST_MEMORY_MB} MB. Memory is the server's, before and at its most; SQLite's database is the file and its log.

${conditions()}`,
  )
  return outcomes.every(({ passed }) => passed) ? 0 : 1
}

async function flooded(store: SizedStore, flood: Flood, { requests, clients, visitors }: Size) {
  // The limits as shipped, not those of the other benches.
  const shipped = {
    LIMIT_PER_CLIENT: undefined,
    LIMIT_TOTAL: undefined,
    DISK_RESERVE_MB: undefined,
    DATABASE_MAX_MB: undefined,
    TRUSTED_PROXIES: '1',
  }
  const variables = { ...store.variables, ...shipped, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
  const inbox = await startInbox({ folder: store.folder, variables })
  await sendLead(inbox.port, '198.51.100.1', 'warm-up')
  const before = { memory: residentMb(inbox.pid), bytes: await store.bytes() }

  const answers = new Map<number, number>()
  const count = (status: number) => answers.get(status) ?? 0
  let mostMemory = before.memory
  let sent = 0
  let visited = 0
  let stored = 0
  const start = performance.now()

  async function visit() {
    visited += 1
    const visitor = visited
    const from = freshAddresses[visitor % freshAddresses.length]?.(visitor) ?? ''
    for (let lead = 0; lead < FIRST_LEADS; lead += 1) {
      if ((await sendLead(inbox.port, from, `visitor-${visitor}-${lead}`)) === 201) stored += 1
    }
  }

  async function attack() {
    while (sent < requests && performance.now() - start < LONGEST_MS) {
      sent += 1
      const number = sent
      const status = await sendLead(inbox.port, flood.addressOf(number % clients), `flood-${number}`)
      answers.set(status, count(status) + 1)
      if (number % 1_000 === 0) mostMemory = Math.max(mostMemory, residentMb(inbox.pid))
      // Most visitors come when the pool has long been used up.
      if (number % Math.floor(requests / visitors) === 0) await visit()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, attack))

  const seconds = (performance.now() - start) / 1000
  const storedOfFlood = (await store.emails()).filter((email) => email.startsWith('flood-')).length
  const bytes = await store.bytes()
  await inbox.stop()
  const others = sent - count(201) - count(429)
  const passed =
    sent === requests &&
    others === 0 &&
    visited >= visitors &&
    stored === visited * FIRST_LEADS &&
    storedOfFlood === count(201) &&
    storedOfFlood <= clients * FIRST_LEADS + LIMIT_TOTAL &&
    mostMemory <= MOST_MEMORY_MB
  const row = [
    ...[store.name, flood.name, sent, Math.round(seconds), storedOfFlood, count(429), others],
    `${stored} of ${visited * FIRST_LEADS}`,
    `${before.memory} → ${mostMemory}`,
    `${mb(before.bytes)} → ${mb(bytes)}`,
    passed ? 'passed' : '**FAILED**',
  ]
  say(row.join(' | '))
  return { row, passed }
}

const hex = (number: number) => number.toString(16).padStart(2, '0')
const in40 = (number: number) => `2001:db8:40${hex(number & 255)}`
const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

/** Addresses of visitors who have sent nothing: from elsewhere, and from the flood's own /40. */
const freshAddresses: ((visitor: number) => string)[] = [
  (visitor) => `192.0.2.${visitor & 255}`,
  (visitor) => `2001:db8:9:${hex(visitor)}::1`,
  (visitor) => `${in40(visitor)}:ff${hex(visitor)}::1`,
]

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

function sendLead(port: number, from: string, tag: string): Promise<number> {
  const body = JSON.stringify({
    data: { fullName: 'Asha Gurung', email: `${tag}@example.com`, subject: 'Bench', queries: `I am ${tag}. ${'word '.repeat(150)}` },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'X-Forwarded-For': from }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/form-datas', method: 'POST', agent, headers, timeout: 60_000 }
    const sending = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer in a minute')))
    sending.on('error', reject)
    sending.end(body)
  })
}

function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function sqlite(): SizedStore {
  const store = sqliteStore()
  const bytes = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return { ...store, name: 'SQLite', bytes: async () => bytes(store.file) + bytes(`${store.file}-wal`) }
}

async function postgres(server: Postgres): Promise<SizedStore> {
  const store = await postgresStore(server)
  const bytes = async () => Number((await server.query<{ size: string }>(`select pg_database_size('${store.database}') as size`))[0]?.size)
  return { ...store, name: 'PostgreSQL', bytes }
}
