import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startOfSydneyDay } from '../../src/time/sydneyTime.ts'
import type { Variables } from './inbox.ts'

const HOUR_MS = 3_600_000
const now = new Date()
const shiftMs = startOfSydneyDay(now).getTime() + 12 * HOUR_MS - now.getTime()
const shiftClock = pathToFileURL(path.join(import.meta.dirname, 'shiftClock.mjs'))

/** For an inbox whose tests ask for "today": they begin at noon, so that no midnight comes between. */
export const atNoonInSydney: Variables = { NODE_OPTIONS: `--import ${shiftClock}`, CLOCK_SHIFT_MS: String(shiftMs) }

/** What the clock of such an inbox says. */
export function inboxNow(): number {
  return Date.now() + shiftMs
}
