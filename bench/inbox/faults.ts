import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../cms/src/database/databaseConnection.ts'
import { makeFolder } from '../folders.ts'
import type { Verdict } from '../report.ts'
import { SECRET_WORDS, sendLead } from './sendLead.ts'
import { makeStore, type Postgres, type Store, startInbox } from './startInbox.ts'

/** `tally`: how often each answer was given. */
export type Outcome = { tally: string; verdicts: Verdict[] }
/** Null where this user lacks the right. */
type Fault = { database: 'SQLite' | 'PostgreSQL'; name: string; run: (postgres: Postgres | null) => Promise<Outcome | null> }

/** What breaks; it gives what repairs it. */
type Break = (store: Store, postgres: Postgres) => Promise<() => Promise<unknown>>

const onSqlite = (name: string, run: (store: Store) => Promise<Outcome | null>): Fault => ({
  ...{ database: 'SQLite', name },
  run: async () => run(await makeStore(null)),
})
const onPostgres = (name: string, run: (store: Store, postgres: Postgres) => Promise<Outcome | null>): Fault => ({
  ...{ database: 'PostgreSQL', name },
  run: async (postgres) => (postgres ? run(await makeStore(postgres), postgres) : null),
})

/** Its own connection holds the file. */
const lockFile = async (store: Store) => {
  const other = openDatabase({ kind: 'sqlite', file: store.file })
  await other.raw('begin immediate')
  return () => other.raw('commit').then(() => other.destroy())
}
const lockTable: Break = async (store, postgres) => {
  const other = postgres.connect(store.name)
  const transaction = await other.transaction()
  await transaction.raw('lock table form_datas in access exclusive mode')
  return async () => {
    await transaction.commit()
    await other.destroy()
  }
}
const stop =
  (how: 'fast' | 'immediate'): Break =>
  async (_store, postgres) => {
    await postgres.stop(how)
    return () => postgres.start()
  }
const freeze: Break = async (_store, postgres) => {
  postgres.freeze()
  return async () => postgres.thaw()
}

const broken = (name: string, fault: Break, lastsMs: number, logged: RegExp | null) =>
  onPostgres(name, (store, postgres) => withFault(store, () => fault(store, postgres), lastsMs, logged))
const locked = (name: string, lastsMs: number, logged: RegExp | null) =>
  onSqlite(name, (store) => withFault(store, () => lockFile(store), lastsMs, logged))

export const faults: readonly Fault[] = [
  onSqlite('kill -9 under load', killUnderLoad),
  onSqlite('SIGTERM under load', terminateUnderLoad),
  { ...{ database: 'SQLite', name: 'disk full' }, run: fillSqliteDisk },
  locked('file locked for 2 s', 2_000, null),
  locked('file locked for 9 s', 9_000, /locked/),
  onPostgres('kill -9 under load', killUnderLoad),
  onPostgres('SIGTERM under load', terminateUnderLoad),
  broken('table locked for 14 s', lockTable, 14_000, /timeout/i),
  broken('restarted at once under load', stop('immediate'), 0, null),
  broken('away for 8 s', stop('fast'), 8_000, /ECONNREFUSED|terminat|connect/i),
  broken('frozen for 14 s', freeze, 14_000, /timeout|took too long/i),
  // Last: it stops the server.
  onPostgres('disk full', fillPostgresDisk),
]

/** Sends leads one after the other from so many senders until it is stopped, and keeps the answer to each. */
function startLoad(port: number, senders: number, pauseMs = 0) {
  const answers = new Map<string, number | string>()
  let [isOver, slowestMs] = [false, 0]
  const one = async () => {
    const tag = `visitor-${answers.size}-${Math.random().toString(36).slice(2)}`
    answers.set(`${tag}@example.com`, 'sent')
    const before = performance.now()
    const answer = await sendLead(port, tag)
    slowestMs = Math.max(slowestMs, performance.now() - before)
    answers.set(`${tag}@example.com`, answer)
    if (pauseMs > 0 || typeof answer === 'string') await sleep(Math.max(pauseMs, 20))
  }
  const sender = async () => {
    while (!isOver) await one()
  }
  const running = Promise.all(Array.from({ length: senders }, sender))
  const count = (is: (answer: number | string) => boolean) => [...answers.values()].filter(is).length
  return {
    count,
    slowestMs: () => slowestMs,
    sent: () => answers.size,
    acknowledged: () => [...answers].filter(([, answer]) => answer === 201).map(([email]) => email),
    until: async (isEnough: () => boolean) => {
      while (!isEnough()) await sleep(20)
    },
    stop: async () => {
      isOver = true
      await running
    },
    tally: () => [...new Set(answers.values())].map((answer) => `${count((each) => each === answer)} × ${answer}`).join(', '),
  }
}
type Load = ReturnType<typeof startLoad>

/** Every answer of 201 has its row, once; the log names no one. */
async function nothingLost(load: Load, store: Store, output: string): Promise<Verdict[]> {
  const stored = await store.emails()
  const present = new Set(stored)
  const acknowledged = load.acknowledged()
  const missing = acknowledged.filter((email) => !present.has(email)).length
  const twice = stored.length - present.size
  const figures = `${acknowledged.length} acknowledged, ${stored.length} stored, ${missing} missing, ${twice} twice`
  return [
    [figures, missing === 0 && twice === 0 && acknowledged.length > 0],
    ['the log names no one', !SECRET_WORDS.test(output)],
  ]
}

async function killUnderLoad(store: Store): Promise<Outcome> {
  const inbox = await startInbox(store)
  const load = startLoad(inbox.port, 16)
  await load.until(() => load.acknowledged().length >= 300)
  inbox.signal('SIGKILL')
  await inbox.ended
  await load.stop()
  const next = await startInbox(store)
  const answer = await sendLead(next.port, 'visitor-after')
  await next.stop()
  return {
    tally: load.tally(),
    verdicts: [...(await nothingLost(load, store, inbox.output())), ['the next start takes leads', answer === 201]],
  }
}

async function terminateUnderLoad(store: Store): Promise<Outcome> {
  const inbox = await startInbox(store)
  const load = startLoad(inbox.port, 8, 20)
  await load.until(() => load.acknowledged().length >= 200)
  inbox.signal('SIGTERM')
  const code = await inbox.ended
  await load.stop()
  // Connections that the kernel had accepted and the server had not are reset when the port closes.
  const reset = load.count((answer) => typeof answer === 'string' && answer !== 'ECONNREFUSED')
  const isWhole = (await store.emails()).length === load.acknowledged().length
  return {
    tally: load.tally(),
    verdicts: [
      ...(await nothingLost(load, store, inbox.output())),
      [`no lead was stored without its answer; ${reset} connections reset before they were read`, isWhole],
      ['ends with code 0', code === 0],
    ],
  }
}

async function withFault(
  store: Store,
  fault: () => Promise<() => Promise<unknown>>,
  lastsMs: number,
  logged: RegExp | null,
): Promise<Outcome> {
  const inbox = await startInbox(store)
  const load = startLoad(inbox.port, 8, 10)
  await load.until(() => load.acknowledged().length >= 100)
  const repair = await fault()
  await sleep(lastsMs)
  await repair()
  // Requests that wait for the database get their answer before the load ends.
  await sleep(1_500)
  await load.stop()
  const unexpected = load.count((answer) => answer !== 201 && !/^5\d\d$/.test(String(answer)))
  return conclude(store, inbox, load, logged, [
    [`${unexpected} answers other than 201 and 5xx`, unexpected === 0],
    [`the slowest answer came after ${(load.slowestMs() / 1000).toFixed(1)} s`, load.slowestMs() < 15_000],
  ])
}

async function conclude(store: Store, inbox: Awaited<ReturnType<typeof startInbox>>, load: Load, logged: RegExp | null, more: Verdict[]) {
  const next = await sendLead(inbox.port, 'visitor-after')
  const output = inbox.output()
  await inbox.stop()
  const verdicts: Verdict[] = [
    ...(await nothingLost(load, store, output)),
    ...more,
    ['takes leads again without a restart', next === 201],
    ...(logged ? [['the log says why', logged.test(output)] satisfies Verdict] : []),
  ]
  return { tally: load.tally(), verdicts }
}

async function fillSqliteDisk(): Promise<Outcome | null> {
  if (process.getuid?.() !== 0) return null
  const disk = mountSmallDisk(path.join(makeFolder(), 'disk'), 'size=6m')
  try {
    const store = { ...(await makeStore(null, disk.folder)), folder: makeFolder() }
    return await fillAndFree(store, async () => undefined, disk.enlarge, /disk is full|SQLITE_FULL|disk I\/O error/i)
  } finally {
    disk.unmount()
  }
}

async function fillPostgresDisk(store: Store, postgres: Postgres): Promise<Outcome | null> {
  if (process.getuid?.() !== 0) return null
  const owner = postgres.owner ? `,uid=${postgres.owner.uid},gid=${postgres.owner.gid},mode=700` : ''
  const disk = mountSmallDisk(path.join(postgres.folder, 'small'), `size=4m${owner}`)
  const moveTable = async () => {
    await store.raw(`create tablespace small location '${disk.folder}'`)
    await store.raw('alter table form_datas set tablespace small')
  }
  try {
    return await fillAndFree(store, moveTable, disk.enlarge, /could not extend file|No space left/i)
  } finally {
    await postgres.stop('immediate')
    disk.unmount()
  }
}

const MOST_REFUSED = 300
const MOST_SENT = 60_000

async function fillAndFree(store: Store, prepare: () => Promise<unknown>, free: () => unknown, logged: RegExp): Promise<Outcome> {
  const inbox = await startInbox(store)
  await prepare()
  const load = startLoad(inbox.port, 4)
  const refused = () => load.count((answer) => typeof answer === 'number' && answer >= 500)
  await load.until(() => refused() > MOST_REFUSED || load.sent() >= MOST_SENT)
  await load.stop()
  const full = refused()
  free()
  return conclude(store, inbox, load, logged, [['the full disk is answered 5xx', full > MOST_REFUSED]])
}

/** In memory; only root may mount it. */
function mountSmallDisk(folder: string, options: string) {
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  return {
    folder,
    enlarge: () => execFileSync('mount', ['-o', 'remount,size=64m', folder]),
    unmount: () => execFileSync('umount', ['-l', folder]),
  }
}
