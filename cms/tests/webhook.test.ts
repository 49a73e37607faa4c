import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { NoticedLead } from '../src/notices/noticedLead.ts'
import { webhookSender } from '../src/notices/webhook.ts'
import { contract } from './support/inbox.ts'
import { messages } from './support/messages.ts'
import { noticeInbox, WEBHOOK_SECRET } from './support/noticeInbox.ts'
import { until } from './support/until.ts'
import { type Call, type Receiver, startReceiver } from './support/webhookReceiver.ts'

let alone: Receiver | undefined
afterEach(() => alone?.stop())

function expectSigned({ headers, body }: Call) {
  const expected = createHmac('sha256', WEBHOOK_SECRET).update(`${headers['x-timestamp']}.${body}`).digest('hex')
  expect(headers).toMatchObject({ 'x-signature': `sha256=${expected}`, 'content-type': 'application/json' })
}

test('a lead is told to the webhook until it says yes, signed and under one event id', async () => {
  const { inbox, receiver } = await noticeInbox()
  receiver.answer([500, 200])
  const state = async () => (await messages(inbox, 'webhook'))[0]
  const headers = { 'Content-Type': 'application/json', Referer: 'http://localhost:3000/pricing?utm_source=news' }
  expect((await inbox.post(contract('enquiry.json'), { headers })).status).toBe(201)
  await until('the webhook is marked as sent', async () => (await state())?.state === 'sent')

  expect(receiver.calls).toHaveLength(2)
  receiver.calls.forEach(expectSigned)
  expect(new Set(receiver.calls.map(({ headers }) => headers['x-event-id'])).size).toBe(1)
  for (const { headers } of receiver.calls) expect(Math.abs(inbox.now() / 1000 - Number(headers['x-timestamp']))).toBeLessThan(60)
  const event = JSON.parse(receiver.calls[0]?.body ?? '{}') as { id: string; type: string; lead: object }
  expect(event).toMatchObject({
    id: receiver.calls[0]?.headers['x-event-id'],
    type: 'lead.created',
    lead: {
      fullName: 'Asha Gurung',
      email: 'asha@example.com',
      phone: '+61491570006',
      form: 'popup',
      pagePath: '/pricing',
      utmSource: 'news',
    },
  })
  expect(await state()).toMatchObject({ state: 'sent', error: null })
  await inbox.logged(/The webhook answered 500/)
  expect(inbox.output()).not.toMatch(/in-the-address|a-secret|asha|491570006/i)
})

const lead = { document_id: 'a', created_at: new Date('2026-11-22T00:00:00Z') } as NoticedLead

test.each([
  [302, 'The webhook answered 302.'],
  [500, 'The webhook answered 500.'],
  [0, 'The webhook did not answer in time.'],
])('a webhook that answers %d has not taken the lead, and no redirect is followed', async (status, message) => {
  alone = await startReceiver([status])
  await expect(webhookSender({ url: alone.url, secret: WEBHOOK_SECRET }, 500)(lead)).rejects.toThrow(message)
  expect(alone.calls.length).toBeLessThan(2)
})

test('a webhook that is away cannot be reached', async () => {
  const { url, stop } = await startReceiver([200])
  await stop()
  await expect(webhookSender({ url, secret: WEBHOOK_SECRET }, 5_000)(lead)).rejects.toThrow('The webhook cannot be reached.')
})
