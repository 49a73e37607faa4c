import type { Knex } from 'knex'
import * as v from 'valibot'
import { isDay } from '../contract/day.ts'
import { services } from '../contract/services.ts'
import { isPostgres, UNSEEN } from '../database/dialect.ts'
import { rowNumber } from '../operation/adminRoutes.ts'
import { makeKeptAnswers } from '../operation/keptAnswer.ts'
import { DAY_MS, MINUTE_MS } from '../time/durations.ts'
import { startOfSydneyDay, sydneyClock } from '../time/sydneyTime.ts'
import { NO_SERVICE, UNKNOWN, type ViewName, viewNames } from './leadApi.ts'
import { hiddenStatuses, type LeadStatus, leadStatuses, openStatuses, waitingStatuses } from './leadFields.ts'
import { hasManyLeads } from './newestLead.ts'
import type { Names } from './owners.ts'
import { search } from './searchLeads.ts'
import { waitOfQuery } from './waits.ts'

/** No one's id. */
const NO_ONE = 0
export const servicePath = (slug: string) => `/services/${slug}`
const servicePaths = services.map(({ slug }) => servicePath(slug))
/** Of a day in Sydney its first moment, or that of a day some days later, which may be in the year 10000. */
const dayIn = (day: string, later = 0) => startOfSydneyDay(new Date(Date.parse(`${day}T02:00:00Z`) + later * DAY_MS))
const name = v.optional(v.pipe(v.string(), v.maxLength(250)))

export const listQuery = v.object({
  view: v.optional(v.picklist(viewNames), 'all'),
  q: name,
  order: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
  limit: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1000)), '50'),
  status: v.optional(v.picklist(leadStatuses)),
  page: name,
  firstPage: name,
  /** Slugs of services, the page of one of which it came from; or none of any. */
  service: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/), v.maxLength(500))),
  campaign: name,
  discipline: name,
  form: name,
  owner: name,
  /** A calling code. */
  country: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
  since: v.optional(v.pipe(v.string(), v.check(isDay))),
  /** The last day of them. */
  until: v.optional(v.pipe(v.string(), v.check(isDay))),
  /** Minutes to the first answer: from, and less than. */
  wait: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}-\d{0,7}$/))),
  /** `day`: not answered for more than a day. `unseen`: suspected, and looked at by no one. `today`, `late`: to follow up. `open`: not closed. */
  only: v.optional(v.picklist(['day', 'unseen', 'today', 'late', 'open'])),
  /** The state that the asking page has: nothing is read again while it is the same. */
  known: name,
})
export type ListQuery = v.InferOutput<typeof listQuery>

const CAMPAIGN = `coalesce(utm_source, '') || case when utm_source <> '' and utm_campaign <> '' then ' / ' else '' end || coalesce(utm_campaign, '')`

function viewOf(knex: Knex, view: ViewName, person: number, now: Date): Knex.QueryBuilder {
  const leads = knex('form_datas')
  switch (view) {
    case 'new':
      return leads.where('lead_status', 'new')
    case 'mine':
      return leads.where('owner_id', person).whereIn('lead_status', openStatuses)
    case 'due':
      // As a bare column SQLite would look for the statuses, which most leads have, and not for the few days.
      return leads
        .where('follow_up_on', '<=', sydneyClock(now).day)
        .whereRaw(`coalesce(lead_status, '') not in (?, ?)`, [...hiddenStatuses])
    case 'waiting':
      return leads.whereIn('lead_status', waitingStatuses)
    case 'spam':
      return leads.where('lead_status', 'spam')
    case 'all':
      return leads.whereNotIn('lead_status', hiddenStatuses)
  }
}

export function listed(
  knex: Knex,
  query: Partial<ListQuery>,
  person = NO_ONE,
  names: Names = new Map(),
  now = new Date(),
): Knex.QueryBuilder {
  const leads = viewOf(knex, query.view ?? 'all', person, now)
  const { page, firstPage, campaign, discipline, form, owner } = query
  const isId = /^\d+$/.test(owner ?? '') && v.is(rowNumber, Number(owner))
  if (isId) leads.where('owner_id', Number(owner))
  const texts = { page_path: page, first_page: firstPage, [CAMPAIGN]: campaign, discipline, form, owner: isId ? undefined : owner }
  for (const [text, value] of Object.entries(texts))
    if (value !== undefined) leads.whereRaw(`coalesce(${text}, '') = ?`, [value === UNKNOWN ? '' : value])
  if (query.country)
    leads.whereLike('phone_digits', `${query.country}%`).andWhere((whole) => whole.whereLike('phone', '+%').orWhereLike('phone', '00%'))
  if (query.status) leads.where('lead_status', query.status)
  if (query.service === NO_SERVICE) leads.whereRaw(`coalesce(page_path, '') not in (${servicePaths.map(() => '?')})`, servicePaths)
  else if (query.service) leads.whereIn('page_path', query.service.split(',').map(servicePath))
  if (query.since) leads.where('created_at', '>=', dayIn(query.since))
  if (query.until) leads.where('created_at', '<', dayIn(query.until, 1))
  if (query.wait) waited(knex, leads, query.wait)
  if (query.only === 'day') leads.where('created_at', '<', new Date(now.getTime() - DAY_MS))
  if (query.only === 'unseen') leads.whereRaw(UNSEEN)
  if (query.only === 'today') leads.where('follow_up_on', sydneyClock(now).day)
  if (query.only === 'late') leads.where('follow_up_on', '<', sydneyClock(now).day)
  if (query.only === 'open') leads.whereIn('lead_status', openStatuses)
  if (query.q?.trim()) search(knex, leads, query.q.trim(), names)
  return leads
}

function waited(knex: Knex, leads: Knex.QueryBuilder, minutes: string): void {
  const { from, to } = waitOfQuery(minutes)
  const since = 'first_answer_at - coalesce(rescued_at, created_at)'
  const ms = isPostgres(knex) ? `extract(epoch from (${since})) * 1000` : since
  leads.whereNotNull('first_answer_at')
  if (from > 0) leads.whereRaw(`${ms} >= ?`, [from * MINUTE_MS])
  if (to !== null) leads.whereRaw(`${ms} < ?`, [to * MINUTE_MS])
}

const kept = makeKeptAnswers<Record<ViewName, number>>()

export function keptViewCounts(knex: Knex, person: number): Promise<Record<ViewName, number>> {
  return kept(
    `${person}`,
    () => viewCounts(knex, person),
    () => hasManyLeads(knex),
  )
}

/** Four views are of a status alone: one look at the index counts them all. */
async function viewCounts(knex: Knex, person: number): Promise<Record<ViewName, number>> {
  const count = (view: ViewName) => countRows(viewOf(knex, view, person, new Date()))
  const byStatus = async (): Promise<{ lead_status: string; count: number | string }[]> =>
    knex('form_datas').select('lead_status', knex.raw('count(*) as count')).groupBy('lead_status')
  const [rows, mine, due] = await Promise.all([byStatus(), count('mine'), count('due')])
  const among = (statuses: readonly string[]) =>
    rows.filter(({ lead_status }) => statuses.includes(lead_status)).reduce((sum, row) => sum + Number(row.count), 0)
  const shown = leadStatuses.filter((status) => status !== 'spam')
  return { mine, due, new: among(['new']), waiting: among(waitingStatuses), spam: among(['spam']), all: among(shown) }
}

export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row]: { count?: number | string }[] = await query.count({ count: '*' })
  return Number(row?.count ?? 0)
}

/** What a merged lead is again once it is taken apart, and one that is no spam after all. A mail that was on its way may have left meanwhile. */
export async function statusBefore(
  knex: Knex,
  documentId: string,
  hidden: (typeof hiddenStatuses)[number],
  answeredAt: unknown = null,
): Promise<LeadStatus> {
  const hiding: { before: LeadStatus | null } | undefined = await knex('lead_changes')
    .where({ lead_document_id: documentId, field: 'leadStatus', after: hidden })
    // Of a suspected lead that was merged and came apart.
    .whereNot('before', 'merged')
    .orderBy('id', 'desc')
    .first('before')
  const status = hiding?.before ?? 'new'
  return status === 'new' && answeredAt ? 'contacted' : status
}

export const waitingLeads = {
  overdue: { view: 'new', only: 'day' },
  due: { view: 'due' },
  suspected: { view: 'spam', only: 'unseen' },
} as const satisfies Record<string, Partial<ListQuery>>

export async function countLeads(knex: Knex, now = new Date()) {
  const { day } = sydneyClock(now)
  const leads = (query: Partial<ListQuery>) => listed(knex, query, NO_ONE, new Map(), now)
  const [newToday, overdue, suspected, today, late] = await Promise.all([
    countRows(leads({ since: day })),
    countRows(leads(waitingLeads.overdue)),
    countRows(leads(waitingLeads.suspected)),
    countRows(leads({ ...waitingLeads.due, only: 'today' })),
    countRows(leads({ ...waitingLeads.due, only: 'late' })),
  ])
  return { newToday, overdue, suspected, followUps: { today, late } }
}
