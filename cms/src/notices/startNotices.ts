import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { MessageKind } from '../leads/outgoingMessages.ts'
import { pollLoop } from '../operation/pollLoop.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings, SmtpSettings, WebhookSettings } from '../settings/settings.ts'
import { answerSender } from './answers.ts'
import { digestSender, makeDigestPlanner } from './digest.ts'
import { makeNoRoomPlanner, noRoomMail } from './noRoom.ts'
import { readNoticedLead } from './noticedLead.ts'
import { noticeMail } from './noticeMail.ts'
import { makeOutbox, type RetryPolicy, type SendMessage } from './outbox.ts'
import { makeLeadPlanner } from './planLeads.ts'
import { makeReceiptPlanner, readReceipt, receiptMail } from './receipts.ts'
import { smtpSender } from './smtp.ts'
import { webhookSender } from './webhook.ts'

const LONGEST_STOP_MS = 5_000

/** False from `plan`: nothing of this kind is to be sent now. */
type Outgoing = { kind: MessageKind; plan: () => Promise<unknown>; send: SendMessage }

/** Each kind has rounds of its own, so that none waits for another. Returns what ends it: a message on its way is finished and written down. */
export function startNotices(strapi: Core.Strapi, notices: NoticeSettings): () => Promise<void> {
  const { smtp, webhook, everyMs, timeoutMs, firstRetryMs, tries } = notices
  const { log } = strapi
  if (!smtp) log.warn('Notices are off: no one is told about new leads. Set SMTP_HOST to turn them on.')
  // Longer than any one sending takes, which is three of the timeouts at most.
  const retryPolicy: RetryPolicy = { tries, firstRetryMs, leaseMs: 5 * timeoutMs }
  const outgoing = [...(smtp ? mails(strapi, smtp, notices) : []), ...(webhook ? [calls(strapi, webhook, timeoutMs)] : [])]

  const stops = outgoing.map(({ kind, plan, send }) => {
    const outbox = makeOutbox(strapi.db.connection, kind, send, retryPolicy, log)
    const loop = pollLoop(log, `${kind} messages`, everyMs, async (stopped) => {
      if ((await plan()) !== false) await outbox.sendDue(stopped)
    })
    return () => loop.stop().then(outbox.finish)
  })
  return async () => {
    await Promise.race([Promise.all(stops.map((stop) => stop())), sleep(LONGEST_STOP_MS, undefined, { ref: false })])
  }
}

function mails(strapi: Core.Strapi, smtp: SmtpSettings, notices: NoticeSettings): Outgoing[] {
  const { timeoutMs, digestHour, inboxUrl } = notices
  const knex = strapi.db.connection
  const room = storageRoom(strapi)
  const sendMail = smtpSender(smtp, timeoutMs)
  return [
    {
      kind: 'notice',
      plan: makeLeadPlanner(knex, 'notice'),
      send: async (id) => sendMail(noticeMail(await readNoticedLead(knex, id), inboxUrl)),
    },
    {
      kind: 'receipt',
      plan: makeReceiptPlanner(knex, smtp),
      send: async (id) => sendMail(receiptMail(await readNoticedLead(knex, id), await readReceipt(knex))),
    },
    { kind: 'answer', plan: async () => {}, send: answerSender(knex, sendMail) },
    {
      kind: 'no-room',
      plan: makeNoRoomPlanner(knex, room),
      send: async (day) => sendMail(noRoomMail(day, await room(), inboxUrl)),
    },
    {
      kind: 'digest',
      plan: makeDigestPlanner(knex, digestHour),
      send: digestSender(knex, sendMail, notices, room),
    },
  ]
}

function calls(strapi: Core.Strapi, webhook: WebhookSettings, timeoutMs: number): Outgoing {
  const knex = strapi.db.connection
  const post = webhookSender(webhook, timeoutMs)
  return { kind: 'webhook', plan: makeLeadPlanner(knex, 'webhook'), send: async (id) => post(await readNoticedLead(knex, id)) }
}
