import type { Knex } from 'knex'
import { DateTime } from 'luxon'
import { DAY_MS } from '../time/durations.ts'

/** A daily removal that failed once has this long to be made up for. */
const LATE_MS = 2 * DAY_MS

/** What came before is removed. */
export function retainedSince(months: number, now = Date.now()): Date {
  return DateTime.fromMillis(now, { zone: 'utc' }).minus({ months }).toJSDate()
}

/** In words where leads are still here that the privacy policy says are gone. */
export async function retentionProblem(knex: Knex, months: number, now = Date.now()): Promise<string | null> {
  const late = await knex('form_datas')
    .where('created_at', '<', retainedSince(months, now - LATE_MS))
    .first('id')
  return late
    ? `Leads older than ${months} months are still here, though the privacy policy says that they are removed. The inbox’s log says why: ask whoever looks after the server.`
    : null
}
