import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isPostgres } from '../database/isPostgres.ts'
import { settings } from '../settings/settings.ts'

export type Verdict = {
  allowed: boolean
  used: number
  retryAfterSeconds: number
  /** The first refusal of a key is logged; a flood of them would fill the log. */
  firstRefusal: boolean
}

type RateLimit = {
  take: (key: string) => Promise<Verdict>
  /** The refusal of a key that is known to be over its limit: it costs no count and no query. */
  refusalOf: (key: string) => Verdict | null
}

/** Where requests are counted: in PostgreSQL, so that several instances share one limit, or with SQLite in memory. */
export type CountStore = {
  knex: Knex | null
  timeoutMs: number
  log: { warn(message: string): unknown; error(message: string): unknown }
  now: () => number
}

type Count = { used: number; until: number }

const STORE_RESTS_MS = 5_000
/** About 15 MB. Beyond it the oldest key is counted anew: no one is locked out for lack of memory. */
export const MOST_KEYS = 100_000

/** Counts a key within its window, in the database or in memory; -1 takes one back. */
export function makeCount(store: CountStore, { name, seconds }: { name: string; seconds: number }) {
  const { knex, timeoutMs, log, now } = store
  const inMemory = memoryCounts(seconds * 1000)
  let restsUntil = 0

  /** A store that fails or is slow never holds up a lead: then memory counts. */
  return async (key: string, by: 1 | -1 = 1): Promise<Count> => {
    if (!knex || now() < restsUntil) return inMemory(key, now(), by)
    try {
      return await Promise.race([countInPostgres(knex, `${name}:${key}`, by, now(), seconds * 1000), tooSlow(timeoutMs)])
    } catch (error) {
      restsUntil = now() + STORE_RESTS_MS
      log.warn(`The limits count in memory for a while: ${error instanceof Error ? error.message : String(error)}`)
      return inMemory(key, now(), by)
    }
  }
}

export function makeRateLimit(store: CountStore, options: { name: string; points: number; seconds: number }): RateLimit {
  const { points } = options
  const { now } = store
  const count = makeCount(store, options)
  const over = new Map<string, Count>()

  function verdict({ used, until }: Count): Verdict {
    const retryAfterSeconds = Math.max(1, Math.ceil((until - now()) / 1000))
    return { allowed: used <= points, used, retryAfterSeconds, firstRefusal: used === points + 1 }
  }

  function refusalOf(key: string): Verdict | null {
    const known = over.get(key)
    if (!known) return null
    if (known.until > now()) return { ...verdict(known), firstRefusal: false }
    over.delete(key)
    return null
  }

  return {
    refusalOf,
    async take(key) {
      const refused = refusalOf(key)
      if (refused) return refused
      const { used, until } = await count(key)
      if (used > points) {
        if (over.size >= MOST_KEYS) over.clear()
        over.set(key, { used, until })
      }
      return verdict({ used, until })
    },
  }
}

/** One fixed window a key. All windows are as long, so the map keeps its keys in the order in which they end. */
export function memoryCounts(windowMs: number, mostKeys = MOST_KEYS): (key: string, now: number, by?: 1 | -1) => Count {
  const counts = new Map<string, Count>()
  return (key, now, by = 1) => {
    for (const [oldest, { until }] of counts) {
      if (until > now && (counts.size < mostKeys || counts.has(key))) break
      counts.delete(oldest)
    }
    const count = counts.get(key) ?? { used: 0, until: now + windowMs }
    count.used = Math.max(0, count.used + by)
    counts.set(key, count)
    return { ...count }
  }
}

const TABLE = 'inbox_limits'
const CLEAR_EACH_MS = 60_000

/**
 * Unlogged: a count needs no disk, is gone after a crash and in no backup, which suits hashes of
 * addresses that are to live for minutes.
 */
export async function createLimitTable(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection
  if (!isPostgres(knex)) return
  await knex.raw(
    `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  )
  const clear = () => knex(TABLE).where('expire', '<', Date.now()).delete()
  setInterval(() => clear().catch((error) => strapi.log.warn(`Old counts of the limits stay for now: ${error}`)), CLEAR_EACH_MS).unref()
}

export function countStore(strapi: Core.Strapi): CountStore {
  const { connection } = strapi.db
  return { knex: isPostgres(connection) ? connection : null, timeoutMs: settings().limits.timeoutMs, log: strapi.log, now: Date.now }
}

async function countInPostgres(knex: Knex, key: string, by: 1 | -1, now: number, windowMs: number): Promise<Count> {
  const { rows } = await knex.raw<{ rows: { points: number; expire: string }[] }>(
    `insert into ${TABLE} as held (key, points, expire) values (:key, greatest(:by, 0), :until)
    on conflict (key) do update set
      points = case when held.expire <= :now then excluded.points else greatest(held.points + :by, 0) end,
      expire = case when held.expire <= :now then excluded.expire else held.expire end
    returning points, expire`,
    { key, by, now, until: now + windowMs },
  )
  const [row] = rows
  if (!row) throw new Error('the database counted nothing')
  return { used: row.points, until: Number(row.expire) }
}

async function tooSlow(timeoutMs: number): Promise<never> {
  await sleep(timeoutMs, undefined, { ref: false })
  throw new Error('the database took too long')
}
