import type { Knex } from 'knex'
import type { EnquiryNumbers, Group } from '../leads/enquiryNumbers.ts'
import { hiddenStatuses } from '../leads/leadStatus.ts'
import type { WorkSettings } from '../settings/settings.ts'
import { startOfSydneyWeek, sydneyClock } from '../time/sydneyTime.ts'
import { firstAnswers } from './firstAnswers.ts'

const WEEKS = 12
const MOST_NAMED = 10
const KEPT_MS = 60_000
/** Read in a moment from any number of leads: an index for each group would slow down storing every lead. */
const MOST_GROUPED = 200_000

type Row = {
  page_path: string | null
  utm_source: string | null
  utm_campaign: string | null
  discipline: string | null
  form: string | null
  lead_status: string
  count: number | string
}

/** Of the last twelve weeks, this one included. */
export async function enquiryNumbers(knex: Knex, work: WorkSettings, now: Date): Promise<EnquiryNumbers> {
  const mondays = Array.from({ length: WEEKS }, (_, index) => startOfSydneyWeek(now, WEEKS - 1 - index))
  const since = mondays[0] ?? now
  const names = ['page_path', 'utm_source', 'utm_campaign', 'discipline', 'form', 'lead_status'] as const
  const newest = knex('form_datas')
    .select(...names)
    .where('created_at', '>=', since)
    .whereNotIn('lead_status', hiddenStatuses)
    .orderBy('created_at', 'desc')
    .limit(MOST_GROUPED)
    .as('newest')
  const [rows, spam, weeks, answers, waiting] = await Promise.all([
    knex
      .from(newest)
      .select(...names)
      .count({ count: '*' })
      .groupBy(...names) as PromiseLike<Row[]>,
    count(knex, { lead_status: 'spam' }, since, null),
    Promise.all(mondays.map((monday, index) => countWeek(knex, monday, mondays[index + 1] ?? null))),
    firstAnswers(knex, work, since, now),
    count(knex, { lead_status: 'new', first_answer_at: null }, since, null),
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
    answers,
    waiting,
  }
}

/** Whoever presses reload does not make a million leads be counted again. */
export function enquiryNumbersKept(knex: Knex, work: WorkSettings): () => Promise<EnquiryNumbers> {
  let kept: { at: number; numbers: Promise<EnquiryNumbers> } | null = null
  return () => {
    const at = Date.now()
    if (!kept || at - kept.at > KEPT_MS) {
      const numbers = enquiryNumbers(knex, work, new Date(at))
      kept = { at, numbers }
      numbers.catch(() => {
        kept = null
      })
    }
    return kept.numbers
  }
}

/** All counts are read from an index alone. */
async function countWeek(knex: Knex, from: Date, to: Date | null): Promise<number> {
  const [all, ...hidden] = await Promise.all(
    [{}, ...hiddenStatuses.map((lead_status) => ({ lead_status }))].map((only) => count(knex, only, from, to)),
  )
  return hidden.reduce((rest, each) => rest - each, all ?? 0)
}

async function count(knex: Knex, only: object, from: Date, to: Date | null): Promise<number> {
  const query = knex('form_datas').where(only).andWhere('created_at', '>=', from)
  const [row] = await (to ? query.andWhere('created_at', '<', to) : query).count({ count: '*' })
  return Number(row?.['count'] ?? 0)
}

function groups(rows: Row[], nameOf: (row: Row) => string | null): Group[] {
  const found = new Map<string | null, Group>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = found.get(name) ?? { name, count: 0, won: 0, lost: 0 }
    const count = Number(row.count)
    group.count += count
    if (row.lead_status === 'won') group.won += count
    if (row.lead_status === 'lost') group.lost += count
    found.set(name, group)
  }
  const sorted = Array.from(found.values()).sort((one, other) => other.count - one.count)
  const [named, rest] = [sorted.slice(0, MOST_NAMED), sorted.slice(MOST_NAMED)]
  if (rest.length === 0) return named
  const others: Group = { name: `${rest.length} others`, count: 0, won: 0, lost: 0, isRest: true }
  for (const { count, won, lost } of rest) {
    others.count += count
    others.won += won
    others.lost += lost
  }
  return [...named, others]
}
