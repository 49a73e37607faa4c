import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { pollLoop } from '../operation/pollLoop.ts'
import { storageRoom } from '../operation/storageRoom.ts'
import type { NoticeSettings } from '../settings/settings.ts'
import { digestSender, planDigest } from './digest.ts'
import { makeNoRoomPlanner } from './noRoom.ts'
import { readNoticedLead } from './noticedLead.ts'
import { noticeMail } from './noticeMail.ts'
import { MailboxRefused, makeOutbox, type RetryPolicy, type Task } from './outbox.ts'
import { makeReceiptPlanner, readReceipt, receiptMail } from './receipts.ts'
import { skipFromBefore, skipSpam } from './skip.ts'
import { smtpSender } from './smtp.ts'
import { webhookSender } from './webhook.ts'

const LONGEST_STOP_MS = 5_000
const DAY_MS = 86_400_000

/** Returns what ends it: a mail on its way is finished and written down. */
export function startNotices(strapi: Core.Strapi, notices: NoticeSettings): () => Promise<void> {
  const { smtp, webhook, everyMs, timeoutMs, firstRetryMs, tries, digestHour, inboxUrl } = notices
  const knex = strapi.db.connection
  const log = strapi.log
  // Longer than any one sending takes, which is three of the timeouts at most.
  const retryPolicy: RetryPolicy = { tries, firstRetryMs, leaseMs: 5 * timeoutMs }
  const started: { stop: () => Promise<void> }[] = []

  if (smtp) {
    const sendMail = smtpSender(smtp, timeoutMs)
    const mailLead = (task: Task) => sendMail(noticeMail(readNoticedLead(task), inboxUrl))
    const mails = makeOutbox(knex, { table: 'form_datas', prefix: 'notice', send: mailLead }, retryPolicy, log)
    const room = storageRoom(strapi)
    const sendDigest = digestSender(knex, sendMail, notices, room)
    const digests = makeOutbox(knex, { table: 'digests', prefix: 'notice', send: sendDigest }, retryPolicy, log)
    const planNoRoom = makeNoRoomPlanner(knex, room)
    let planned: string | null = null
    const loop = pollLoop(log, 'notices by mail', everyMs, async (stopped, first) => {
      if (first) await skipOld('notice')
      await skipSpam(knex, 'notice')
      // First, because what fills the disk may have left thousands of notices.
      await planNoRoom()
      if (digestHour !== null) planned = await planDigest(knex, digestHour, planned)
      await digests.sendDue(stopped)
      await mails.sendDue(stopped)
    })
    started.push({ stop: () => loop.stop().then(mails.finish).then(digests.finish) })

    // A loop of its own: whatever becomes of a receipt, no notice waits for it.
    const receipt = async (task: Task) => sendMail(receiptMail(readNoticedLead(task), await readReceipt(knex)))
    const isFinal = (error: unknown) => error instanceof MailboxRefused
    const receipts = makeOutbox(
      knex,
      { table: 'form_datas', prefix: 'receipt', send: receipt, isFinal, newerThanMs: DAY_MS },
      retryPolicy,
      log,
    )
    const planReceipts = makeReceiptPlanner(knex, smtp)
    const receiptLoop = pollLoop(log, 'receipts', everyMs, async (stopped) => {
      if (await planReceipts()) await receipts.sendDue(stopped)
    })
    started.push({ stop: () => receiptLoop.stop().then(receipts.finish) })
  } else {
    log.warn('Notices are off: no one is told about new leads. Set SMTP_HOST to turn them on.')
  }

  if (webhook) {
    const post = webhookSender(webhook, timeoutMs)
    const call = async (task: Task) => {
      await post(readNoticedLead(task))
      return null
    }
    const calls = makeOutbox(knex, { table: 'form_datas', prefix: 'webhook', send: call }, retryPolicy, log)
    const loop = pollLoop(log, 'webhook', everyMs, async (stopped, first) => {
      if (first) await skipOld('webhook')
      await skipSpam(knex, 'webhook')
      await calls.sendDue(stopped)
    })
    started.push({ stop: () => loop.stop().then(calls.finish) })
  }

  async function skipOld(prefix: 'notice' | 'webhook') {
    const skipped = await skipFromBefore(knex, prefix)
    if (skipped > 0) log.warn(`${skipped} leads are older than three days: no ${prefix} is sent for them.`)
  }

  return async () => {
    await Promise.race([Promise.all(started.map(({ stop }) => stop())), sleep(LONGEST_STOP_MS, undefined, { ref: false })])
  }
}
