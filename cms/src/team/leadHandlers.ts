import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { REPLY_TEMPLATE } from '../leads/contentTypes.ts'
import { leadMessages, MESSAGES } from '../leads/outgoingMessages.ts'
import type { ReplyTemplate } from '../leads/replyTemplate.ts'
import { backupProblem } from '../operation/backups.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings, WorkSettings } from '../settings/settings.ts'
import { enquiryNumbersKept } from './enquiryNumbers.ts'
import { canReadFor, masked, mayChange } from './fieldRights.ts'
import { countHeldReceipts, failedAnswers, leadNumbers, unsentLeads } from './leadNumbers.ts'
import { teamNames } from './teamMembers.ts'

export function summary(strapi: Core.Strapi, notices: NoticeSettings): Core.ControllerHandler {
  const knex = strapi.db.connection
  const room = storageRoom(strapi)
  return async (ctx) => {
    const [numbers, unsent, problem, storage, backups, receiptsHeld, answersFailed] = await Promise.all([
      leadNumbers(knex),
      unsentLeads(knex),
      lastProblem(knex),
      room(),
      backupProblem(notices.backupFolder),
      countHeldReceipts(knex),
      failedAnswers(knex),
    ])
    const all = {
      ...numbers,
      unsentLeads: unsent,
      notices: notices.smtp ? 'on' : 'off',
      webhook: notices.webhook ? 'on' : 'off',
      problem,
      storage,
      backups,
      receiptsHeld,
      answersFailed,
    }
    ctx.body = masked(all, SUMMARY_FROM, canReadFor(ctx))
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
  notices: [],
  webhook: [],
  problem: ['leadStatus'],
  storage: [],
  backups: [],
  receiptsHeld: ['email'],
  answersFailed: ['leadStatus'],
} as const

export function numbers(strapi: Core.Strapi, work: WorkSettings): Core.ControllerHandler {
  const read = enquiryNumbersKept(strapi.db.connection, work)
  return async (ctx) => {
    ctx.body = masked(await read(), NUMBERS_FROM, canReadFor(ctx))
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

export function listTeam(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    ctx.body = canReadFor(ctx)('owner') ? await teamNames(strapi) : []
  }
}

/** For whoever answers leads, with or without the right to change the templates. */
export function listTemplates(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    // As for recording an answer.
    if (!mayChange(ctx, 'leadStatus')) {
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
    if (!canReadFor(ctx)('leadStatus')) return ctx.forbidden()
    let count = 0
    for (const kind of ['notice', 'webhook'] as const)
      count += await knex(MESSAGES)
        .where({ kind, state: 'failed' })
        .whereIn('key', leadMessages(knex, [kind], ['failed']).select('lead.document_id'))
        .update({ state: 'waiting', attempts: 0, next_at: 0, error: null })
    count += await knex(MESSAGES)
      .where({ kind: 'answer', state: 'failed' })
      .update({ state: 'waiting', attempts: 0, next_at: 0, error: null })
    ctx.body = { count }
  }
}
