import type { Knex } from 'knex'
import type { Group, LeadNumbers, Sum } from '../leads/leadApi.ts'
import { hiddenStatuses, type Instant, type LeadRow, type LeadStatus } from '../leads/leadFields.ts'
import { countRows } from '../leads/listQuery.ts'
import type { Work } from '../operation/adminRoutes.ts'
import { settings, type WorkSettings } from '../settings/settings.ts'
import { HOUR_MS } from '../time/durations.ts'
import { makeWorkingTime, startOfSydneyWeek, sydneyClock } from '../time/sydneyTime.ts'

const WEEKS = 12
const KEPT_MS = 60_000
const MOST_NAMED = 10
/** Read in a moment from any number of leads: an index for each group would slow down storing every lead. */
const MOST_GROUPED = 200_000
/** Enough for a sound median. */
const MOST_ANSWERS = 20_000

let kept: { at: number; numbers: Promise<LeadNumbers> } | null = null

export const numbers: Work = async (_ctx, strapi) => {
  const at = performance.now()
  if (!kept || at - kept.at > KEPT_MS) kept = { at, numbers: leadNumbers(strapi.db.connection, settings().work, new Date()) }
  kept.numbers.catch(() => {
    kept = null
  })
  return kept.numbers
}

const names = ['page_path', 'utm_source', 'utm_campaign', 'discipline', 'form', 'lead_status'] as const
type Row = Pick<LeadRow, (typeof names)[number]> & { count: number | string }

export async function leadNumbers(knex: Knex, work: WorkSettings, now: Date): Promise<LeadNumbers> {
  const mondays = Array.from({ length: WEEKS }, (_, index) => startOfSydneyWeek(now, WEEKS - 1 - index))
  const since = mondays[0] ?? now
  const came = () => knex('form_datas').where('created_at', '>=', since)
  const newest = came()
    .select('created_at', 'rescued_at', 'first_answer_at', ...names)
    .whereNotIn('lead_status', hiddenStatuses)
    .orderBy('created_at', 'desc')
    .limit(MOST_GROUPED)
    .as('newest')
  const [rows, spam, weeks, answered, waiting, closed]: [Row[], number, number[], Answered[], number, Closed[]] = await Promise.all([
    knex
      .from(newest)
      .select(...names)
      .count({ count: '*' })
      .groupBy(...names) as PromiseLike<Row[]>,
    countRows(came().where({ lead_status: 'spam' })),
    Promise.all(mondays.map((monday, index) => countWeek(knex, monday, mondays[index + 1] ?? startOfSydneyWeek(now, -1)))),
    knex.from(newest).select('created_at', 'rescued_at', 'first_answer_at').whereNotNull('first_answer_at').limit(MOST_ANSWERS),
    countRows(came().where({ lead_status: 'new', first_answer_at: null })),
    came()
      .whereIn('lead_status', ['quoted', 'won', 'lost'])
      .select('lead_status', 'lost_reason')
      .count({ count: '*', quotes: 'quote_amount' })
      .sum({ amount: 'quote_amount' })
      .groupBy('lead_status', 'lost_reason') as unknown as PromiseLike<Closed[]>,
  ])
  return {
    since: sydneyClock(since).day,
    total: weeks.reduce((total, week) => total + week, 0),
    spam,
    grouped: rows.reduce((total, row) => total + Number(row.count), 0),
    weeks: mondays.map((monday, index) => ({ monday: sydneyClock(monday).day, count: weeks[index] ?? 0 })),
    pages: groups(rows, ({ page_path }) => page_path),
    campaigns: groups(rows, ({ utm_source, utm_campaign }) => [utm_source, utm_campaign].filter(Boolean).join(' / ') || null),
    disciplines: groups(rows, ({ discipline }) => discipline),
    forms: groups(rows, ({ form }) => form),
    answers: answerTimes(answered, work, since, now),
    waiting,
    money: { open: sumOf(closed, 'quoted'), won: sumOf(closed, 'won'), lost: sumOf(closed, 'lost') },
    lostReasons: closed
      .filter(({ lead_status }) => lead_status === 'lost')
      .map(({ lost_reason, count }) => ({ reason: lost_reason, count: Number(count) }))
      .sort((one, other) => other.count - one.count)
      .slice(0, MOST_NAMED),
  }
}

type Count = number | string
type Closed = Pick<LeadRow, 'lead_status' | 'lost_reason'> & { count: Count; quotes: Count; amount: Count | null }

function sumOf(closed: readonly Closed[], status: LeadStatus): Sum {
  const rows = closed.filter(({ lead_status }) => lead_status === status)
  const sum = (of: (row: Closed) => Count | null) => rows.reduce((total, row) => total + Number(of(row) ?? 0), 0)
  return { count: sum(({ quotes }) => quotes), amount: sum(({ amount }) => amount) }
}

/** Counted from an index alone. */
async function countWeek(knex: Knex, from: Date, to: Date): Promise<number> {
  const week = () => knex('form_datas').where('created_at', '>=', from).andWhere('created_at', '<', to)
  const [all, ...hidden] = await Promise.all(
    [week(), ...hiddenStatuses.map((status) => week().where('lead_status', status))].map(countRows),
  )
  return hidden.reduce((rest, count) => rest - count, all ?? 0)
}

type Answered = Pick<LeadRow, 'created_at' | 'rescued_at'> & { first_answer_at: Instant }

function answerTimes(answered: readonly Answered[], work: WorkSettings, since: Date, now: Date): LeadNumbers['answers'] {
  const spans = answered.map((row) => ({ from: new Date(row.rescued_at ?? row.created_at), to: new Date(row.first_answer_at) }))
  const times = spans.map(({ from, to }) => Math.max(0, to.getTime() - from.getTime())).sort((one, other) => one - other)
  const worked = makeWorkingTime(work, since, now)
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

function groups(rows: Row[], nameOf: (row: Row) => string | null): Group[] {
  const found = new Map<string | null, Group>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = found.get(name) ?? { name, count: 0, won: 0, lost: 0 }
    found.set(name, group)
    group.count += Number(row.count)
    if (row.lead_status === 'won' || row.lead_status === 'lost') group[row.lead_status] += Number(row.count)
  }
  const sorted = Array.from(found.values()).sort((one, other) => other.count - one.count)
  const rest = sorted.slice(MOST_NAMED)
  if (rest.length === 0) return sorted
  const sum = (of: 'count' | 'won' | 'lost') => rest.reduce((total, group) => total + group[of], 0)
  const others: Group = { name: `${rest.length} others`, count: sum('count'), won: sum('won'), lost: sum('lost'), isRest: true }
  return [...sorted.slice(0, MOST_NAMED), others]
}
