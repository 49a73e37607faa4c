import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { contract, startInbox } from './support/inbox.ts'
import { until } from './support/until.ts'
import { startReceiver } from './support/webhookReceiver.ts'

const SECRET = 'a-secret-of-two-programs-7'

test('a lead is told to the webhook until it says yes, signed and under one event id', async () => {
  const receiver = await startReceiver([500, 302, 0, 200])
  const inbox = await startInbox(undefined, {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: SECRET,
    NOTICE_EVERY_MS: '50',
    NOTICE_RETRY_MS: '50',
    NOTICE_TIMEOUT_MS: '5000',
  })
  const state = () => inbox.sql((knex) => knex('form_datas').first('webhook_state', 'webhook_error', 'notice_state'))
  try {
    const headers = { 'Content-Type': 'application/json', Referer: 'http://localhost:3000/pricing?utm_source=news' }
    expect((await inbox.post(contract('enquiry.json'), { headers })).status).toBe(201)
    await until('the webhook is marked as sent', async () => (await state()).webhook_state === 'sent')
    expect(receiver.calls).toHaveLength(4)

    for (const { headers, body } of receiver.calls) {
      const expected = createHmac('sha256', SECRET).update(`${headers['x-timestamp']}.${body}`).digest('hex')
      expect(headers['x-signature']).toBe(`sha256=${expected}`)
      expect(headers['content-type']).toBe('application/json')
      expect(Math.abs(Date.now() / 1000 - Number(headers['x-timestamp']))).toBeLessThan(60)
    }
    expect(new Set(receiver.calls.map(({ headers }) => headers['x-event-id'])).size).toBe(1)
    const event = JSON.parse(receiver.calls[0]?.body ?? '{}') as { id: string; type: string; lead: object }
    expect(event).toMatchObject({
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
    expect(event.id).toBe(receiver.calls[0]?.headers['x-event-id'])

    expect(await state()).toEqual({ webhook_state: 'sent', webhook_error: null, notice_state: 'waiting' })
    await inbox.logged(/The webhook answered (500|302)/)
    expect(inbox.output()).not.toMatch(/in-the-address|a-secret|asha|491570006/i)
  } finally {
    await inbox.stop()
    await receiver.stop()
  }
})
