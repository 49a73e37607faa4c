import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../cms/src/database/openDatabase.ts'
import type { Postgres } from '../../cms/tests/support/postgres.ts'
import { makeFolder } from '../folders.ts'
import type { Verdict } from '../report.ts'
import { type Ledger, makeLedger, SECRET_WORDS } from './ledger.ts'
import { startInbox } from './startInbox.ts'
import { type PostgresStore, postgresStore, type SqliteStore, type Store, sqliteStore } from './stores.ts'

/** `tally`: how often each answer was given. */
export type Outcome = { tally: string; verdicts: Verdict[] }
/** Null where this user lacks the right. */
export type Fault = () => Promise<Outcome | null>

type Repair = () => Promise<unknown>

export async function killUnderLoad(store: Store): Promise<Outcome> {
  let inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  const load = ledger.load({ senders: 16 })
  await ledger.untilAcknowledged(300)
  inbox.signal('SIGKILL')
  await inbox.ended
  await load.stop()
  const output = inbox.output()
  inbox = await startInbox(store)
  const next = await ledger.send()
  await inbox.stop()
  return { tally: ledger.tally(), verdicts: [...(await nothingLost(ledger, store, output)), ['the next start takes leads', next === 201]] }
}

export async function terminateUnderLoad(store: Store): Promise<Outcome> {
  const inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  const load = ledger.load({ senders: 8, pauseMs: 20 })
  await ledger.untilAcknowledged(200)
  inbox.signal('SIGTERM')
  const code = await inbox.ended
  await load.stop()
  const reset = ledger.count((answer) => typeof answer === 'string' && answer !== 'ECONNREFUSED')
  const { acknowledged, stored } = ledger.compare(await store.emails())
  return {
    tally: ledger.tally(),
    verdicts: [
      ...(await nothingLost(ledger, store, inbox.output())),
      // Connections that the kernel had accepted and the server had not are reset when the port closes.
      [`no lead was stored without its answer; ${reset} connections reset before they were read`, stored === acknowledged],
      ['ends with code 0', code === 0],
    ],
  }
}

export function lockFile(store: SqliteStore, ms: number): Promise<Outcome> {
  const lock = async () => {
    const other = openDatabase({ kind: 'sqlite', file: store.file })
    await other.raw('begin immediate')
    return async () => {
      await other.raw('commit')
      await other.destroy()
    }
  }
  return withFault(store, lock, { lastsMs: ms, logged: ms > 5_000 ? /locked/ : null })
}

export function lockTable(postgres: Postgres, store: PostgresStore, ms: number): Promise<Outcome> {
  const lock = async () => {
    const other = postgres.connect(store.database)
    const transaction = await other.transaction()
    await transaction.raw('lock table form_datas in access exclusive mode')
    return async () => {
      await transaction.commit()
      await other.destroy()
    }
  }
  return withFault(store, lock, { lastsMs: ms, logged: /timeout/i })
}

export function restartDatabase(postgres: Postgres, store: Store, how: 'fast' | 'immediate', awayMs: number): Promise<Outcome> {
  const restart = async () => {
    await postgres.stop(how)
    await sleep(awayMs)
    await postgres.start()
    return async () => undefined
  }
  return withFault(store, restart, { lastsMs: 0, logged: awayMs > 5_000 ? /ECONNREFUSED|terminat|connect/i : null })
}

export function freezeDatabase(postgres: Postgres, store: Store, ms: number): Promise<Outcome> {
  const freeze = async () => {
    postgres.freeze()
    return async () => postgres.thaw()
  }
  return withFault(store, freeze, { lastsMs: ms, logged: /timeout|took too long/i })
}

export async function fillSqliteDisk(): Promise<Outcome | null> {
  if (process.getuid?.() !== 0) return null
  const disk = mountSmallDisk(path.join(makeFolder(), 'disk'), 'size=6m')
  try {
    const store = { ...sqliteStore(disk.folder), folder: makeFolder() }
    return await fillAndFree(store, {
      fill: async () => undefined,
      free: async () => disk.enlarge(),
      logged: /disk is full|SQLITE_FULL|disk I\/O error/i,
    })
  } finally {
    disk.unmount()
  }
}

export async function fillPostgresDisk(postgres: Postgres): Promise<Outcome | null> {
  if (process.getuid?.() !== 0) return null
  const owner = postgres.owner ? `,uid=${postgres.owner.uid},gid=${postgres.owner.gid},mode=700` : ''
  const disk = mountSmallDisk(path.join(postgres.folder, 'small'), `size=4m${owner}`)
  try {
    const store = await postgresStore(postgres)
    return await fillAndFree(store, {
      fill: async () => {
        await postgres.query(`create tablespace small location '${disk.folder}'`)
        await postgres.query('alter table form_datas set tablespace small', store.database)
      },
      free: async () => disk.enlarge(),
      logged: /could not extend file|No space left/i,
    })
  } finally {
    await postgres.stop('immediate')
    disk.unmount()
  }
}

/** Every answer of 201 has its row, once; the log names no one. */
async function nothingLost(ledger: Ledger, store: Store, output: string): Promise<Verdict[]> {
  const { acknowledged, stored, missing, twice } = ledger.compare(await store.emails())
  return [
    [
      `${acknowledged} acknowledged, ${stored} stored, ${missing} missing, ${twice} twice`,
      missing === 0 && twice === 0 && acknowledged > 0,
    ],
    ['the log names no one', !SECRET_WORDS.test(output)],
  ]
}

async function withFault(
  store: Store,
  fault: () => Promise<Repair>,
  { lastsMs, logged }: { lastsMs: number; logged: RegExp | null },
): Promise<Outcome> {
  const inbox = await startInbox(store)
  const ledger = makeLedger(() => inbox.url)
  const load = ledger.load({ senders: 8, pauseMs: 10 })
  await ledger.untilAcknowledged(100)
  const repair = await fault()
  await sleep(lastsMs)
  await repair()
  // Requests that wait for the database get their answer before the load ends.
  await sleep(1_500)
  await load.stop()
  const unexpected = ledger.count((answer) => answer !== 201 && !/^5\d\d$/.test(String(answer)))
  const next = await ledger.send()
  const output = inbox.output()
  await inbox.stop()
  return {
    tally: ledger.tally(),
    verdicts: [
      ...(await nothingLost(ledger, store, output)),
      [`${unexpected} answers other than 201 and 5xx`, unexpected === 0],
      [`the slowest answer came after ${(ledger.slowestMs() / 1000).toFixed(1)} s`, ledger.slowestMs() < 15_000],
      ['takes leads again without a restart', next === 201],
      ...(logged ? [['the log says why', logged.test(output)] satisfies Verdict] : []),
    ],
  }
}

const MOST_REFUSED = 300
const MOST_SENT = 60_000

async function fillAndFree(
  store: Store,
  disk: { fill: () => Promise<unknown>; free: () => Promise<unknown>; logged: RegExp },
): Promise<Outcome> {
  const inbox = await startInbox(store)
  await disk.fill()
  const ledger = makeLedger(() => inbox.url)
  const refused = () => ledger.count((answer) => typeof answer === 'number' && answer >= 500)
  const load = ledger.load({ senders: 4 })
  while (refused() <= MOST_REFUSED && ledger.sent() < MOST_SENT) await sleep(50)
  await load.stop()
  const full = refused()
  await disk.free()
  const next = await ledger.send()
  const output = inbox.output()
  await inbox.stop()
  return {
    tally: ledger.tally(),
    verdicts: [
      ...(await nothingLost(ledger, store, output)),
      ['the full disk is answered 5xx', full > MOST_REFUSED],
      ['takes leads again when there is room', next === 201],
      ['the log says why', disk.logged.test(output)],
    ],
  }
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
