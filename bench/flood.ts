import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Inbox } from '../cms/tests/support/inbox.ts'
import { buildIfStale } from '../scripts/shared/buildIfStale.mjs'
import { say } from '../scripts/shared/terminal.mjs'
import { sendLead, startBenchInbox } from './inbox/benchInbox.ts'
import { conditions, table, writeReport } from './report.ts'

const FIRST_LEADS = 3
const LIMIT_TOTAL = 6_000
const CONNECTIONS = 32
const CLIENTS = 1_000
const VISITORS = 60
/** The server's heap in MB: keeping a count for each request would crash it. */
const HEAP_MB = 160
const MOST_MEMORY_MB = 400
/** The limits as shipped, not those of the other benches. */
const SHIPPED = {
  LIMIT_PER_CLIENT: undefined,
  LIMIT_TOTAL: undefined,
  DISK_RESERVE_MB: undefined,
  DATABASE_MAX_MB: undefined,
  TRUSTED_PROXIES: '1',
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
}

const hex = (number: number) => number.toString(16)
const of48 = (number: number) => `2001:db8:4000:${hex(number)}::1`
const floods: Record<string, (client: number) => string> = {
  'IPv4 addresses': (client) => `10.0.${client >> 8}.${client & 255}`,
  '/64 of one /48': of48,
}
/** Of visitors who have sent nothing: from elsewhere, and from the flood's own /48. */
const freshAddresses = [
  (visitor: number) => `192.0.2.${visitor & 255}`,
  (visitor: number) => `2001:db8:9:${hex(visitor)}::1`,
  (visitor: number) => of48(0xf000 + visitor),
]

/** npm run bench:flood [-- --requests 100000] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { requests: { type: 'string', default: '100000' } } })
  await buildIfStale(['server'], process.env)
  const requests = Number(values.requests)
  const rows: (string | number)[][] = []
  for (const [name, addressOf] of Object.entries(floods)) {
    const inbox = await startBenchInbox(undefined, SHIPPED)
    await sendLead(inbox.port, 'warm-up', { from: '198.51.100.1' })
    const before = sizeOf(inbox)
    let { memory } = before
    let [sent, refused, visited, storedOfVisitors] = [0, 0, 0, 0]
    const start = performance.now()

    const visit = async () => {
      visited += 1
      const visitor = visited
      const from = freshAddresses[visitor % freshAddresses.length]?.(visitor) ?? ''
      for (let lead = 0; lead < FIRST_LEADS; lead += 1)
        if ((await sendLead(inbox.port, `visitor-${visitor}-${lead}`, { from, words: 150 })) === 201) storedOfVisitors += 1
    }
    const attack = async () => {
      while (sent < requests) {
        sent += 1
        const number = sent
        const status = await sendLead(inbox.port, `flood-${number}`, { from: addressOf(number % CLIENTS), words: 150 })
        if (status === 429) refused += 1
        if (number % 1_000 === 0) memory = Math.max(memory, sizeOf(inbox).memory)
        // Most visitors come when the pool has long been used up.
        if (number % Math.floor(requests / VISITORS) === 0) await visit()
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, attack))

    const seconds = Math.round((performance.now() - start) / 1000)
    const stored = (await inbox.leads()).filter(({ email }) => email?.startsWith('flood-')).length
    const { database } = sizeOf(inbox)
    await inbox.stop()
    const passed =
      stored + refused === sent &&
      stored <= CLIENTS * FIRST_LEADS + LIMIT_TOTAL &&
      visited >= VISITORS &&
      storedOfVisitors === visited * FIRST_LEADS &&
      memory <= MOST_MEMORY_MB
    rows.push([
      ...[`${CLIENTS} ${name}`, sent, seconds, stored, refused, `${storedOfVisitors} of ${visited * FIRST_LEADS}`],
      ...[`${before.memory} → ${memory}`, `${before.database} → ${database}`, passed ? 'passed' : '**FAILED**'],
    ])
    say(rows.at(-1)?.join(' | ') ?? '')
  }

  writeReport(
    'inbox-flood.md',
    `# A flood, and who still gets through

\`npm run bench:flood\`: ${requests} leads from each flood's addresses in turn, sent as fast as the inbox answers over ${CONNECTIONS} connections, so
that all fall into one ten minutes of its limits. Meanwhile ${VISITORS} visitors who have sent nothing send three leads each: a third from
IPv4 addresses, a third from another IPv6 network, a third from the /48 of the flood. The limits are those that are shipped;
[decision 0017](../decisions/0017-first-leads-and-a-pool.md) explains them. The server has a heap of ${HEAP_MB} MB.

${table(['flood from', 'sent', 'in, s', 'stored', '429', 'leads of visitors stored', 'memory, MB', 'database, MB', 'verdict'], rows)}

A row passes when every lead of a visitor is stored, the flood stores at most ${CLIENTS} × ${FIRST_LEADS} + ${LIMIT_TOTAL}, all else is answered 429, and the
memory stays below ${MOST_MEMORY_MB} MB. Memory is the server's, before and at its most; the database is SQLite's file and its log.

${conditions()}`,
  )
  return rows.every((row) => row.at(-1) === 'passed') ? 0 : 1
}

/** In MB: what the server has in memory, and SQLite's file with its log. */
function sizeOf({ pid, folder }: Inbox) {
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const bytes = ['leads.db', 'leads.db-wal'].reduce(
    (sum, name) => sum + (statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
  return { memory: Math.round(Number(resident) / 1024), database: (bytes / 2 ** 20).toFixed(1) }
}
