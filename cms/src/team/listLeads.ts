import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { clientName } from '../leads/clientName.ts'
import { type Country, countryOf } from '../leads/country.ts'
import type { LeadList, ListedLead, Unchanged, UnsentAnswer } from '../leads/leadApi.ts'
import type { LeadRow } from '../leads/leadFields.ts'
import { keptViewCounts, listed, listQuery } from '../leads/listQuery.ts'
import { oneLine, ownWords, readable } from '../leads/messageText.ts'
import { hasManyLeads, newestLeadId } from '../leads/newestLead.ts'
import { ownerOf, readNames } from '../leads/owners.ts'
import { type ReplyTemplate, replyValues } from '../leads/replyTemplate.ts'
import { countFound, findLeads, onlyThese } from '../leads/searchLeads.ts'
import { read, type Work, whoAsks } from '../operation/adminRoutes.ts'
import { makeKeptAnswers } from '../operation/keptAnswer.ts'
import { unsentAnswers } from '../outgoing/answers.ts'
import { MESSAGES } from '../outgoing/messageTable.ts'
import { MINUTE_MS } from '../time/durations.ts'
import { dayOf } from '../time/sydneyTime.ts'
import { colleaguesAt, presenceState } from './presence.ts'
import { countRelatedLeads } from './relatedLeads.ts'

const MOST_WORDS = 160
const MOST_CAMPAIGNS = 200
const MOST_PAGES = 100
const MOST_PHONES = 2_000

const columns = [
  'document_id',
  'created_at',
  'full_name',
  'email',
  'phone',
  'queries',
  'page_path',
  'discipline',
  'lead_status',
  'owner',
  'owner_id',
  'follow_up_on',
] as const
type Row = Pick<LeadRow, (typeof columns)[number]>

export const listLeads: Work = async (ctx, strapi) => {
  const knex = strapi.db.connection
  const query = read(listQuery, ctx.query, 'The list does not know this view or filter. Open Leads from the menu.')
  const { id } = whoAsks(ctx)
  const asOf = await listState(knex)
  if (query.known === asOf) return { unchanged: true } satisfies Unchanged
  const names = await readNames(knex)
  const { view, limit, order } = query
  const direction = order === 'oldest' ? 'asc' : 'desc'
  const asked = query.q?.trim()
  const search = asked ? await findLeads(knex, asked, names) : null
  const leads = search?.ids
    ? onlyThese(knex, listed(knex, { ...query, q: undefined }, id, names), search.ids)
    : listed(knex, query, id, names)
  leads.select(...columns).limit(limit + 1)
  if (view === 'due') leads.orderBy('follow_up_on')
  leads.orderBy('created_at', direction).orderBy('id', direction)
  const [rows, counts, unsent, found]: [Row[], LeadList['counts'], UnsentAnswer[], LeadList['found']] = await Promise.all([
    leads,
    keptViewCounts(knex, id),
    unsentAnswers(knex),
    search?.found ?? (asked ? countFound(knex, asked, names) : null),
  ])
  const shown = rows.slice(0, limit)
  const others = await countRelatedLeads(
    knex,
    shown.map(({ document_id }) => document_id),
  )
  const toListed = (row: Row): ListedLead => ({
    documentId: row.document_id,
    at: new Date(row.created_at).toISOString(),
    person: clientName(row),
    words: oneLine(ownWords(readable(row.queries)), MOST_WORDS) || oneLine(row.queries, MOST_WORDS) || null,
    about: aboutOf(row),
    leadStatus: row.lead_status,
    owner: ownerOf(row, names)?.name ?? null,
    ownerId: row.owner_id,
    followUpOn: row.follow_up_on ? dayOf(row.follow_up_on) : null,
    ...(others[row.document_id] ?? { others: 0, alike: [] }),
    unsent: unsent.find(({ shownIn }) => shownIn === row.document_id)?.state ?? null,
    here: colleaguesAt(row.document_id, id),
  })
  return { asOf, leads: shown.map(toListed), hasMore: rows.length > limit, counts, found } satisfies LeadList
}

/** By three looks at the end of an index. An erasure adds no row: once a minute everything is read again, as the day goes on too. */
async function listState(knex: Knex): Promise<string> {
  const answers = knex(MESSAGES).where({ kind: 'answer' }).whereIn('state', ['waiting', 'failed'])
  const found: unknown[] = await Promise.all([
    newestLeadId(knex),
    knex('lead_changes').max('id'),
    answers.count({ count: '*' }).max('next_at'),
  ])
  const parts = [found, Math.floor(Date.now() / MINUTE_MS), presenceState()]
  return createHash('sha1').update(JSON.stringify(parts)).digest('base64url')
}

function aboutOf({ page_path, discipline, phone }: Row): string | null {
  const { service } = replyValues({ pagePath: page_path })
  return [service || discipline, countryOf(phone)?.name].filter(Boolean).join(', ') || null
}

const kept = makeKeptAnswers<string[]>()

/** The pages that forms were sent from, the most first. */
export const listPages: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const most = () =>
    knex('form_datas').whereNotNull('page_path').groupBy('page_path').orderByRaw('count(*) desc').limit(MOST_PAGES).pluck('page_path')
  return kept(
    'pages',
    async () => most(),
    () => hasManyLeads(knex),
  )
}

/** Of the phones of the newest leads, the most first. Countries that share a code are one choice. */
export const listCountries: Work = async (_ctx, strapi) => {
  const phones: string[] = await strapi.db
    .connection('form_datas')
    .whereNotNull('phone')
    .orderBy('id', 'desc')
    .limit(MOST_PHONES)
    .pluck('phone')
  const found = new Map<string, { count: number; names: Set<string> }>()
  for (const country of phones.map(countryOf)) {
    if (!country) continue
    const { count, names } = found.get(country.code) ?? { count: 0, names: new Set() }
    found.set(country.code, { count: count + 1, names: names.add(country.name) })
  }
  return Array.from(found)
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([code, { names }]): Country => ({ code, name: [...names].join(', ') }))
}

/** Those of the most leads: anyone can make up a name of one. */
export const listCampaigns: Work = async (_ctx, strapi) => {
  const knex = strapi.db.connection
  const most = async (): Promise<Pick<LeadRow, 'utm_source' | 'utm_campaign'>[]> =>
    knex('form_datas')
      .select('utm_source', 'utm_campaign')
      .where((named) => named.whereNotNull('utm_source').orWhereNotNull('utm_campaign'))
      .groupBy('utm_source', 'utm_campaign')
      .orderByRaw('count(*) desc')
      .limit(MOST_CAMPAIGNS)
  return kept(
    'campaigns',
    async () => (await most()).map(({ utm_source, utm_campaign }) => [utm_source, utm_campaign].filter(Boolean).join(' / ')).sort(),
    () => hasManyLeads(knex),
  )
}

export const listTemplates: Work = async (_ctx, strapi) => {
  const templates: ReplyTemplate[] = await strapi.db
    .connection('reply_templates')
    .select({ documentId: 'document_id' }, 'name', 'subject', 'text')
    .orderBy('name')
  return templates
}
