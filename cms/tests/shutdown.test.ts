import { once } from 'node:events'
import { Agent, createServer, get, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { trackRequests } from '../src/operation/drainRequests.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { until } from './support/until.ts'

const BODY = JSON.stringify(contract('enquiry.json'))

test.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])('%s lets a lead on its way arrive, and ends with code 0', async (signal) => {
  const inbox = await startInbox()
  try {
    const slow = await postHalf(inbox)
    inbox.signal(signal)
    await until('the inbox takes no more connections', async () => !(await isOpen(inbox.port)))
    slow.finish()
    expect(await slow.status).toBe(201)
    expect((await inbox.leads()).length).toBe(1)
    expect(await inbox.ended).toBe(0)
  } finally {
    await inbox.stop()
  }
})

/** Resolves when the server has the head of the request and half of its body is sent; the rest goes out on `finish`. */
async function postHalf(inbox: Inbox) {
  const sent = request(`${inbox.url}/api/form-datas`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(BODY), Expect: '100-continue' },
  })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  const half = Math.floor(BODY.length / 2)
  sent.write(BODY.slice(0, half))
  return { status, finish: () => sent.end(BODY.slice(half)) }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

test('an idle visitor does not hold up the end', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  // Kept open for longer than any test takes.
  server.keepAliveTimeout = 3_600_000
  const drain = trackRequests(server, { graceMs: 0, longestMs: 2 ** 31 - 1 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const [response] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
  response.resume()
  await once(response, 'end')

  await drain()
  expect(server.listening).toBe(false)
  agent.destroy()
})
