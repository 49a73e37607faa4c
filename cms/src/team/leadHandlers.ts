import type { Core } from '@strapi/strapi'
import { storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { leadNumbers, leadsBySubject } from './leadNumbers.ts'

const MOST_CHANGES = 100
const MOST_RELATED = 20

type Lead = { id: number; person_key: string | null }

/** What is shown beside one lead: who changed what, and what else the same person wrote. */
export function leadContext(strapi: Core.Strapi): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const { documentId } = ctx['params'] as { documentId: string }
    const lead: Lead | undefined = await knex('form_datas').where({ document_id: documentId }).first('id', 'person_key')
    if (!lead) return ctx.notFound()

    const same = () => knex('form_datas').where({ person_key: lead.person_key }).andWhereNot('id', lead.id)
    const changes = await knex('lead_changes')
      .select('id', 'created_at', 'changed_by', 'field', 'before', 'after')
      .where({ lead_document_id: documentId })
      .orderBy('id', 'desc')
      .limit(MOST_CHANGES)
    const related = lead.person_key
      ? await same().select('document_id', 'created_at', 'subject', 'lead_status').orderBy('created_at', 'desc').limit(MOST_RELATED)
      : []
    const [total] = lead.person_key ? await same().count({ count: '*' }) : []
    ctx.set('Cache-Control', 'no-store')
    ctx.body = {
      changes: changes.map((row) => ({
        id: row.id,
        at: new Date(row.created_at).toISOString(),
        by: row.changed_by,
        field: row.field,
        before: row.before,
        after: row.after,
      })),
      samePerson: {
        count: Number(total?.['count'] ?? 0),
        leads: related.map((row) => ({
          documentId: row.document_id,
          at: new Date(row.created_at).toISOString(),
          subject: row.subject,
          leadStatus: row.lead_status,
        })),
      },
    }
  }
}

export function summary(strapi: Core.Strapi, notices: NoticeSettings): Core.ControllerHandler {
  const knex = strapi.db.connection
  const room = storageRoom(strapi)
  return async (ctx) => {
    const [numbers, subjects, problem, storage] = await Promise.all([leadNumbers(knex), leadsBySubject(knex), lastProblem(strapi), room()])
    ctx.set('Cache-Control', 'no-store')
    ctx.body = {
      ...numbers,
      subjects,
      notices: notices.smtp ? 'on' : 'off',
      webhook: notices.webhook ? 'on' : 'off',
      problem,
      storage,
    }
  }
}

async function lastProblem(strapi: Core.Strapi): Promise<string | null> {
  const row: { notice_error: string | null } | undefined = await strapi.db
    .connection('form_datas')
    .whereIn('notice_state', ['waiting', 'failed'])
    .whereNotNull('notice_error')
    .orderBy('notice_next_at', 'desc')
    .first('notice_error')
  return row?.notice_error ?? null
}

/** What was given up is tried again from the start. */
export function retryNotices(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    let count = 0
    for (const prefix of ['notice', 'webhook']) {
      count += await strapi.db
        .connection('form_datas')
        .where({ [`${prefix}_state`]: 'failed' })
        .update({ [`${prefix}_state`]: 'waiting', [`${prefix}_attempts`]: 0, [`${prefix}_next_at`]: 0 })
    }
    ctx.body = { count }
  }
}

/** A page of the list. */
const MOST_ASKED = 100
const MOST_COUNTED = 99

/** By index alone, and never further than asked: as fast with a million leads, or a person who sent thousands. */
const COUNT_OTHERS = `
  select l.document_id as id, (
    select count(*) from (
      select 1 from form_datas o where o.person_key = l.person_key and o.id <> l.id limit ${MOST_COUNTED}
    ) counted
  ) as others
  from form_datas l
  where l.person_key is not null and l.document_id in (??)`

type Others = { id: string; others: number | string }

/** How many other leads each person sent, for the leads of one page of the list in one query. */
export function otherLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const ids = String(ctx.query['ids'] ?? '')
      .split(',')
      .filter((id) => /^[a-z0-9]{1,40}$/.test(id))
      .slice(0, MOST_ASKED)
    ctx.set('Cache-Control', 'no-store')
    ctx.body = ids.length === 0 ? {} : await countOthers(strapi, ids)
  }
}

async function countOthers(strapi: Core.Strapi, ids: string[]): Promise<Record<string, number>> {
  const sql = COUNT_OTHERS.replace('??', ids.map(() => '?').join(', '))
  const result: Others[] | { rows: Others[] } = await strapi.db.connection.raw(sql, ids)
  const rows = Array.isArray(result) ? result : result.rows
  return Object.fromEntries(rows.map(({ id, others }) => [id, Number(others)]).filter(([, others]) => Number(others) > 0))
}
