import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { contract, startInbox } from './support/inbox.ts'

const SECRET = 'a-secret-of-two-programs-7'

type Call = { headers: IncomingHttpHeaders; body: string }

/** Answers with the statuses in turn, and the last one for ever; 0 never answers. */
async function startReceiver(statuses: number[]) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 200
    calls.push({ headers: request.headers, body })
    if (status === 302) response.setHeader('Location', '/elsewhere')
    if (status !== 0) response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads?key=in-the-address`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('a lead is told to the webhook until it says yes, signed and under one event id', async () => {
  const receiver = await startReceiver([500, 302, 0, 200])
  const inbox = await startInbox(undefined, {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: SECRET,
    NOTICE_EVERY_MS: '50',
    NOTICE_RETRY_MS: '50',
    NOTICE_TIMEOUT_MS: '1500',
  })
  try {
    expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
    while (receiver.calls.length < 4) await sleep(20)
    await sleep(500)
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
      lead: { fullName: 'Asha Gurung', email: 'asha@example.com', phone: '+61491570006' },
    })
    expect(event.id).toBe(receiver.calls[0]?.headers['x-event-id'])

    const state = await inbox.sql((knex) => knex('form_datas').first('webhook_state', 'webhook_error', 'notice_state'))
    expect(state).toEqual({ webhook_state: 'sent', webhook_error: null, notice_state: 'waiting' })
    expect(inbox.output()).toMatch(/The webhook answered (500|302)/)
    expect(inbox.output()).not.toMatch(/in-the-address|a-secret|asha|491570006/i)
  } finally {
    await inbox.stop()
    receiver.stop()
  }
}, 90_000)
