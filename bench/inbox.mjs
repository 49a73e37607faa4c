// @ts-check
// npm run bench:inbox [-- --leads 0,100000,1000000 --connections 1,16,64 --seconds 5 --rounds 2 --postgres --paced-only]
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseArgs, promisify } from 'node:util'
import { makeBareStrapi, startBareStrapi } from './support/bareStrapi.mjs'
import { buildServer, onCore, startInbox } from './support/cms.mjs'
import { postgresStore, sqliteStore } from './support/databases.mjs'
import { diskTimes } from './support/disk.mjs'
import { fillPostgres, fillSqlite } from './support/fill.mjs'
import { startPostgres } from './support/postgres.mjs'
import { conditions, table, writeReport } from './support/report.mjs'

const { values: flags } = parseArgs({
  options: {
    leads: { type: 'string', default: '0,100000' },
    connections: { type: 'string', default: '1,16,64' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '2' },
    rate: { type: 'string', default: '200' },
    postgres: { type: 'boolean', default: false },
    'paced-only': { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const numbers = (/** @type {string} */ list) => list.split(',').filter(Boolean).map(Number)
const SIZES = numbers(flags.leads)
const CONNECTIONS = flags['paced-only'] ? [] : numbers(flags.connections)
const SECONDS = Number(flags.seconds)
const ROUNDS = Number(flags.rounds)
const RATE = Number(flags.rate)
const SERVER_CORE = 0
const SENDER_CORE = 1

/** @typedef {{ perSecond: number, p50: number, p99: number, failed: number, cpu: number }} Measured */
/** @typedef {{ url: string, port: number, pid: number, stop: () => Promise<unknown> }} Server */

let tag = 0

/** @param {Server} server @param {{ connections: number, rate?: number }} load @returns {Promise<Measured>} */
async function send(server, load) {
  const options = JSON.stringify({ port: server.port, seconds: SECONDS, tag: `r${(tag += 1)}`, ...load })
  const [program, args] = onCore(SENDER_CORE, process.execPath, [path.join(import.meta.dirname, 'support', 'sender.mjs'), options])
  const before = cpuMilliseconds(server.pid)
  const { stdout } = await promisify(execFile)(program, args)
  const { sent, ...measured } = JSON.parse(stdout)
  return { ...measured, cpu: (cpuMilliseconds(server.pid) - before) / sent }
}

/** Processor time of the server: the one figure that other work on the machine hardly moves. @param {number} pid */
function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Bare and ours in turn, so that what else the machine does meets both. @param {Record<'bare' | 'ours', Server>} servers @param {{ connections: number, rate?: number }} load */
async function compare(servers, load) {
  /** @type {Record<'bare' | 'ours', Measured[]>} */
  const found = { bare: [], ours: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const whose of /** @type {const} */ (['bare', 'ours'])) found[whose].push(await send(servers[whose], load))
  }
  return { bare: middle(found.bare), ours: middle(found.ours) }
}

/** @param {Measured[]} all @returns {Measured} */
function middle(all) {
  const mean = (/** @type {keyof Measured} */ key) => all.reduce((sum, one) => sum + one[key], 0) / all.length
  return { perSecond: mean('perSecond'), p50: mean('p50'), p99: mean('p99'), failed: mean('failed') * all.length, cpu: mean('cpu') }
}

const VARIABLES = { TRUSTED_PROXIES: '1', RETENTION_MONTHS: '60', LOG_LEVEL: 'info' }

if (flags.build) buildServer()
const bareFolder = makeBareStrapi()
const postgres = flags.postgres ? await startPostgres() : null

/** @param {number} size */
async function startBoth(size) {
  /** @type {Partial<Record<'bare' | 'ours', Server>>} */
  const servers = {}
  for (const whose of /** @type {const} */ (['bare', 'ours'])) {
    const store = postgres ? await postgresStore(postgres) : sqliteStore()
    const start = () =>
      whose === 'bare'
        ? startBareStrapi({ folder: bareFolder, variables: store.variables, core: SERVER_CORE })
        : startInbox({ folder: store.folder, variables: { ...VARIABLES, ...store.variables }, core: SERVER_CORE })
    if (size > 0) {
      await (await start()).stop()
      if (postgres) await fillPostgres(postgres, /** @type {{ database: string }} */ (store).database, whose, size)
      else fillSqlite(/** @type {{ file: string }} */ (store).file, whose, size)
    }
    servers[whose] = await start()
  }
  return /** @type {Record<'bare' | 'ours', Server>} */ (servers)
}

/** @type {(string | number)[][]} */
const rows = []
/** @type {(string | number)[][]} */
const paced = []
const ms = (/** @type {number} */ value) => value.toFixed(1)
for (const size of SIZES) {
  const servers = await startBoth(size)
  for (const connections of CONNECTIONS) {
    const { bare, ours } = await compare(servers, { connections })
    const ratio = (ours.perSecond / bare.perSecond).toFixed(2)
    rows.push([
      size,
      connections,
      Math.round(bare.perSecond),
      Math.round(ours.perSecond),
      `**${ratio}**`,
      `${bare.cpu.toFixed(2)} / ${ours.cpu.toFixed(2)} = ${(bare.cpu / ours.cpu).toFixed(2)}`,
      `${ms(bare.p50)} / ${ms(bare.p99)}`,
      `${ms(ours.p50)} / ${ms(ours.p99)}`,
      `${bare.failed} / ${ours.failed}`,
    ])
    console.log(...(rows.at(-1) ?? []))
  }
  const disk = await diskTimes()
  const { bare, ours } = await compare(servers, { connections: 64, rate: RATE })
  paced.push([size, disk, `${ms(bare.p50)} / ${ms(bare.p99)}`, `${ms(ours.p50)} / ${ms(ours.p99)}`, `${bare.failed} / ${ours.failed}`])
  console.log('paced', ...(paced.at(-1) ?? []))
  await Promise.all([servers.bare.stop(), servers.ours.stop()])
}
await postgres?.stop()

const database = postgres ? 'PostgreSQL' : 'SQLite'
const unpaced = table(
  [
    'leads stored',
    'connections',
    'bare, req/s',
    'ours, req/s',
    'ratio',
    'CPU ms a lead, bare / ours',
    'bare p50 / p99, ms',
    'ours p50 / p99, ms',
    'failed bare / ours',
  ],
  rows,
)
writeReport(
  `inbox${postgres ? '-postgres' : ''}${flags['paced-only'] ? '-paced' : ''}.md`,
  `# The inbox against a bare Strapi, ${database}

\`npm run bench:inbox -- ${process.argv.slice(2).join(' ')}\`: the same five fields, the same packages, one run. Bare is stock Strapi: core controller,
all default middlewares and the default journal, and it lacks users-permissions and drafts, which makes it
faster than a real new project. Ours has everything of the intake on: WAL with synchronous FULL, limits, dedup,
spam rules, strict checks; no mail server is set. Each lead is a different one, from many clients behind one
trusted proxy. Server and sender have a core each. Trust the ratios, and most of all that of processor time:
other work shares the machine.

${rows.length > 0 ? unpaced : ''}

At ${RATE} requests a second, due times fixed, 64 connections. The disk alone is one fdatasync of 8 KB, 400 times just before:

${table(['leads stored', 'disk alone p50 / p99, ms', 'bare p50 / p99, ms', 'ours p50 / p99, ms', 'failed bare / ours'], paced)}

${ROUNDS} rounds of ${SECONDS} s each after 2 s of warm-up, bare and ours in turn. ${conditions()}`,
)
