import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { type StorageRoom, storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import { answerSender } from './answers.ts'
import { assignmentSender, dueSender, makeDuePlanner } from './colleagueMails.ts'
import { digestSender, makeDigestPlanner } from './digest.ts'
import { makeLeadPlanner, noticeMail, readNoticedLead, turnOff } from './leadNotices.ts'
import { type MessageKind, planMessages } from './messageTable.ts'
import { type Outgoing, type SendMessage, startOutgoing } from './outbox.ts'
import { makeReceiptPlanner, readReceipt, receiptMail } from './receipts.ts'
import { type Mail, smtpSender } from './smtp.ts'
import { makeTroublePlanner, type Troubles, troubleSender } from './troubleMails.ts'
import { webhookSender } from './webhook.ts'

type From = {
  /** What becomes of a lead whose answer has left. */
  answered: (key: string) => Promise<unknown>
  troubles: Troubles
}

export function startMessages(strapi: Core.Strapi, settings: NoticeSettings, { answered, troubles }: From): () => Promise<void> {
  const { smtp, webhook, timeoutMs, digestHour, inboxUrl } = settings
  const knex = strapi.db.connection

  function webhooks(address: NonNullable<typeof webhook>): Record<'webhook', Outgoing> {
    const post = webhookSender(address, timeoutMs)
    return { webhook: { plan: makeLeadPlanner(knex, 'webhook'), send: async (id) => post(await readNoticedLead(knex, id)) } }
  }

  function mails(server: NonNullable<typeof smtp>): Record<Exclude<MessageKind, 'webhook'>, Outgoing> {
    const room = storageRoom(strapi)
    const sendMail = smtpSender(server, settings)
    const sendNotice: SendMessage = async (id) => sendMail(noticeMail(await readNoticedLead(knex, id), inboxUrl))
    const sendReceipt: SendMessage = async (id) => sendMail(receiptMail(await readNoticedLead(knex, id), await readReceipt(knex)))
    return {
      notice: { plan: makeLeadPlanner(knex, 'notice'), send: sendNotice },
      receipt: { plan: makeReceiptPlanner(knex, server), send: sendReceipt },
      answer: { plan: async () => {}, send: answerSender(knex, sendMail), sent: answered },
      assigned: { plan: async () => {}, send: assignmentSender(knex, sendMail, inboxUrl) },
      due: { plan: makeDuePlanner(knex, digestHour), send: dueSender(knex, sendMail, inboxUrl) },
      'no-room': { plan: makeNoRoomPlanner(knex, room), send: async (day) => sendMail(noRoomMail(day, await room(), inboxUrl)) },
      digest: { plan: makeDigestPlanner(knex, digestHour), send: digestSender(knex, sendMail, settings, { room, troubles }) },
      'site-trouble': { plan: makeTroublePlanner(knex, troubles), send: troubleSender(sendMail, troubles, inboxUrl) },
    }
  }

  const off = [smtp ? [] : (['notice'] as const), webhook ? [] : (['webhook'] as const)].flat()
  for (const kind of off)
    turnOff(knex, kind).catch((error: Error) => strapi.log.error(`That the ${kind} is off could not be written down: ${error.message}`))
  if (!smtp) strapi.log.warn('Notices are off: no one is told about new leads. Set SMTP_HOST to turn them on.')
  return startOutgoing(strapi, { ...(webhook && webhooks(webhook)), ...(smtp && mails(smtp)) }, settings)
}

function makeNoRoomPlanner(knex: Knex, room: StorageRoom): () => Promise<void> {
  let isPlanned = false
  return async () => {
    const problem = await room()
    if (problem && !isPlanned) await planMessages(knex, 'no-room', [sydneyClock(new Date()).day])
    isPlanned = problem !== null
  }
}

function noRoomMail(day: string, problem: string | null, inboxUrl: string | null): Mail {
  return {
    id: `notice-${day}-no-room`,
    subject: problem ? 'New leads are refused: the inbox has no room' : 'New leads were refused for a while: the inbox had no room',
    text: [
      problem ?? 'There is room again: new leads are taken.',
      '',
      'A lead that is refused is not stored. The form tells its visitor that it was not sent, and keeps the text.',
      ...(inboxUrl ? ['', `The inbox: ${inboxUrl}/admin`] : []),
      '',
    ].join('\n'),
  }
}
