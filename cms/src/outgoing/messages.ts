import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { isSoundAddress } from '../leads/contactLinks.ts'
import { type StorageRoom, storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { sydneyClock } from '../time/sydneyTime.ts'
import { digestSender, makeDigestPlanner } from './digest.ts'
import { makeLeadPlanner, noticeMail, readNoticedLead } from './leadNotices.ts'
import { type MessageKind, planMessages } from './messageTable.ts'
import { MailboxRefused, type Outgoing, type SendMessage, startOutgoing, Withdrawn } from './outbox.ts'
import { makeReceiptPlanner, readReceipt, receiptMail } from './receipts.ts'
import { type Mail, type SendMail, smtpSender } from './smtp.ts'
import { webhookSender } from './webhook.ts'

export function startMessages(strapi: Core.Strapi, settings: NoticeSettings): () => Promise<void> {
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
      answer: { plan: async () => {}, send: answerSender(knex, sendMail) },
      'no-room': { plan: makeNoRoomPlanner(knex, room), send: async (day) => sendMail(noRoomMail(day, await room(), inboxUrl)) },
      digest: { plan: makeDigestPlanner(knex, digestHour), send: digestSender(knex, sendMail, settings, room) },
    }
  }

  if (!smtp) strapi.log.warn('Notices are off: no one is told about new leads. Set SMTP_HOST to turn them on.')
  return startOutgoing(strapi, { ...(webhook && webhooks(webhook)), ...(smtp && mails(smtp)) }, settings)
}

type Answer = { subject: string | null; text: string | null; changed_by: string; reply_to: string | null }

function answerSender(knex: Knex, sendMail: SendMail): SendMessage {
  return async (key) => {
    const [documentId = '', revision = ''] = key.split('.')
    const lead: { email: string | null } | undefined = await knex('form_datas').where({ document_id: documentId }).first('email')
    const answer: Answer | undefined = await knex('lead_changes')
      .where({ lead_document_id: documentId, lead_revision: Number(revision), field: 'answer' })
      .first('subject', 'text', 'changed_by', 'reply_to')
    if (!lead || !answer) throw new Withdrawn()
    if (!lead.email || !isSoundAddress(lead.email)) throw new MailboxRefused('The lead has no address that can be written to.')
    return sendMail({
      id: `answer-${key}`,
      subject: answer.subject || 'Your enquiry',
      text: answer.text ?? '',
      toVisitor: lead.email,
      ...(answer.reply_to ? { fromPerson: { name: answer.changed_by, address: answer.reply_to } } : {}),
    })
  }
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
