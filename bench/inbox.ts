import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeFolder } from '../cms/tests/support/inbox.ts'
import { buildIfStale } from '../scripts/shared/buildIfStale.mjs'
import { say } from '../scripts/shared/terminal.mjs'
import { makeBareStrapi, startBareStrapi } from './inbox/bareStrapi.ts'
import { startBenchInbox } from './inbox/benchInbox.ts'
import { fill, indexAll } from './inbox/fill.ts'
import { type Pace, type Sent, sendAll } from './inbox/sender.ts'
import { conditions, table, writeReport } from './report.ts'

/** `cpu`: processor time of the server for a lead, in ms. */
type Measured = Sent & { cpu: number }
type Server = { port: number; pid?: number | undefined; stop: () => Promise<void> }

const SERVER_CORE = '0'
const SENDER_CORE = '1'
const VARIABLES = { TRUSTED_PROXIES: '1', RETENTION_MONTHS: '60', LOG_LEVEL: 'info' }
const OUR_COLUMNS = {
  fingerprint: `'f' || n`,
  person_key: `'p' || n % 5000000`,
  text_key: `'t' || n`,
  search_text: `'asha gurung' || char(10) || 'old' || n || '@example.com' || char(10) || 'civil engineer with nine years on bridges, number ' || n`,
  lead_status: `'won'`,
  form: `'enquiry'`,
  name_key: `'k' || n % 20000`,
  phone_digits: `'61491570006'`,
  phone_tail: `'491570006'`,
}
/** Requests a second at a fixed pace. */
const RATE = 200

/** npm run bench:inbox [-- --leads 0,100000,1000000 --connections 1,16,64 --seconds 5 --rounds 2] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      leads: { type: 'string', default: '0,100000' },
      connections: { type: 'string', default: '1,16,64' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '2' },
    },
  })
  await buildIfStale(['server'], process.env)
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  const paces: Pace[] = [...numbersIn(values.connections).map((connections) => ({ connections })), { rate: RATE }]
  const rows: (string | number)[][] = []
  for (const leads of numbersIn(values.leads)) {
    const servers = { bare: await startBare(leads), ours: await startOurs(leads) }
    pin(process.pid, SENDER_CORE)
    for (const { pid } of Object.values(servers)) pin(pid, SERVER_CORE)
    for (const pace of paces) {
      const found: Record<keyof typeof servers, Measured[]> = { bare: [], ours: [] }
      // Bare and ours in turn, so that other work on the machine affects both.
      for (let round = 0; round < rounds; round += 1)
        for (const whose of ['bare', 'ours'] as const) found[whose].push(await measure(servers[whose], pace, seconds))
      const [bare, ours] = [mean(found.bare), mean(found.ours)]
      rows.push([
        leads,
        'rate' in pace ? 'paced' : pace.connections,
        `${Math.round(bare.perSecond)} / ${Math.round(ours.perSecond)}`,
        'rate' in pace ? '' : `**${(ours.perSecond / bare.perSecond).toFixed(2)}**`,
        `${bare.cpu.toFixed(2)} / ${ours.cpu.toFixed(2)} = ${(bare.cpu / ours.cpu).toFixed(2)}`,
        `${bare.p50.toFixed(1)} / ${bare.p99.toFixed(1)}`,
        `${ours.p50.toFixed(1)} / ${ours.p99.toFixed(1)}`,
        `${bare.failed} / ${ours.failed}`,
      ])
      say(rows.at(-1)?.join('  ') ?? '')
    }
    await Promise.all(Object.values(servers).map((server) => server.stop()))
  }

  writeReport(
    'inbox.md',
    `# The inbox against a bare Strapi, SQLite

\`npm run bench:inbox -- ${args.join(' ')}\`: the same five fields, the same packages, one run. Bare is stock Strapi: core controller,
all default middlewares and the default journal, and it lacks users-permissions and drafts, which makes it
faster than a real new project. Ours has everything of the intake on: WAL with synchronous FULL, limits, dedup,
spam rules, strict checks; no mail server is set. Each lead is a different one, from many clients behind one
trusted proxy. Server and sender have a core each. Trust the ratios, and most of all that of processor time:
other work shares the machine. *Paced* is ${RATE} requests a second with fixed due times.

${table(HEAD, rows)}

${rounds} rounds of ${seconds} s each after 2 s of warm-up, bare and ours in turn. ${conditions()}`,
  )
  return 0
}

const HEAD = [
  'leads stored',
  'connections',
  'bare / ours, req/s',
  'ratio',
  'CPU ms a lead, bare / ours',
  'bare p50 / p99, ms',
  'ours p50 / p99, ms',
  'failed bare / ours',
]

async function startBare(leads: number): Promise<Server> {
  const folder = makeBareStrapi()
  if (leads > 0) {
    await (await startBareStrapi(folder)).stop()
    await fill(folder, leads)
  }
  return startBareStrapi(folder)
}

async function startOurs(leads: number): Promise<Server> {
  const folder = makeFolder()
  if (leads > 0) {
    const first = await startBenchInbox(folder, VARIABLES)
    first.signal('SIGTERM')
    await first.ended
    await fill(folder, leads, OUR_COLUMNS)
    await indexAll(folder)
  }
  return startBenchInbox(folder, VARIABLES)
}

/** To a core of its own, where the machine has two and taskset. */
function pin(pid = process.pid, core: string): void {
  spawnSync('taskset', ['-acp', core, String(pid)])
}

async function measure({ pid, port }: Server, pace: Pace, seconds: number): Promise<Measured> {
  const before = cpuMilliseconds(pid)
  const sent = await sendAll(port, pace, seconds)
  return { ...sent, cpu: (cpuMilliseconds(pid) - before) / sent.sent }
}

/** Processor time of the server: the one figure that other work on the machine hardly moves. */
function cpuMilliseconds(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function mean(all: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => all.reduce((sum, one) => sum + one[key], 0) / all.length
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), failed: of('failed') * all.length, sent: of('sent'), cpu: of('cpu') }
}

function numbersIn(list: string): number[] {
  return list.split(',').filter(Boolean).map(Number)
}
