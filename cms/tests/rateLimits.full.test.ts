import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../src/time/durations.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'

let sent = 0

function send(inbox: CleanInbox, forwardedFor?: string): Promise<Response> {
  sent += 1
  const headers = { 'Content-Type': 'application/json', ...(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}) }
  return inbox.post({ data: { email: 'asha@example.com', queries: `number ${sent}` } }, { headers })
}

/** The answers to so many different leads, from a client that a proxy names. */
async function statuses(inbox: CleanInbox, count: number, forwardedFor?: string): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < count; i += 1) found.push((await send(inbox, forwardedFor)).status)
  return found
}

/** The limits of one window: what another test sent is over by then. */
async function limited(): Promise<CleanInbox> {
  const inbox = await cleanInbox({ LIMIT_PER_CLIENT: '5', LIMIT_TOTAL: '4' })
  await inbox.pass(601_000)
  return inbox
}

test('behind a trusted proxy each client has its own limit', async () => {
  const inbox = await limited()
  // The first entry is the sender's own invention: only the proxy's, the last, counts.
  expect(await statuses(inbox, 2, '198.51.100.1, 203.0.113.9')).toEqual([201, 201])
  expect(await statuses(inbox, 4, '198.51.100.2, 203.0.113.9')).toEqual([201, 201, 201, 429])
  expect(await statuses(inbox, 3, '203.0.113.10')).toEqual([201, 201, 201])
  expect(await statuses(inbox, 3, '2001:db8:1:2::1')).toEqual([201, 201, 201])
  expect(await statuses(inbox, 3, '2001:db8:1:2:ffff::9')).toEqual([201, 201, 429])
  expect(await statuses(inbox, 1, '2001:db8:1:3::1')).toEqual([201])
  expect(await inbox.leads()).toHaveLength(14)

  const refused = await send(inbox, '203.0.113.9')
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(300)
  expect(wait).toBeLessThanOrEqual(600)
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 429, name: 'RateLimitError' } })
  await inbox.logged(/Lead refused: 429/, 2)
  expect(inbox.output().match(/Lead refused: 429/g)).toHaveLength(2)
  expect(inbox.output()).not.toMatch(/203\.0\.113|2001:db8/)
})

test('when the pool is used up, each client still sends its first three', async () => {
  const inbox = await limited()
  for (const greedy of ['203.0.113.1', '203.0.113.2']) expect(await statuses(inbox, 5, greedy)).toEqual(Array(5).fill(201))
  expect(await statuses(inbox, 4, '203.0.113.3')).toEqual([201, 201, 201, 429])
  expect(await statuses(inbox, 4, '2001:db8:1:2::1')).toEqual([201, 201, 201, 429])
  expect((await send(inbox, '203.0.113.3')).headers.get('Retry-After')).toMatch(/^\d+$/)
  await inbox.logged(/LIMIT_TOTAL is reached/)
  expect(inbox.output().match(/LIMIT_TOTAL is reached/g)).toHaveLength(1)
})

test('a class of a hundred behind one address is not locked out, and its first sixty are not suspected', async () => {
  const inbox = await cleanInbox()
  expect(new Set(await statuses(inbox, 100))).toEqual(new Set([201]))
  expect((await inbox.leads()).map((lead) => lead.lead_status)).toEqual([...Array(60).fill('new'), ...Array(40).fill('spam')])
})

/** As a proxy that has lost the lead's text: the head comes, and the connection ends, before the inbox reads on or after. */
function cutOff(inbox: CleanInbox, forwardedFor: string, afterMs: number): Promise<void> {
  const socket = connect(inbox.port, '127.0.0.1')
  const head = [
    'POST /api/form-datas HTTP/1.1',
    'Host: inbox',
    'Content-Type: application/json',
    'Content-Length: 90',
    `X-Forwarded-For: ${forwardedFor}`,
  ]
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${head.join('\r\n')}\r\n\r\n{"data":`, () => (afterMs ? setTimeout(() => socket.destroy(), afterMs) : socket.destroy()))
    socket.once('close', () => resolve())
  })
}

test('leads that a crash cut off before they were read count against no one, and write one line each', async () => {
  const inbox = await limited()
  // No more at once than the pool takes.
  for (let round = 1; round <= 3; round += 1) {
    // Then the inbox looks at its disk before it reads on, and the connections have ended meanwhile.
    await inbox.pass(3_000)
    await Promise.all([0, 0, 0, 20].map((afterMs) => cutOff(inbox, '203.0.113.20', afterMs)))
    await inbox.logged(/Lead refused: 400 body \(request\.aborted\)/, 4 * round)
  }
  expect(await statuses(inbox, 5, '203.0.113.20')).toEqual([201, 201, 201, 201, 201])
  expect(await statuses(inbox, 3, '203.0.113.21'), 'two of the pool are left').toEqual([201, 201, 201])
  expect((await statuses(inbox, 3, '203.0.113.21')).filter((status) => status === 201)).toHaveLength(2)
  expect(
    inbox
      .output()
      .split('\n')
      .filter((line) => /^\s+at |aborted/.test(line)),
  ).toHaveLength(12)
})

test('the same lead again counts once, and is not taken without end', async () => {
  const inbox = await limited()
  const again = async (count: number) => {
    const found: number[] = []
    const body = { data: { email: 'asha@example.com', queries: 'the same words' } }
    for (let i = 0; i < count; i += 1)
      found.push((await inbox.post(body, { headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.30' } })).status)
    return found
  }
  expect(await again(5)).toEqual(Array(5).fill(201))
  expect(await statuses(inbox, 4, '203.0.113.30')).toEqual(Array(4).fill(201))
  expect(await statuses(inbox, 1, '203.0.113.30')).toEqual([429])
  expect(new Set(await again(10))).toEqual(new Set([429]))
  expect(await inbox.leads()).toHaveLength(5)
})

test('a clock that is set forward or back changes no limit', async () => {
  const inbox = await limited()
  expect(await statuses(inbox, 6, '203.0.113.40')).toEqual([201, 201, 201, 201, 201, 429])
  for (const set of [DAY_MS, -25 * HOUR_MS]) {
    await inbox.setClock(set)
    expect(await statuses(inbox, 1, '203.0.113.40')).toEqual([429])
  }
  await inbox.pass(601_000)
  expect(await statuses(inbox, 3, '203.0.113.40')).toEqual([201, 201, 201])
})
