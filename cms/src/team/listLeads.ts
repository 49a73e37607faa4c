import type { Core } from '@strapi/strapi'
import * as v from 'valibot'
import { type Person, personName } from '../history/personName.ts'
import type { LeadList, ListedLead, Status } from '../leads/leadViews.ts'
import { ownWords } from '../leads/ownWords.ts'
import { dayOf } from '../time/sydneyTime.ts'
import { type CanRead, canReadFor } from './fieldRights.ts'
import { fieldsOf, listed, listQuery, viewCounts } from './leadViews.ts'
import type { Presence } from './presence.ts'
import { countRelatedLeads } from './relatedLeads.ts'

const MOST_WORDS = 160
const MOST_CAMPAIGNS = 200

type Context = Parameters<Core.ControllerHandler>[0]
type Row = {
  document_id: string
  created_at: string | number | Date
  revision: number | null
  full_name: string | null
  email: string | null
  phone: string | null
  queries: string | null
  lead_status: Status
  owner: string | null
  follow_up_on: string | Date | null
}

const columns = ['document_id', 'created_at', 'revision', 'full_name', 'email', 'phone', 'queries', 'lead_status', 'owner', 'follow_up_on']

export function listLeads(strapi: Core.Strapi, presence: Presence): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const query = v.safeParse(listQuery, ctx.query)
    if (!query.success) return ctx.badRequest('The list does not know this view or filter. Open Leads from the menu.')
    const canRead = canReadFor(ctx)
    if (!canRead(...fieldsOf(query.output))) return ctx.forbidden('Your role may not read the fields that this list is made from.')
    const { id, name } = whoAsks(ctx)
    const { limit, order } = query.output
    const direction = order === 'oldest' ? 'asc' : 'desc'
    const leads = listed(knex, query.output, name, canRead)
      .select(columns)
      .limit(limit + 1)
    if (query.output.view === 'due') leads.orderBy('follow_up_on', 'asc')
    const [rows, counts]: [Row[], LeadList['counts']] = await Promise.all([
      leads.orderBy([
        { column: 'created_at', order: direction },
        { column: 'id', order: direction },
      ]),
      viewCounts(knex, name),
    ])
    const shown = rows.slice(0, limit)
    const others = canRead('fullName', 'email', 'phone', 'queries') ? await countRelatedLeads(knex, shown.map(idOf)) : {}
    const toListed = (row: Row) => ({
      ...masked(row, canRead),
      others: others[row.document_id] ?? 0,
      here: presence.others(row.document_id, id),
    })
    ctx.body = { leads: shown.map(toListed), hasMore: rows.length > limit, counts } satisfies LeadList
  }
}

/** The campaigns that leads came from, to choose one from. */
export function listCampaigns(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    if (!canReadFor(ctx)('utmSource', 'utmCampaign')) {
      ctx.body = []
      return
    }
    const rows: { utm_source: string | null; utm_campaign: string | null }[] = await strapi.db
      .connection('form_datas')
      .distinct('utm_source', 'utm_campaign')
      .where((named) => named.whereNotNull('utm_source').orWhereNotNull('utm_campaign'))
      .limit(MOST_CAMPAIGNS)
    ctx.body = rows.map(({ utm_source, utm_campaign }) => [utm_source, utm_campaign].filter(Boolean).join(' / ')).sort()
  }
}

export function whoAsks(ctx: Context): { id: number; name: string; email: string } {
  const user = ctx.state['user'] as Person & { id: number }
  return { id: user.id, name: personName(user), email: user.email ?? '' }
}

const idOf = ({ document_id }: Row) => document_id

function masked(row: Row, canRead: CanRead): Omit<ListedLead, 'others' | 'here'> {
  const person = [canRead('fullName') && row.full_name, canRead('email') && row.email, canRead('phone') && row.phone]
  return {
    documentId: row.document_id,
    at: new Date(row.created_at).toISOString(),
    revision: row.revision ?? 0,
    person: person.find(Boolean) || null,
    words: canRead('queries') ? firstWords(row.queries) : null,
    leadStatus: row.lead_status,
    owner: canRead('owner') ? row.owner : null,
    followUpOn: canRead('followUpOn') && row.follow_up_on ? dayOf(row.follow_up_on) : null,
  }
}

export function firstWords(text: string | null): string | null {
  const words =
    ownWords(text ?? '')
      .replace(/\s+/g, ' ')
      .trim() || (text ?? '').replace(/\s+/g, ' ').trim()
  return words ? words.slice(0, MOST_WORDS).toWellFormed() : null
}
