import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { LIMIT_TABLE } from './limitTable.ts'

export type Verdict = {
  allowed: boolean
  used: number
  retryAfterSeconds: number
  /** The first refusal of a client is logged; a flood of them would fill the log. */
  firstRefusal?: boolean
}
export type Limit = (key: string) => Promise<Verdict>

type Options = { name: string; points: number; seconds: number }

const LONGEST_WAIT_MS = 1_000
const STORE_RESTS_MS = 5_000

/**
 * Counts in PostgreSQL, so that several instances share one limit; SQLite has one instance, which
 * counts in memory. A store that fails or is slow never holds up a lead: then memory counts.
 */
export function makeLimit(strapi: Core.Strapi, { name, points, seconds }: Options): Limit {
  const options = { keyPrefix: name, points, duration: seconds }
  const memory = new RateLimiterMemory(options)
  if (strapi.db.dialect.client !== 'postgres') return (key) => consume(memory, key)

  const store = new RateLimiterPostgres({
    ...options,
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: LIMIT_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Who is over the limit costs no more queries.
    inMemoryBlockOnConsumed: points + 1,
  })
  let restsUntil = 0

  return async (key) => {
    if (Date.now() < restsUntil) return consume(memory, key)
    try {
      return await Promise.race([consume(store, key), tooSlow()])
    } catch (error) {
      restsUntil = Date.now() + STORE_RESTS_MS
      strapi.log.warn(`The limits count in memory for a while: ${error instanceof Error ? error.message : 'unknown'}`)
      return consume(memory, key)
    }
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<Verdict> {
  try {
    return verdict(true, await limiter.consume(key))
  } catch (over) {
    if (over instanceof RateLimiterRes) return { ...verdict(false, over), firstRefusal: over.consumedPoints === limiter.points + 1 }
    throw over
  }
}

function verdict(allowed: boolean, { consumedPoints, msBeforeNext }: RateLimiterRes): Verdict {
  return { allowed, used: consumedPoints, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) }
}

async function tooSlow(): Promise<never> {
  await sleep(LONGEST_WAIT_MS, undefined, { ref: false })
  throw new Error('the database took too long')
}
