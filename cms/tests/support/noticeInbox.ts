import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type CleanInbox, cleanInbox } from './cleanInbox.ts'
import type { Inbox } from './inbox.ts'
import { type MailServer, mailSettings, startMailServer } from './mailServer.ts'
import { states } from './messages.ts'
import { until } from './until.ts'
import { type Receiver, startReceiver } from './webhookReceiver.ts'

export const WEBHOOK_SECRET = 'a-secret-of-two-programs-7'

let servers: Promise<{ server: MailServer; receiver: Receiver }> | undefined

/** A clean inbox that mails its leads to a server and tells them to a webhook, both of which have had nothing yet. */
export async function noticeInbox(): Promise<{ inbox: CleanInbox; server: MailServer; receiver: Receiver }> {
  servers ??= Promise.all([startMailServer(), startReceiver([200])]).then(([server, receiver]) => ({ server, receiver }))
  const { server, receiver } = await servers
  server.refuse(false)
  server.refuseEmptySender(false)
  server.refuseWith(null)
  receiver.answer([200])
  const settings = {
    ...mailSettings(server.port),
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET,
    INBOX_URL: 'https://inbox.example.com',
  }
  const before = await cleanInbox(settings)
  // What another file's publisher has told would be mailed of.
  rmSync(join(before.site, 'done'), { recursive: true, force: true })
  await untilIdle(before)
  const inbox = await cleanInbox(settings)
  server.mails.length = 0
  receiver.answer([200])
  return { inbox, server, receiver }
}

/** A mail or a call that was on its way when its lead was removed comes before this one's. */
async function untilIdle(inbox: CleanInbox): Promise<void> {
  await inbox.post({ data: { email: 'last@example.com', queries: 'After everything else' } })
  const isSent = async (kind: 'notice' | 'webhook') => (await states(inbox, kind))[0] === 'sent'
  await until('the notices are idle', async () => (await isSent('notice')) && (await isSent('webhook')))
}

/** What is marked as sent is not sent again: then it can be said how many mails came. */
export function allSent(of: Pick<Inbox, 'sql'>): Promise<void> {
  return until('every notice is marked as sent', async () => (await states(of, 'notice')).every((state) => state === 'sent'))
}
