import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import * as v from 'valibot'
import { startPostgres } from '../cms/tests/support/postgres.ts'
import { WEB_DIR } from './folders.ts'
import { makeBareStrapi, startBareStrapi } from './inbox/bareStrapi.ts'
import { fill, type Whose } from './inbox/fill.ts'
import { type Load, type Sent, SentSchema } from './inbox/sender.ts'
import { buildServer, makeStore, onCore, startInbox } from './inbox/startInbox.ts'
import { conditions, say, table, writeReport } from './report.ts'
import type { Server } from './startServer.ts'

/** `cpu`: processor time of the server for a lead, in ms. */
type Measured = Omit<Sent, 'sent'> & { cpu: number }
type Pace = Pick<Load, 'connections' | 'rate'>

const SERVER_CORE = 0
const SENDER_CORE = 1
const VARIABLES = { TRUSTED_PROXIES: '1', RETENTION_MONTHS: '60', LOG_LEVEL: 'info' }
/** Requests a second at a fixed pace. */
const RATE = 200

/** npm run bench:inbox [-- --leads 0,100000,1000000 --connections 1,16,64 --seconds 5 --rounds 2 --postgres] */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      leads: { type: 'string', default: '0,100000' },
      connections: { type: 'string', default: '1,16,64' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '2' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)]
  buildServer()
  const bareFolder = makeBareStrapi()
  const postgres = values.postgres ? await startPostgres() : null

  async function startFilled(whose: Whose, leads: number): Promise<Server> {
    const store = await makeStore(postgres)
    const start = () =>
      whose === 'bare'
        ? startBareStrapi({ folder: bareFolder, variables: store.variables, core: SERVER_CORE })
        : startInbox({ folder: store.folder, variables: { ...VARIABLES, ...store.variables }, core: SERVER_CORE })
    if (leads > 0) {
      await (await start()).stop()
      await fill(store, whose, leads)
    }
    return start()
  }

  const rows: (string | number)[][] = []
  for (const leads of numbersIn(values.leads)) {
    const servers = { bare: await startFilled('bare', leads), ours: await startFilled('ours', leads) }
    const paces: Pace[] = [...numbersIn(values.connections).map((connections) => ({ connections })), { connections: 64, rate: RATE }]
    for (const pace of paces) {
      const found: Record<Whose, Measured[]> = { bare: [], ours: [] }
      // Bare and ours in turn, so that other work on the machine affects both.
      for (let round = 0; round < rounds; round += 1)
        for (const whose of ['bare', 'ours'] as const) found[whose].push(await send(servers[whose], { ...pace, seconds }))
      const [bare, ours] = [mean(found.bare), mean(found.ours)]
      rows.push([
        leads,
        pace.rate ? `${pace.connections}, paced` : pace.connections,
        `${Math.round(bare.perSecond)} / ${Math.round(ours.perSecond)}`,
        pace.rate ? '' : `**${(ours.perSecond / bare.perSecond).toFixed(2)}**`,
        `${bare.cpu.toFixed(2)} / ${ours.cpu.toFixed(2)} = ${(bare.cpu / ours.cpu).toFixed(2)}`,
        times(bare),
        times(ours),
        `${bare.failed} / ${ours.failed}`,
      ])
      say(rows.at(-1)?.join('  ') ?? '')
    }
    await Promise.all([servers.bare.stop(), servers.ours.stop()])
  }
  await postgres?.stop()

  const database = postgres ? 'PostgreSQL' : 'SQLite'
  writeReport(
    `docs/bench/inbox${postgres ? '-postgres' : ''}.md`,
    `# The inbox against a bare Strapi, ${database}

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

let runs = 0

async function send(server: Server, pace: Pace & Pick<Load, 'seconds'>): Promise<Measured> {
  runs += 1
  const load: Load = { ...pace, port: server.port, tag: `r${runs}` }
  const sender = ['runTypeScript.mjs', '../bench', 'inbox/sender', JSON.stringify(load)]
  const [program, args] = onCore(SENDER_CORE, process.execPath, sender)
  const before = cpuMilliseconds(server.pid)
  const { stdout } = await promisify(execFile)(program, args, { cwd: WEB_DIR })
  const { sent, ...measured } = v.parse(SentSchema, JSON.parse(stdout))
  return { ...measured, cpu: (cpuMilliseconds(server.pid) - before) / sent }
}

/** Processor time of the server: the one figure that other work on the machine hardly moves. */
function cpuMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function mean(all: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => all.reduce((sum, one) => sum + one[key], 0) / all.length
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), failed: of('failed') * all.length, cpu: of('cpu') }
}

function times({ p50, p99 }: Measured): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`
}

function numbersIn(list: string): number[] {
  return list.split(',').filter(Boolean).map(Number)
}
