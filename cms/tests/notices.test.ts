import { createHmac } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { ReceivedLead } from '../src/leads/leadFields.ts'
import { makeLeadPlanner } from '../src/outgoing/leadNotices.ts'
import { webhookSender } from '../src/outgoing/webhook.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { messages, states } from './support/messages.ts'
import { allSent, noticeInbox, WEBHOOK_SECRET } from './support/noticeInbox.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'
import { type Call, type Receiver, startReceiver } from './support/webhookReceiver.ts'

const lead = (values: Record<string, string>) => ({ data: { email: 'asha@example.com', ...values } })

let alone: Receiver | undefined
afterEach(() => alone?.stop())

function expectSigned({ headers, body }: Call) {
  const expected = createHmac('sha256', WEBHOOK_SECRET).update(`${headers['x-timestamp']}.${body}`).digest('hex')
  expect(headers).toMatchObject({ 'x-signature': `sha256=${expected}`, 'content-type': 'application/json' })
}

const noticed = { document_id: 'a', created_at: new Date('2026-11-22T00:00:00Z') } as ReceivedLead

test('a new lead is mailed to the team, once, from what is stored', async () => {
  const { inbox, server } = await noticeInbox()
  const headers = { 'Content-Type': 'application/json', Referer: 'http://localhost:3000/pricing?utm_campaign=May' }
  await inbox.post(contract('enquiry.json'), { headers })
  const [mail] = await server.wait(1)
  expect(mail?.from).toBe('inbox@example.com')
  expect(mail?.to).toEqual(['team@example.com', 'owner@example.com'])
  expect(mail?.headers).toMatch(/^Subject: New lead: Asha Gurung - Sample Request/m)
  expect(mail?.headers).toMatch(/^Reply-To: asha@example\.com$/m)
  expect(mail?.headers).toMatch(/^Content-Type: text\/plain/m)
  expect(mail?.text).toContain('Phone: +61491570006')
  expect(mail?.text).toMatch(/^Page: \/pricing\nCampaign: May$/m)
  expect(mail?.text).toContain('Civil engineer, bridges')
  expect(mail?.text).toMatch(/Open it: https:\/\/inbox\.example\.com\/admin\/leads\/\w+/)
  expect(mail?.messageId).toMatch(/^<lead-\w+@example\.com>$/)
  await allSent(inbox)
  expect(server.mails).toHaveLength(1)
  expect(await messages(inbox, 'notice')).toEqual([{ state: 'sent', attempts: 1, error: null }])
})

test('a sample request is mailed with its discipline in words', async () => {
  const { inbox, server } = await noticeInbox()
  await inbox.post(contract('sample-request.json'))
  const [mail] = await server.wait(1)
  expect(mail?.headers).toMatch(/^Subject: New lead: asha@example\.com - Civil Engineer$/m)
  expect(mail?.text).toMatch(/^Sample: Civil Engineer$/m)
})

test('a visitor cannot write headers, nor choose who gets the mail', async () => {
  const { inbox, server } = await noticeInbox()
  await inbox.post(
    lead({ fullName: 'Eve\r\nBcc: eve@evil.example', subject: 'Hello\nBcc: eve@evil.example', queries: 'x\r\n.\r\nMAIL FROM:<a@b>' }),
  )
  await inbox.post(lead({ email: 'somebody,eve@evil.example' }))
  await inbox.post(lead({ email: '"x"eve@evil.example' }))
  const mails = await server.wait(3)
  for (const mail of mails) {
    expect(mail.headers).not.toMatch(/^Bcc:/im)
    expect(mail.to).toEqual(['team@example.com', 'owner@example.com'])
    expect(mail.headers).not.toMatch(/^Reply-To:.*evil/im)
  }
  expect(mails[0]?.text).toContain('x\n.\nMAIL FROM:<a@b>')
})

test('a lead taken out of the spam days later is noticed like a new one, and one that is merged is not', async () => {
  const { inbox, server, receiver } = await noticeInbox()
  await inbox.post(lead({ fullName: 'http://spam.example', queries: 'spam' }))
  await inbox.post(lead({ queries: 'after it' }))
  await server.wait(1)
  expect(await states(inbox, 'notice')).toEqual([null, expect.any(String)])
  await inbox.sql((knex) =>
    knex('form_datas')
      .where({ queries: 'spam' })
      .update({ created_at: new Date(inbox.now() - 5 * DAY_MS) }),
  )
  const [spam] = await inbox.leads()
  const owner = await signIn(inbox)
  const saved = await owner.send('POST', '/leads/bulk', { documentIds: [spam?.document_id], leadStatus: 'new' })
  expect(saved.status).toBe(200)
  await allSent(inbox)
  expect(server.mails).toHaveLength(2)
  const toldOf = () => receiver.calls.map(({ body }) => (JSON.parse(body) as { lead: { queries: string } }).lead.queries)
  await expect.poll(toldOf).toEqual(['after it', 'spam'])

  await inbox.post(lead({ fullName: 'http://spam.example', queries: 'spam again' }))
  const [, first, second] = await inbox.leads()
  const other = second?.document_id
  expect((await owner.send('POST', `/leads/${first?.document_id}/merge`, { other, sure: true })).status).toBe(200)
  expect((await inbox.leads())[2]).toMatchObject({ lead_status: 'merged', rescued_at: null })
  expect([(await states(inbox, 'notice'))[2], (await states(inbox, 'webhook'))[2]]).toEqual([null, null])
})

test('no one is mailed of a suspected lead whose caller was answered, nor of a mark as spam that is taken back', async () => {
  const { inbox } = await noticeInbox()
  await inbox.post(lead({ fullName: 'http://spam.example', queries: 'spam' }))
  await inbox.post(lead({ fullName: 'Ben Rai', queries: 'months ago' }))
  const [suspected, old] = (await inbox.leads()).map(({ document_id }) => document_id)
  const told = async () => [(await states(inbox, 'notice'))[1], (await states(inbox, 'webhook'))[1]]
  await expect.poll(told).toEqual(['sent', 'sent'])
  await inbox.sql(async (knex) => {
    await knex('form_datas')
      .where({ document_id: old })
      .update({ created_at: new Date(inbox.now() - 90 * DAY_MS) })
    await knex('outgoing_messages').where({ key: old }).delete()
  })
  const owner = await signIn(inbox)
  const byPhone = { key: 'answer-by-phone', channel: 'phone' }
  for (const documentId of [suspected, old]) expect((await owner.send('POST', `/leads/${documentId}/answers`, byPhone)).status).toBe(200)
  const marked = await owner.send('POST', '/leads/bulk', { documentIds: [old], leadStatus: 'spam' })
  const { undo: changes } = (await marked.json()) as { undo: object[] }
  expect(await (await owner.send('POST', '/leads/undo', { changes })).json()).toMatchObject({ count: 1 })
  expect((await inbox.leads()).map(({ lead_status }) => lead_status)).toEqual(['contacted', 'contacted'])
  expect(await states(inbox, 'notice')).toEqual([null, null])
  expect((await states(inbox, 'webhook'))[1], 'its receiver was told of it when it came').toBe(null)
})

test('no notice is planned for a lead that was merged before', async () => {
  const inbox = await cleanInbox()
  await inbox.post(lead({}))
  await inbox.sql((knex) => knex('form_datas').update({ lead_status: 'merged' }))
  await inbox.sql((knex) => makeLeadPlanner(knex, 'notice', async () => new Date(0))())
  expect(await states(inbox, 'notice')).toEqual([null])
})

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

test.each([
  [302, 'The webhook answered 302.', 60_000],
  [500, 'The webhook answered 500.', 60_000],
  [0, 'The webhook did not answer in time.', 500],
])('a webhook that answers %d has not taken the lead, and no redirect is followed', async (status, message, timeoutMs) => {
  alone = await startReceiver([status])
  await expect(webhookSender({ url: alone.url, secret: WEBHOOK_SECRET }, timeoutMs)(noticed)).rejects.toThrow(message)
  expect(alone.calls.length).toBeLessThan(2)
})

test('a webhook that is away cannot be reached', async () => {
  const { url, stop } = await startReceiver([200])
  await stop()
  await expect(webhookSender({ url, secret: WEBHOOK_SECRET }, 5_000)(noticed)).rejects.toThrow('The webhook cannot be reached.')
})
