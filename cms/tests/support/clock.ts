import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Variables } from './inbox.ts'

/** To noon of a working day in Sydney: no midnight comes between, and no date in a test is over one day. */
export const noonShiftMs = Date.parse('2026-11-24T12:00:00+11:00') - Date.now()

/** For an inbox with a clock of its own. To make one lead older, change its `created_at` instead. */
export function shiftedBy(ms: number): Variables {
  return { NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'shiftClock.mjs'))}`, CLOCK_SHIFT_MS: String(ms) }
}

export const atNoonInSydney = shiftedBy(noonShiftMs)

/** What the clock of such an inbox says. */
export function inboxNow(): number {
  return Date.now() + noonShiftMs
}
