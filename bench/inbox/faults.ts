import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../cms/src/database/databaseConnection.ts'
import { databaseOf } from '../../cms/tests/support/database.ts'
import type { Inbox } from '../../cms/tests/support/inbox.ts'
import type { Postgres } from '../../cms/tests/support/postgres.ts'
import type { Load } from './load.ts'

type Place = { inbox: Inbox; load: Load; postgres: Postgres }
/** What breaks; it gives what repairs it. */
type Break = (place: Place) => Promise<() => unknown>

export type Fault = {
  name: string
  needsRoot?: true
  prepare?: (folder: string) => void
  happen: (place: Place) => Promise<void>
  logged?: RegExp
}

export const onSqlite: readonly Fault[] = [
  { name: 'kill -9 under load', happen: kill },
  { name: 'SIGTERM under load', happen: terminate },
  {
    name: 'disk full',
    needsRoot: true,
    prepare: (folder) => mountSmallDisk(folder, 'size=6m'),
    happen: filling(
      async ({ inbox }) =>
        () =>
          enlarge(inbox.folder),
    ),
    logged: /disk is full|SQLITE_FULL|disk I\/O error/i,
  },
  { name: 'file locked for 2 s', happen: lasting(2_000, lockFile) },
  { name: 'file locked for 9 s', happen: lasting(9_000, lockFile), logged: /locked/ },
]

export const onPostgres: readonly Fault[] = [
  { name: 'kill -9 under load', happen: kill },
  { name: 'SIGTERM under load', happen: terminate },
  { name: 'table locked for 14 s', happen: lasting(14_000, lockTable), logged: /timeout/i },
  { name: 'restarted at once under load', happen: lasting(0, stop('immediate')) },
  { name: 'away for 8 s', happen: lasting(8_000, stop('fast')), logged: /ECONNREFUSED|terminat|connect/i },
  { name: 'frozen for 14 s', happen: lasting(14_000, freeze), logged: /timeout|took too long/i },
  { name: 'disk full', needsRoot: true, happen: filling(moveToSmallDisk), logged: /could not extend file|No space left/i },
]

async function kill({ inbox, load }: Place): Promise<void> {
  await load.untilAccepted(300)
  inbox.signal('SIGKILL')
  await inbox.ended
}

async function terminate({ inbox, load }: Place): Promise<void> {
  await load.untilAccepted(200)
  inbox.signal('SIGTERM')
  const code = await inbox.ended
  await load.stop()
  const [stored, accepted] = [(await inbox.leads()).length, load.accepted().length]
  if (code !== 0) throw new Error(`It ended with code ${code}`)
  if (stored !== accepted) throw new Error(`${stored} leads were stored, ${accepted} had their answer`)
}

function lasting(ms: number, breakIt: Break): Fault['happen'] {
  return async (place) => {
    await place.load.untilAccepted(100)
    const repair = await breakIt(place)
    await sleep(ms)
    await repair()
    // Requests that wait for the database get their answer before the load ends.
    await sleep(1_500)
  }
}

function filling(prepare: Break): Fault['happen'] {
  return async (place) => {
    const free = await prepare(place)
    await place.load.untilRefused(300)
    await place.load.stop()
    await free()
  }
}

async function lockFile({ inbox }: Place) {
  const other = openDatabase(databaseOf(inbox.folder))
  await other.raw('begin immediate')
  return () => other.raw('commit').then(() => other.destroy())
}

async function lockTable({ inbox, postgres }: Place) {
  const other = postgres.connect(nameOf(inbox))
  const transaction = await other.transaction()
  await transaction.raw('lock table form_datas in access exclusive mode')
  return async () => {
    await transaction.commit()
    await other.destroy()
  }
}

function stop(how: 'fast' | 'immediate'): Break {
  return async ({ postgres }) => {
    await postgres.stop(how)
    return postgres.start
  }
}

async function freeze({ postgres }: Place) {
  postgres.freeze()
  return postgres.thaw
}

async function moveToSmallDisk({ inbox, postgres }: Place) {
  const folder = path.join(postgres.folder, 'small')
  mkdirSync(folder)
  mountSmallDisk(folder, `size=4m,mode=700,uid=${postgres.owner?.uid},gid=${postgres.owner?.gid}`)
  const other = postgres.connect(nameOf(inbox))
  await other.raw(`create tablespace small location '${folder}'`)
  await other.raw('alter table form_datas set tablespace small')
  await other.destroy()
  return () => enlarge(folder)
}

function nameOf({ folder }: Inbox): string {
  const settings = databaseOf(folder)
  return settings.kind === 'postgres' ? new URL(settings.url).pathname.slice(1) : ''
}

function mountSmallDisk(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  // Before the folder around it is removed.
  process.prependOnceListener('exit', () => execFileSync('umount', ['-l', folder]))
}

function enlarge(folder: string): void {
  execFileSync('mount', ['-o', 'remount,size=64m', folder])
}
