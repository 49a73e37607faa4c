import path from 'node:path'
import { withDatabase } from '../../src/database/databaseConnection.ts'
import { retryTransient } from '../../src/database/retryTransient.ts'
import { DAY_MS } from '../../src/time/durations.ts'
import { atNoonInSydney, noonShiftMs } from './clock.ts'
import { databaseOf, onPostgres } from './database.ts'
import { type Inbox, makeFolder, startInbox, type Variables } from './inbox.ts'
import { siteSettings } from './site.ts'
import { until } from './until.ts'

type Running = { inbox: Inbox; key: string; site: string; shiftMs: number; reset: () => Promise<void> }

export const SITE = 'https://www.example.com'

/** Each takes 150 MB: one more, and the one that has waited longest ends. */
const MOST = 3
let running: Running[] = []
let visitors = 0

/**
 * An inbox that has started already, with the template's database, and a clock that says a little after noon in Sydney. What it
 * counts in memory it counts by address: each use has visitors from an address of its own. A test that stops it, kills it, or
 * needs what it forgets with its process starts its own: startInbox.
 */
export async function cleanInbox(variables: Variables = {}) {
  const used = await started(variables)
  const { inbox, site } = used
  await used.reset()
  await startAtNoon(used)
  visitors += 1
  const visitor = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  const before = inbox.output().length
  const output = () => inbox.output().slice(before)
  return {
    ...inbox,
    /** The folder it shares with the publisher. */
    site,
    output,
    logged: (words: RegExp, times = 1) =>
      until(`the log says ${words}`, () => (output().match(new RegExp(words, 'g'))?.length ?? 0) >= times),
    post: (body: unknown, { headers = { 'Content-Type': 'application/json' }, ...init }: RequestInit = {}) =>
      inbox.post(body, { ...init, headers: { 'X-Forwarded-For': visitor, ...(headers as Record<string, string>) } }),
    stop: async () => {},
    now: () => Date.now() + used.shiftMs,
    async pass(ms: number) {
      used.shiftMs += ms
      await inbox.tell({ passMs: ms })
    },
    /** As someone sets the machine's clock, for this test. */
    async setClock(ms: number) {
      used.shiftMs += ms
      await inbox.tell({ shiftMs: used.shiftMs })
    },
  }
}

/** Of the next day, where a test let time pass: what the inbox remembers with its time must not be ahead. */
async function startAtNoon(used: Running): Promise<void> {
  const daysLater = Math.ceil((used.shiftMs - noonShiftMs) / DAY_MS)
  const before = used.shiftMs
  used.shiftMs = noonShiftMs + daysLater * DAY_MS
  await used.inbox.tell({ passMs: used.shiftMs - before })
}

export type CleanInbox = Awaited<ReturnType<typeof cleanInbox>>

async function started(variables: Variables): Promise<Running> {
  const key = JSON.stringify(Object.entries(variables).sort())
  const known = running.find((each) => each.key === key && !each.inbox.hasEnded())
  if (known) {
    running = [...running.filter((each) => each !== known), known]
    return known
  }
  const longest = running.length < MOST ? undefined : running.shift()
  await longest?.inbox.stop()
  const site = makeFolder()
  const common = {
    ...atNoonInSydney,
    TRUSTED_PROXIES: '1',
    PROXY_NOTICES_MS: '0',
    SITE_ORIGINS: `${SITE},https://preview.site.example:8443,http://localhost:3000`,
  }
  const inbox = await startInbox(makeFolder(), { ...common, ...siteSettings(site), ...variables })
  const made = { inbox, key, site, shiftMs: noonShiftMs, reset: onPostgres ? await resetPostgres(inbox) : resetSqlite(inbox) }
  running.push(made)
  return made
}

/** Ids go on from where they are: what the inbox is about to write of a row must not meet another one. */
function resetSqlite(inbox: Inbox): () => Promise<void> {
  const copy = path.join(inbox.folder, 'leads.db-at-first')
  inbox.database((database) => database.prepare('vacuum into ?').run(copy))
  return async () =>
    inbox.database((database) => {
      database.pragma('foreign_keys = OFF')
      database.prepare('attach ? as first').run(copy)
      const names = database
        .prepare("select name from first.sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'lead_search%'")
        .pluck()
        .all()
      const again = names.map((name) => `delete from main."${name}"; insert into main."${name}" select * from first."${name}";`)
      database.transaction(() => database.exec(again.join('\n'))).immediate()
    })
}

async function resetPostgres({ folder }: Inbox): Promise<() => Promise<void>> {
  const raw = (sql: string) => withDatabase(databaseOf(folder), (knex) => knex.raw(sql))
  const { rows } = await raw("select tablename as name from pg_tables where schemaname = 'public'")
  const names = (rows as { name: string }[]).map(({ name }) => name)
  await raw(['create schema first', ...names.map((name) => `create table first."${name}" as table public."${name}"`)].join(';'))
  const again = names.flatMap((name) => [`delete from public."${name}"`, `insert into public."${name}" select * from first."${name}"`])
  // Against what the inbox does by itself in that moment, in another order of tables.
  return async () => {
    await retryTransient(() => raw(['begin', 'set local session_replication_role = replica', ...again, 'commit'].join(';')))
  }
}
