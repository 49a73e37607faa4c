import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { historyColumns, toHistoryEntry } from '../history/historyEntry.ts'
import { personName } from '../history/personName.ts'
import { signedInPerson } from '../history/signedInPerson.ts'
import { REPLY_TEMPLATE } from '../leads/contentTypes.ts'
import { leadMessages, MESSAGES } from '../leads/outgoingMessages.ts'
import type { ReplyTemplate } from '../leads/replyTemplate.ts'
import { backupProblem } from '../operation/backups.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings, WorkSettings } from '../settings/settings.ts'
import { enquiryNumbersKept } from './enquiryNumbers.ts'
import { type CanRead, canReadFor, masked } from './fieldRights.ts'
import { readableChanges } from './leadHistory.ts'
import { countHeldReceipts, leadNumbers, leadsBySubject, unsentLeads, viewCounts } from './leadNumbers.ts'
import { countRelatedLeads, relatedLeads } from './relatedLeads.ts'
import { mayChange } from './teamMembers.ts'

const MOST_CHANGES = 100

/** What is shown beside one lead: who changed what, and what else the same person wrote. */
export function leadContext(strapi: Core.Strapi): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    const { documentId } = ctx['params'] as { documentId: string }
    const related = await relatedLeads(knex, documentId)
    if (!related) return ctx.notFound()
    const canRead = canReadFor(strapi, ctx)
    const changes = await knex('lead_changes')
      .select(...historyColumns)
      .where({ lead_document_id: documentId })
      .whereIn('field', readableChanges(canRead))
      .orderBy('id', 'desc')
      .limit(MOST_CHANGES)
    const leads = related.leads.map((lead) => masked(lead, RELATED_FROM, canRead))
    ctx.body = { changes: changes.map(toHistoryEntry), samePerson: canReadPerson(canRead) ? { count: related.count, leads } : null }
  }
}

/** That two leads are of one person is known from any of these. */
const canReadPerson = (canRead: CanRead) => canRead('fullName', 'email', 'phone', 'queries')

const RELATED_FROM = { documentId: [], at: [], subject: ['subject'], leadStatus: ['leadStatus'], same: [] } as const

export function summary(strapi: Core.Strapi, notices: NoticeSettings): Core.ControllerHandler {
  const knex = strapi.db.connection
  const room = storageRoom(strapi)
  return async (ctx) => {
    const [numbers, subjects, unsent, problem, storage, backups, receiptsHeld] = await Promise.all([
      leadNumbers(knex),
      leadsBySubject(knex),
      unsentLeads(knex),
      lastProblem(knex),
      room(),
      backupProblem(notices.backupFolder),
      countHeldReceipts(knex),
    ])
    const all = {
      ...numbers,
      subjects,
      unsentLeads: unsent,
      notices: notices.smtp ? 'on' : 'off',
      webhook: notices.webhook ? 'on' : 'off',
      problem,
      storage,
      backups,
      receiptsHeld,
    }
    ctx.body = masked(all, SUMMARY_FROM, canReadFor(strapi, ctx))
  }
}

/** Most counts leave out suspected spam, and so tell of the status. */
const SUMMARY_FROM = {
  newToday: ['leadStatus'],
  overdue: ['leadStatus'],
  suspected: ['leadStatus', 'spamReason'],
  unsent: ['leadStatus'],
  unsentLeads: ['leadStatus'],
  webhookFailed: ['leadStatus'],
  followUps: ['leadStatus', 'followUpOn'],
  subjects: ['leadStatus', 'subject'],
  notices: [],
  webhook: [],
  problem: ['leadStatus'],
  storage: [],
  backups: [],
  receiptsHeld: ['email'],
} as const

export function numbers(strapi: Core.Strapi, work: WorkSettings): Core.ControllerHandler {
  const read = enquiryNumbersKept(strapi.db.connection, work)
  return async (ctx) => {
    ctx.body = masked(await read(), NUMBERS_FROM, canReadFor(strapi, ctx))
  }
}

/** All leave out suspected spam. */
const NUMBERS_FROM = {
  since: [],
  total: ['leadStatus'],
  spam: ['leadStatus'],
  grouped: ['leadStatus'],
  weeks: ['leadStatus'],
  pages: ['leadStatus', 'pagePath'],
  campaigns: ['leadStatus', 'utmSource', 'utmCampaign'],
  disciplines: ['leadStatus', 'discipline'],
  forms: ['leadStatus', 'form'],
  answers: ['leadStatus', 'firstAnswerAt'],
  waiting: ['leadStatus'],
} as const

export function countViews(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const person = signedInPerson(strapi)
    const counts = await viewCounts(strapi.db.connection, person ? personName(person) : '')
    ctx.body = masked(counts, VIEWS_FROM, canReadFor(strapi, ctx))
  }
}

const VIEWS_FROM = { new: ['leadStatus'], mine: ['leadStatus', 'owner'], due: ['leadStatus', 'followUpOn'] } as const

/** For whoever answers leads, with or without the right to change the templates. */
export function listTemplates(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    // As for recording an answer.
    if (!mayChange(strapi, ctx.state['userAbility'], 'leadStatus')) {
      ctx.body = []
      return
    }
    const templates: ReplyTemplate[] = await strapi.db
      .query(REPLY_TEMPLATE)
      .findMany({ select: ['documentId', 'name', 'channel', 'subject', 'text'], orderBy: { name: 'asc' } })
    ctx.body = templates.map(({ documentId, name, channel, subject, text }) => ({ documentId, name, channel, subject, text }))
  }
}

/** Of a mail or a call of the webhook, whichever was tried last. */
async function lastProblem(knex: Knex): Promise<string | null> {
  const newest = (query: Knex.QueryBuilder) => query.orderBy('message.next_at', 'desc').first('message.error', 'message.next_at')
  const tried: ({ error: string | null; next_at: number | string } | undefined)[] = await Promise.all([
    newest(leadMessages(knex, ['notice', 'webhook'], ['waiting', 'failed']).whereNotNull('message.error')),
    // An address of the team was refused, and no later mail has reached everyone.
    newest(knex(`${MESSAGES} as message`).where({ kind: 'notice', state: 'sent' })),
  ])
  const problems = tried.filter((row) => row?.error).sort((one, other) => Number(other?.next_at) - Number(one?.next_at))
  return problems[0]?.error ?? null
}

/** What was given up is tried again from the start, apart from suspected spam. */
export function retryNotices(strapi: Core.Strapi): Core.ControllerHandler {
  const knex = strapi.db.connection
  return async (ctx) => {
    if (!canReadFor(strapi, ctx)('leadStatus')) return ctx.forbidden()
    let count = 0
    for (const kind of ['notice', 'webhook'] as const)
      count += await knex(MESSAGES)
        .where({ kind, state: 'failed' })
        .whereIn('key', leadMessages(knex, [kind], ['failed']).select('lead.document_id'))
        .update({ state: 'waiting', attempts: 0, next_at: 0, error: null })
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
    ctx.body = ids.length === 0 || !canReadPerson(canReadFor(strapi, ctx)) ? {} : await countRelatedLeads(strapi.db.connection, ids)
  }
}
