import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sendLead } from './inbox/sendLead.ts'
import { buildServer, makeStore, startInbox } from './inbox/startInbox.ts'
import { conditions, say, table, writeReport } from './report.ts'

const FIRST_LEADS = 3
const LIMIT_TOTAL = 6_000
const CONNECTIONS = 32
const LONGEST_MS = 10 * 60_000
/** The server's heap in MB: keeping a count for each request would crash it. */
const HEAP_MB = 160
const MOST_MEMORY_MB = 400
/** The limits as shipped, not those of the other benches. */
const SHIPPED = {
  ...{ LIMIT_PER_CLIENT: undefined, LIMIT_TOTAL: undefined, DISK_RESERVE_MB: undefined, DATABASE_MAX_MB: undefined },
  ...{ TRUSTED_PROXIES: '1', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
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

/** npm run bench:flood [-- --requests 100000 --clients 1000 --visitors 60] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '100000' },
      clients: { type: 'string', default: '1000' },
      visitors: { type: 'string', default: '60' },
    },
  })
  const [requests, clients, visitors] = [Number(values.requests), Number(values.clients), Number(values.visitors)]
  buildServer()
  const rows: (string | number)[][] = []
  for (const [name, addressOf] of Object.entries(floods)) {
    const store = await makeStore(null)
    const inbox = await startInbox({ folder: store.folder, variables: { ...store.variables, ...SHIPPED } })
    await sendLead(inbox.port, 'warm-up', { from: '198.51.100.1' })
    const bytes = () => ['', '-wal'].reduce((sum, end) => sum + (statSync(store.file + end, { throwIfNoEntry: false })?.size ?? 0), 0)
    const before = { memory: residentMb(inbox.pid), bytes: bytes() }
    const answers = new Map<number | string, number>()
    let [mostMemory, sent, visited, storedOfVisitors] = [before.memory, 0, 0, 0]
    const start = performance.now()

    const visit = async () => {
      visited += 1
      const visitor = visited
      const from = freshAddresses[visitor % freshAddresses.length]?.(visitor) ?? ''
      for (let lead = 0; lead < FIRST_LEADS; lead += 1)
        if ((await sendLead(inbox.port, `visitor-${visitor}-${lead}`, { from, words: 150 })) === 201) storedOfVisitors += 1
    }
    const attack = async () => {
      while (sent < requests && performance.now() - start < LONGEST_MS) {
        sent += 1
        const number = sent
        const status = await sendLead(inbox.port, `flood-${number}`, { from: addressOf(number % clients), words: 150 })
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (number % 1_000 === 0) mostMemory = Math.max(mostMemory, residentMb(inbox.pid))
        // Most visitors come when the pool has long been used up.
        if (number % Math.floor(requests / visitors) === 0) await visit()
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, attack))

    const seconds = Math.round((performance.now() - start) / 1000)
    const stored = (await store.emails()).filter((email) => email.startsWith('flood-')).length
    const refused = answers.get(429) ?? 0
    await inbox.stop()
    const passed =
      sent === requests &&
      stored + refused === sent &&
      stored <= clients * FIRST_LEADS + LIMIT_TOTAL &&
      visited >= visitors &&
      storedOfVisitors === visited * FIRST_LEADS &&
      mostMemory <= MOST_MEMORY_MB
    rows.push([
      ...[`${clients} ${name}`, sent, seconds, stored, refused, `${storedOfVisitors} of ${visited * FIRST_LEADS}`],
      ...[`${before.memory} → ${mostMemory}`, `${mb(before.bytes)} → ${mb(bytes())}`, passed ? 'passed' : '**FAILED**'],
    ])
    say(rows.at(-1)?.join(' | ') ?? '')
  }

  writeReport(
    'docs/bench/inbox-flood.md',
    `# A flood, and who still gets through

\`npm run bench:flood\`: ${requests} leads from each flood's addresses in turn, sent as fast as the inbox answers over ${CONNECTIONS} connections, so
that all fall into one ten minutes of its limits. Meanwhile ${visitors} visitors who have sent nothing send three leads each: a third from
IPv4 addresses, a third from another IPv6 network, a third from the /48 of the flood. The limits are those that are shipped;
[decision 0017](../decisions/0017-first-leads-and-a-pool.md) explains them. The server has a heap of ${HEAP_MB} MB.

${table(['flood from', 'sent', 'in, s', 'stored', '429', 'leads of visitors stored', 'memory, MB', 'database, MB', 'verdict'], rows)}

A row passes when every lead of a visitor is stored, the flood stores at most ${clients} × ${FIRST_LEADS} + ${LIMIT_TOTAL}, all else is answered 429, and the
memory stays below ${MOST_MEMORY_MB} MB. Memory is the server's, before and at its most; the database is SQLite's file and its log.

${conditions()}`,
  )
  return rows.every((row) => row.at(-1) === 'passed') ? 0 : 1
}

const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

function residentMb(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}
