import type { Knex } from 'knex'
import type { FirstAnswers } from '../leads/enquiryNumbers.ts'
import { hiddenStatuses } from '../leads/leadStatus.ts'
import type { WorkSettings } from '../settings/settings.ts'
import { makeWorkingTime } from '../time/workingTime.ts'

type Row = { created_at: Instant; rescued_at: Instant | null; first_answer_at: Instant }
type Instant = string | number | Date

const HOUR_MS = 3_600_000
/** Enough for a sound median, and read in a moment from any number of leads. */
const MOST_LOOKED_AT = 200_000
const MOST_READ = 20_000

/** Of the leads that came since then. From arrival, or from the rescue out of suspected spam, to the first answer or the first status after new. */
export async function firstAnswers(knex: Knex, work: WorkSettings, since: Date, now: Date): Promise<FirstAnswers> {
  const newest = knex('form_datas')
    .select('created_at', 'rescued_at', 'first_answer_at', 'lead_status')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(MOST_LOOKED_AT)
    .as('newest')
  const rows: Row[] = await knex
    .select('created_at', 'rescued_at', 'first_answer_at')
    .from(newest)
    .whereNotNull('first_answer_at')
    .whereNotIn('lead_status', hiddenStatuses)
    .limit(MOST_READ)
  const spans = rows.map((row) => ({ from: new Date(row.rescued_at ?? row.created_at), to: new Date(row.first_answer_at) }))
  const oldest = new Date(spans.reduce((first, { from }) => Math.min(first, from.getTime()), since.getTime()))
  const worked = makeWorkingTime(work, oldest, now)
  const times = spans.map(({ from, to }) => Math.max(0, to.getTime() - from.getTime())).sort((one, other) => one - other)
  return {
    count: times.length,
    medianMs: quantile(times, 0.5),
    p90Ms: quantile(times, 0.9),
    withinOneHour: spans.filter(({ from, to }) => worked(from, to) <= HOUR_MS).length,
  }
}

/** The nearest rank: the smallest of the times that so large a part does not exceed. */
export function quantile(sorted: readonly number[], part: number): number | null {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null
}
