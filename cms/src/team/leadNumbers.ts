import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'
import { services } from '../contract/services.ts'
import type { Group, LeadNumbers, Sum, Wait, Week } from '../leads/leadApi.ts'
import { hiddenStatuses, type Instant, type LeadRow, type LeadStatus, type ShownStatus } from '../leads/leadFields.ts'
import { countRows, servicePath } from '../leads/listQuery.ts'
import type { Work } from '../operation/adminRoutes.ts'
import { settings, type WorkSettings } from '../settings/settings.ts'
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'
import { addDays, makeWorkingTime, startOfSydneyWeek, sydneyClock } from '../time/sydneyTime.ts'

const WEEKS = 12
const KEPT_MS = 60_000
const MOST_NAMED = 10
/** Read day by day: between two days whoever sends or reads a lead has the thread. */
const DAYS_OF_WEEK = 7
/** Enough for a sound median. */
const MOST_ANSWERS = 10_000
/** In minutes. */
const WAITS_FROM = [0, 15, 60, 4 * 60, 12 * 60, 24 * 60, 48 * 60, 96 * 60]
const MOST_SERVICES = 4

let kept: { at: number; numbers: Promise<LeadNumbers> } | null = null

export const numbers: Work = async (_ctx, strapi) => {
  const at = performance.now()
  if (!kept || at - kept.at > KEPT_MS) kept = { at, numbers: leadNumbers(strapi.db.connection, settings().work, new Date()) }
  kept.numbers.catch(() => {
    kept = null
  })
  return kept.numbers
}

const names = ['page_path', 'first_page', 'utm_source', 'utm_campaign', 'discipline', 'form', 'lead_status', 'lost_reason'] as const
type Row = Pick<LeadRow, (typeof names)[number]> & { count: Count; quotes: Count; amount: Count | null }
const times = ['created_at', 'rescued_at', 'first_answer_at'] as const

export async function leadNumbers(knex: Knex, work: WorkSettings, now: Date): Promise<LeadNumbers> {
  const mondays = Array.from({ length: WEEKS }, (_, index) => startOfSydneyWeek(now, WEEKS - 1 - index))
  const since = mondays[0] ?? now
  const came = () => knex('form_datas').where('created_at', '>=', since)
  const unanswered = () => came().where({ lead_status: 'new', first_answer_at: null })
  const read = await readWeeks(
    knex,
    mondays.map((monday, index) => ({ monday, end: mondays[index + 1] ?? startOfSydneyWeek(now, -1) })),
  )
  const spam = await countRows(came().where({ lead_status: 'spam' }))
  const waiting = await countRows(unanswered())
  const open: Lead[] = await unanswered()
    .select(...times)
    .orderBy('created_at', 'desc')
    .limit(MOST_ANSWERS)
  const { weeks, answered } = read
  const rows = weeks.flat()
  const pages = weeks.map(pagesOf)
  const weekServices = servicesOf(pages)
  return {
    since: sydneyClock(since).day,
    total: countOf(rows),
    spam,
    weeks: mondays.map((monday, index) => toWeek(monday, countOf(weeks[index] ?? []), pages[index] ?? new Map(), weekServices)),
    weekServices,
    pages: groups(rows, ({ page_path }) => page_path),
    firstPages: groups(rows, ({ first_page }) => first_page),
    campaigns: groups(rows, ({ utm_source, utm_campaign }) => [utm_source, utm_campaign].filter(Boolean).join(' / ') || null),
    disciplines: groups(rows, ({ discipline }) => discipline),
    forms: groups(rows, ({ form }) => form),
    answers: answerTimes(answered),
    workingHour: withinWorkingHour([...answered, ...open], work, since, now),
    waiting,
    money: { open: sumOf(rows, 'quoted'), won: sumOf(rows, 'won'), lost: sumOf(rows, 'lost') },
    lostReasons: lostReasonsOf(rows),
  }
}

/** One read of each lead, the newest day first. */
async function readWeeks(knex: Knex, spans: readonly { monday: Date; end: Date }[]): Promise<{ weeks: Row[][]; answered: Lead[] }> {
  const answered: Lead[] = []
  const weeks: Row[][] = []
  for (const { monday, end } of spans.toReversed()) {
    const rows: Row[] = []
    for (const [from, to] of daysOf(monday, end)) {
      const day = () =>
        knex('form_datas').where('created_at', '>=', from).andWhere('created_at', '<', to).whereNotIn('lead_status', hiddenStatuses)
      const grouped: Row[] = await day()
        .select(...names)
        .count({ count: '*', quotes: 'quote_amount' })
        .sum({ amount: 'quote_amount' })
        .groupBy(...names)
      rows.push(...grouped)
      const more = MOST_ANSWERS - answered.length
      if (more > 0) {
        const own: Lead[] = await day()
          .select(...times)
          .whereNotNull('first_answer_at')
          .orderBy('created_at', 'desc')
          .limit(more)
        answered.push(...own)
      }
      await nextTurn()
    }
    weeks.unshift(rows)
  }
  return { weeks, answered }
}

/** A seventh each, the last first: when the clocks change none is a day. */
function daysOf(monday: Date, end: Date): [from: Date, to: Date][] {
  const part = (end.getTime() - monday.getTime()) / DAYS_OF_WEEK
  const edge = (index: number) => new Date(monday.getTime() + index * part)
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => [edge(DAYS_OF_WEEK - 1 - index), edge(DAYS_OF_WEEK - index)])
}

const countOf = (rows: readonly Row[]) => rows.reduce((sum, { count }) => sum + Number(count), 0)

type Pages = Map<string | null, number>
type Services = LeadNumbers['weekServices']

/** How many leads of a week came from each page. */
function pagesOf(rows: readonly Row[]): Pages {
  const pages: Pages = new Map()
  for (const { page_path, count } of rows) pages.set(page_path, (pages.get(page_path) ?? 0) + Number(count))
  return pages
}

/** The services asked about most, each by itself; all others together; and what came from no service's page. */
function servicesOf(pages: readonly Pages[]): Services {
  const askedAbout = (slug: string) => pages.reduce((sum, week) => sum + (week.get(servicePath(slug)) ?? 0), 0)
  const asked = services
    .map(({ slug }) => ({ slug, count: askedAbout(slug) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .map(({ slug }) => slug)
  const named = asked.length > MOST_SERVICES + 1 ? asked.slice(0, MOST_SERVICES) : asked
  const others = asked.slice(named.length)
  return [...named.map((slug) => ({ slugs: [slug] })), ...(others.length > 0 ? [{ slugs: others }] : []), { slugs: null }]
}

function toWeek(monday: Date, count: number, pages: Pages, services: Services): Week {
  const days = { monday: sydneyClock(monday).day, sunday: addDays(monday, 6) }
  const ofServices = services.map(({ slugs }) => (slugs ?? []).reduce((sum, slug) => sum + (pages.get(servicePath(slug)) ?? 0), 0))
  const all = Array.from(pages.values()).reduce((sum, some) => sum + some, 0)
  const rest = all - ofServices.reduce((sum, some) => sum + some, 0)
  return { ...days, count, services: services.map(({ slugs }, index) => (slugs ? (ofServices[index] ?? 0) : rest)) }
}

type Count = number | string

function sumOf(rows: readonly Row[], status: LeadStatus): Sum {
  const own = rows.filter(({ lead_status }) => lead_status === status)
  return {
    count: own.reduce((sum, { quotes }) => sum + Number(quotes), 0),
    amount: own.reduce((sum, { amount }) => sum + Number(amount ?? 0), 0),
  }
}

function lostReasonsOf(rows: readonly Row[]): LeadNumbers['lostReasons'] {
  const counts = new Map<string | null, number>()
  for (const { lead_status, lost_reason, count } of rows)
    if (lead_status === 'lost') counts.set(lost_reason, (counts.get(lost_reason) ?? 0) + Number(count))
  return Array.from(counts, ([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_NAMED)
}

type Lead = Pick<LeadRow, (typeof times)[number]>
const arrivalOf = ({ rescued_at, created_at }: Lead) => new Date(rescued_at ?? created_at)

function answerTimes(answered: readonly Lead[]): LeadNumbers['answers'] {
  const took = answered
    .map((lead) => Math.max(0, new Date(lead.first_answer_at as Instant).getTime() - arrivalOf(lead).getTime()))
    .sort((one, other) => one - other)
  const waits = WAITS_FROM.map((from, index): Wait => {
    const to = WAITS_FROM[index + 1] ?? null
    const count = took.filter((ms) => ms >= from * MINUTE_MS && (to === null || ms < to * MINUTE_MS)).length
    return { from, to, count }
  })
  return { count: took.length, medianMs: quantile(took, 0.5), p90Ms: quantile(took, 0.9), waits }
}

/** No one is late before a working hour has run. */
function withinWorkingHour(leads: readonly Lead[], work: WorkSettings, since: Date, now: Date): LeadNumbers['workingHour'] {
  const worked = makeWorkingTime(work, since, now)
  const judged = leads.filter((lead) => worked(arrivalOf(lead), now) >= HOUR_MS)
  const answered = judged.filter((lead) => lead.first_answer_at && worked(arrivalOf(lead), new Date(lead.first_answer_at)) <= HOUR_MS)
  return { answered: answered.length, judged: judged.length, early: leads.length - judged.length }
}

/** The nearest rank: the smallest of the times that so large a part does not exceed. */
export function quantile(sorted: readonly number[], part: number): number | null {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null
}

const none = { new: 0, contacted: 0, quoted: 0, won: 0, lost: 0 } as const satisfies Group['by']

function groups(rows: Row[], nameOf: (row: Row) => string | null): Group[] {
  const found = new Map<string | null, Group>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = found.get(name) ?? { name, count: 0, by: { ...none } }
    found.set(name, group)
    group.count += Number(row.count)
    group.by[row.lead_status as ShownStatus] += Number(row.count)
  }
  const sorted = Array.from(found.values()).sort((one, other) => other.count - one.count)
  const rest = sorted.slice(MOST_NAMED)
  if (rest.length === 0) return sorted
  const others: Group = { name: rest.length === 1 ? '1 other' : `${rest.length} others`, count: 0, by: { ...none }, isRest: true }
  for (const { count, by } of rest) {
    others.count += count
    for (const status of Object.keys(by) as ShownStatus[]) others.by[status] += by[status]
  }
  return [...sorted.slice(0, MOST_NAMED), others]
}
