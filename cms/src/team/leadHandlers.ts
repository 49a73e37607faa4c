import type { Core } from '@strapi/strapi'
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
import { countRelatedLeads, relatedLeads } from './relatedLeads.ts'

const MOST_CHANGES = 100

/** What is shown beside one lead: who changed what, and what else the same person wrote. */
export function leadContext(strapi: Core.Strapi): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const { documentId } = ctx['params'] as { documentId: string }
    const samePerson = await relatedLeads(knex, documentId)
    if (!samePerson) return ctx.notFound()

    const changes = await knex('lead_changes')
      .select(...historyColumns)
      .where({ lead_document_id: documentId })
      .orderBy('id', 'desc')
      .limit(MOST_CHANGES)
    ctx.body = { changes: changes.map(toHistoryEntry), samePerson }
  }
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

/** How many other leads each person sent, for the leads of one page of the list in one query. */
export function otherLeads(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const ids = String(ctx.query['ids'] ?? '')
      .split(',')
      .filter((id) => /^[a-z0-9]{1,40}$/.test(id))
      .slice(0, MOST_ASKED)
    ctx.body = ids.length === 0 ? {} : await countRelatedLeads(strapi.db.connection, ids)
  }
}
