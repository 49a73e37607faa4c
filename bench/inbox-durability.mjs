// @ts-check
// npm run bench:durability [-- --sqlite | --postgres] [-- --only "kill -9"]
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildServer, makeFolder, requireFromCms, startInbox } from './support/cms.mjs'
import { postgresStore, sqliteStore } from './support/databases.mjs'
import { makeLedger, SECRET_WORDS } from './support/ledger.mjs'
import { postgresIsInstalled, startPostgres } from './support/postgres.mjs'
import { conditions, table, writeReport } from './support/report.mjs'

const { values: flags } = parseArgs({
  options: {
    sqlite: { type: 'boolean' },
    postgres: { type: 'boolean' },
    only: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** @typedef {import('./support/databases.mjs').Store} Store */
/** @typedef {{ said: string, checks: [string, boolean][] }} Outcome */

/** Every answer of 201 has its row, once; the log names nobody. @param {ReturnType<typeof makeLedger>} ledger @param {Store} store @param {string} output @returns {Promise<Outcome['checks']>} */
async function nothingLost(ledger, store, output) {
  const { acknowledged, stored, missing, twice } = ledger.compare(await store.emails())
  return [
    [
      `${acknowledged} acknowledged, ${stored} stored, ${missing} missing, ${twice} twice`,
      missing === 0 && twice === 0 && acknowledged > 0,
    ],
    ['the log names nobody', !SECRET_WORDS.test(output)],
  ]
}

/** @param {Store} store @returns {Promise<Outcome>} */
async function killedUnderLoad(store) {
  let inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  let over = false
  const load = ledger.load({ senders: 16, until: () => over })
  while (ledger.acknowledged().length < 300) await sleep(5)
  inbox.signal('SIGKILL')
  await inbox.ended
  over = true
  await load
  const output = inbox.output()
  inbox = await startInbox(store)
  const next = await ledger.send()
  await inbox.stop()
  return { said: ledger.tally(), checks: [...(await nothingLost(ledger, store, output)), ['the next start takes leads', next === 201]] }
}

/** @param {Store} store @returns {Promise<Outcome>} */
async function toldToEnd(store) {
  const inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  let over = false
  const load = ledger.load({ senders: 8, until: () => over, pauseMs: 20 })
  while (ledger.acknowledged().length < 200) await sleep(5)
  inbox.signal('SIGTERM')
  const code = await inbox.ended
  over = true
  await load
  const reset = ledger.count((answer) => typeof answer === 'string' && answer !== 'ECONNREFUSED')
  const { acknowledged, stored } = ledger.compare(await store.emails())
  return {
    said: ledger.tally(),
    checks: [
      ...(await nothingLost(ledger, store, inbox.output())),
      // What the kernel had accepted and the server had not is reset when the port closes.
      [`no lead was stored without its answer; ${reset} connections reset before they were read`, stored === acknowledged],
      ['ends with code 0', code === 0],
    ],
  }
}

/** @param {Store & { file?: string, database?: string }} store @param {() => Promise<() => Promise<void>>} fault @param {{ lastsMs: number, expect: RegExp, logged: RegExp | null }} options @returns {Promise<Outcome>} */
async function withFault(store, fault, { lastsMs, expect, logged }) {
  const inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  let over = false
  const load = ledger.load({ senders: 8, until: () => over, pauseMs: 10 })
  while (ledger.acknowledged().length < 100) await sleep(5)
  const repair = await fault()
  await sleep(lastsMs)
  await repair()
  // What waited for the database gets its answer before the load ends.
  await sleep(1_500)
  over = true
  await load
  const unexpected = ledger.count((answer) => answer !== 201 && !expect.test(String(answer)))
  const next = await ledger.send()
  const output = inbox.output()
  await inbox.stop()
  return {
    said: ledger.tally(),
    checks: [
      ...(await nothingLost(ledger, store, output)),
      [`${unexpected} answers other than 201 and 5xx`, unexpected === 0],
      [`the slowest answer came after ${(ledger.slowestMs() / 1000).toFixed(1)} s`, ledger.slowestMs() < 15_000],
      ['takes leads again without a restart', next === 201],
      ...(logged ? [/** @type {[string, boolean]} */ (['the log says why', logged.test(output)])] : []),
    ],
  }
}

/** @returns {Promise<Outcome | null>} */
async function sqliteDiskFull() {
  if (process.getuid?.() !== 0) return null
  const folder = makeFolder()
  const disk = path.join(folder, 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk])
  try {
    const store = { ...sqliteStore(disk), folder }
    return await fillAndFree(store, {
      fill: async () => undefined,
      free: async () => execFileSync('mount', ['-o', 'remount,size=64m', disk]),
      logged: /disk is full|SQLITE_FULL|disk I\/O error/i,
    })
  } finally {
    execFileSync('umount', ['-l', disk])
  }
}

/** @param {import('./support/postgres.mjs').Postgres} postgres @returns {Promise<Outcome | null>} */
async function postgresDiskFull(postgres) {
  if (process.getuid?.() !== 0) return null
  const disk = path.join(postgres.folder, 'small')
  mkdirSync(disk)
  const owner = postgres.owner ? `,uid=${postgres.owner.uid},gid=${postgres.owner.gid},mode=700` : ''
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=4m${owner}`, 'tmpfs', disk])
  try {
    const store = await postgresStore(postgres)
    return await fillAndFree(store, {
      fill: async () => {
        await postgres.query(`create tablespace small location '${disk}'`)
        await postgres.query('alter table form_datas set tablespace small', store.database)
      },
      free: async () => execFileSync('mount', ['-o', 'remount,size=64m', disk]),
      logged: /could not extend file|No space left/i,
    })
  } finally {
    await postgres.stop('immediate')
    execFileSync('umount', ['-l', disk])
  }
}

/** @param {Store} store @param {{ fill: () => Promise<unknown>, free: () => Promise<unknown>, logged: RegExp }} disk @returns {Promise<Outcome>} */
async function fillAndFree(store, disk) {
  const inbox = await startInbox(store)
  await disk.fill()
  const ledger = makeLedger(() => inbox.url)
  const refused = () => ledger.count((answer) => typeof answer === 'number' && answer >= 500)
  let sent = 0
  await ledger.load({ senders: 4, until: () => refused() > 300 || (sent += 1) > 60_000 })
  const full = refused()
  await disk.free()
  const next = await ledger.send()
  const output = inbox.output()
  await inbox.stop()
  return {
    said: ledger.tally(),
    checks: [
      ...(await nothingLost(ledger, store, output)),
      ['the full disk is answered 5xx', full > 300],
      ['takes leads again when there is room', next === 201],
      ['the log says why', disk.logged.test(output)],
    ],
  }
}

/** @param {ReturnType<typeof sqliteStore>} store @param {number} ms */
const lockedFile = (store, ms) =>
  withFault(
    store,
    async () => {
      const Database = requireFromCms('better-sqlite3')
      const other = new Database(store.file)
      other.exec('begin immediate')
      return async () => {
        other.exec('commit')
        other.close()
      }
    },
    { lastsMs: ms, expect: /^5\d\d$/, logged: ms > 5_000 ? /locked/ : null },
  )

/** @param {import('./support/postgres.mjs').Postgres} postgres @param {Store & { database: string }} store */
const lockedTable = (postgres, store) =>
  withFault(
    store,
    async () => {
      const client = await postgres.connect(store.database)
      await client.query('begin')
      await client.query('lock table form_datas in access exclusive mode')
      return async () => {
        await client.query('commit')
        await client.end()
      }
    },
    { lastsMs: 14_000, expect: /^5\d\d$/, logged: /timeout/i },
  )

/** @param {import('./support/postgres.mjs').Postgres} postgres @param {Store} store @param {'fast' | 'immediate'} how @param {number} awayMs */
const restarted = (postgres, store, how, awayMs) =>
  withFault(
    store,
    async () => {
      await postgres.stop(how)
      await sleep(awayMs)
      await postgres.start()
      return async () => undefined
    },
    { lastsMs: 0, expect: /^5\d\d$/, logged: awayMs > 5_000 ? /ECONNREFUSED|terminat|connect/i : null },
  )

/** @param {import('./support/postgres.mjs').Postgres} postgres @param {Store} store */
const frozen = (postgres, store) =>
  withFault(
    store,
    async () => {
      postgres.freeze()
      return async () => postgres.thaw()
    },
    { lastsMs: 14_000, expect: /^5\d\d$/, logged: /timeout|took too long/i },
  )

/** @type {{ database: string, name: string, run: () => Promise<Outcome | null> }[]} */
const scenarios = []
const wants = (/** @type {'sqlite' | 'postgres'} */ kind) => flags[kind] || (!flags.sqlite && !flags.postgres)

if (wants('sqlite')) {
  const add = (/** @type {string} */ name, /** @type {() => Promise<Outcome | null>} */ run) =>
    scenarios.push({ database: 'SQLite', name, run })
  add('kill -9 under load', () => killedUnderLoad(sqliteStore()))
  add('SIGTERM under load', () => toldToEnd(sqliteStore()))
  add('disk full', sqliteDiskFull)
  add('file locked for 2 s', () => lockedFile(sqliteStore(), 2_000))
  add('file locked for 9 s', () => lockedFile(sqliteStore(), 9_000))
}

/** @type {import('./support/postgres.mjs').Postgres | undefined} */
let postgres
if (wants('postgres')) {
  if (!postgresIsInstalled) console.warn('PostgreSQL 15 is not installed: its scenarios are left out.')
  else {
    const add = (
      /** @type {string} */ name,
      /** @type {(postgres: import('./support/postgres.mjs').Postgres) => Promise<Outcome | null>} */ run,
    ) => scenarios.push({ database: 'PostgreSQL', name, run: async () => run((postgres ??= await startPostgres())) })
    add('kill -9 under load', async (pg) => killedUnderLoad(await postgresStore(pg)))
    add('SIGTERM under load', async (pg) => toldToEnd(await postgresStore(pg)))
    add('table locked for 14 s', async (pg) => lockedTable(pg, await postgresStore(pg)))
    add('restarted at once under load', async (pg) => restarted(pg, await postgresStore(pg), 'immediate', 0))
    add('away for 8 s', async (pg) => restarted(pg, await postgresStore(pg), 'fast', 8_000))
    add('frozen for 14 s', async (pg) => frozen(pg, await postgresStore(pg)))
    add('disk full', async (pg) => postgresDiskFull(pg))
  }
}

if (flags.build) buildServer()
/** @type {string[][]} */
const rows = []
let failed = 0
for (const { database, name, run } of scenarios.filter((scenario) => scenario.name.includes(flags.only ?? ''))) {
  const outcome = await run()
  const bad = outcome?.checks.filter(([, holds]) => !holds) ?? []
  failed += bad.length
  const verdict = !outcome ? 'left out: needs root for a small disk' : bad.length > 0 ? 'FAILED' : 'holds'
  const detail = outcome ? outcome.checks.map(([text, holds]) => (holds ? text : `**not: ${text}**`)).join('; ') : ''
  rows.push([database, name, verdict, outcome?.said ?? '', detail])
  console.log(`${database}, ${name}: ${verdict}\n  ${outcome?.said ?? ''}\n  ${detail}`)
}
await postgres?.stop()

if (!flags.only && !flags.sqlite && !flags.postgres) {
  writeReport(
    'inbox-durability.md',
    `# What the inbox keeps when something fails

\`npm run bench:durability\`: a fault while visitors send, then the rows are compared with the answers.

${table(['database', 'fault', 'verdict', 'answers', 'found'], rows)}

A lead answered with 5xx may be stored all the same when the connection broke after the commit: the
visitor keeps the values, sends again, and the fingerprint makes the two one lead.

${conditions()}`,
  )
}
process.exit(failed > 0 ? 1 : 0)
