import { readNumber } from './readNumber.ts'
import type { Environment } from './readVariables.ts'

export type LimitSettings = {
  /** How many proxies of our own stand before the inbox: so many last entries of X-Forwarded-For are believed. */
  trustedProxies: number
  perClient: number
  total: number
}

export type StorageSettings = { diskReserveMb: number; databaseMaxMb: number }

export function readStorage(env: Environment): StorageSettings {
  return {
    diskReserveMb: readNumber(env, 'DISK_RESERVE_MB', 200, { min: 0, max: 1_000_000_000 }),
    databaseMaxMb: readNumber(env, 'DATABASE_MAX_MB', 5_000, { min: 1, max: 1_000_000_000 }),
  }
}

export function readLimits(env: Environment): LimitSettings {
  return {
    trustedProxies: readNumber(env, 'TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    // A class of a hundred who send the form from one address, with a retry each, stays below.
    perClient: readNumber(env, 'LIMIT_PER_CLIENT', 200, { min: 1, max: 1_000_000_000 }),
    // Ten a second: far above any campaign, and what one disk takes for days.
    total: readNumber(env, 'LIMIT_TOTAL', 6_000, { min: 1, max: 1_000_000_000 }),
  }
}
