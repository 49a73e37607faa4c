import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { historyColumns, toHistoryEntry } from '../history/historyEntry.ts'
import { personName } from '../history/personName.ts'
import { signedInPerson } from '../history/signedInPerson.ts'
import { REPLY_TEMPLATE } from '../leads/contentTypes.ts'
import type { ReplyTemplate } from '../leads/replyTemplate.ts'
import { backupProblem } from '../operation/backups.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings, WorkSettings } from '../settings/settings.ts'
import { enquiryNumbersKept } from './enquiryNumbers.ts'
import { countHeldReceipts, leadNumbers, leadsBySubject, viewCounts } from './leadNumbers.ts'

const MOST_CHANGES = 100
const MOST_RELATED = 20

type Lead = { id: number; person_key: string | null; phone_tail: string | null }

/** What is shown beside one lead: who changed what, and what else the same person wrote. */
export function leadContext(strapi: Core.Strapi): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const { documentId } = ctx['params'] as { documentId: string }
    const lead: Lead | undefined = await knex('form_datas').where({ document_id: documentId }).first('id', 'person_key', 'phone_tail')
    if (!lead) return ctx.notFound()

    const same = () => otherLeadsOf(knex, lead)
    const changes = await knex('lead_changes')
      .select(...historyColumns)
      .where({ lead_document_id: documentId })
      .orderBy('id', 'desc')
      .limit(MOST_CHANGES)
    const related = await same()
      .select('document_id', 'created_at', 'subject', 'lead_status')
      .orderBy('created_at', 'desc')
      .limit(MOST_RELATED)
    const [total] = await same().count({ count: '*' })
    ctx.body = {
      changes: changes.map(toHistoryEntry),
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

/** By the address, and by the phone in whatever form it was typed. */
function otherLeadsOf(knex: Knex, { id, person_key, phone_tail }: Lead) {
  return knex('form_datas')
    .andWhereNot('id', id)
    .andWhere((same) => {
      same.whereRaw('1 = 0')
      if (person_key) same.orWhere({ person_key })
      if (phone_tail) same.orWhere({ phone_tail })
    })
}

export function summary(strapi: Core.Strapi, notices: NoticeSettings): Core.ControllerHandler {
  const knex = strapi.db.connection
  const room = storageRoom(strapi)
  return async (ctx) => {
    const [numbers, subjects, problem, storage, backups, receiptsHeld] = await Promise.all([
      leadNumbers(knex),
      leadsBySubject(knex),
      lastProblem(strapi),
      room(),
      backupProblem(notices.backupFolder),
      countHeldReceipts(knex),
    ])
    ctx.body = {
      ...numbers,
      subjects,
      notices: notices.smtp ? 'on' : 'off',
      webhook: notices.webhook ? 'on' : 'off',
      problem,
      storage,
      backups,
      receiptsHeld,
    }
  }
}

export function numbers(strapi: Core.Strapi, work: WorkSettings): Core.ControllerHandler {
  const read = enquiryNumbersKept(strapi.db.connection, work)
  return async (ctx) => {
    ctx.body = await read()
  }
}

export function countViews(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const person = signedInPerson(strapi)
    ctx.body = await viewCounts(strapi.db.connection, person ? personName(person) : '')
  }
}

/** For whoever answers leads, with or without the right to change the templates. */
export function listTemplates(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const templates: ReplyTemplate[] = await strapi.db
      .query(REPLY_TEMPLATE)
      .findMany({ select: ['documentId', 'name', 'channel', 'subject', 'text'], orderBy: { name: 'asc' } })
    ctx.body = templates.map(({ documentId, name, channel, subject, text }) => ({ documentId, name, channel, subject, text }))
  }
}

type Tried = { error: string | null; at: number | string } | undefined

/** Of a mail or a call of the webhook, whichever was tried last. */
async function lastProblem(strapi: Core.Strapi): Promise<string | null> {
  const newest = (prefix: 'notice' | 'webhook', states: string[]) =>
    strapi.db
      .connection('form_datas')
      .whereIn(`${prefix}_state`, states)
      .orderBy(`${prefix}_next_at`, 'desc')
      .first(`${prefix}_error as error`, `${prefix}_next_at as at`)
  const unsent = (prefix: 'notice' | 'webhook', states: string[]) =>
    newest(prefix, states).whereNotNull(`${prefix}_error`).andWhereNot('lead_status', 'spam')
  const tried: Tried[] = await Promise.all([
    unsent('notice', ['waiting', 'failed']),
    // An address of the team was refused, and no later mail has reached everyone.
    newest('notice', ['sent']),
    // Without WEBHOOK_URL every lead waits: to look through them all would take as long as there are leads.
    unsent('webhook', ['failed']),
  ])
  const problems = tried.filter((row) => row?.error).sort((one, other) => Number(other?.at) - Number(one?.at))
  return problems[0]?.error ?? null
}

/** What was given up is tried again from the start, apart from suspected spam. */
export function retryNotices(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    let count = 0
    for (const prefix of ['notice', 'webhook']) {
      count += await strapi.db
        .connection('form_datas')
        .where({ [`${prefix}_state`]: 'failed' })
        .andWhereNot('lead_status', 'spam')
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
      select id from (select o.id from form_datas o where o.person_key = l.person_key and o.id <> l.id limit ${MOST_COUNTED}) by_key
      union
      select id from (select o.id from form_datas o where o.phone_tail = l.phone_tail and o.id <> l.id limit ${MOST_COUNTED}) by_phone
      limit ${MOST_COUNTED}
    ) counted
  ) as others
  from form_datas l
  where l.document_id in (??)`

type Others = { id: string; others: number | string }

/** How many other leads each person sent, for the leads of one page of the list in one query. */
export function otherLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const ids = String(ctx.query['ids'] ?? '')
      .split(',')
      .filter((id) => /^[a-z0-9]{1,40}$/.test(id))
      .slice(0, MOST_ASKED)
    ctx.body = ids.length === 0 ? {} : await countOthers(strapi, ids)
  }
}

async function countOthers(strapi: Core.Strapi, ids: string[]): Promise<Record<string, number>> {
  const sql = COUNT_OTHERS.replace('??', ids.map(() => '?').join(', '))
  const result: Others[] | { rows: Others[] } = await strapi.db.connection.raw(sql, ids)
  const rows = Array.isArray(result) ? result : result.rows
  return Object.fromEntries(rows.map(({ id, others }) => [id, Number(others)]).filter(([, others]) => Number(others) > 0))
}
