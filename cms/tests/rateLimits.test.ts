import { afterEach, expect, test } from 'vitest'
import { networkOf } from '../src/limits/networkOf.ts'
import { type Inbox, startInbox, type Variables } from './support/inbox.ts'

let inbox: Inbox | undefined
afterEach(() => inbox?.stop())

let sent = 0

/** The answers to so many different leads, from a client that a proxy names. */
async function statuses(count: number, forwardedFor?: string): Promise<number[]> {
  const found: number[] = []
  for (let i = 0; i < count; i += 1) found.push((await send(forwardedFor)).status)
  return found
}

function send(forwardedFor?: string): Promise<Response> {
  if (!inbox) throw new Error('Start it first.')
  sent += 1
  const headers = { 'Content-Type': 'application/json', ...(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {}) }
  return inbox.post({ data: { email: 'asha@example.com', queries: `number ${sent}` } }, { headers })
}

const start = async (variables: Variables) => {
  inbox = await startInbox(undefined, variables)
  return inbox
}

test('behind a trusted proxy each client has its own limit', async () => {
  const { output, leads } = await start({ TRUSTED_PROXIES: '1', LIMIT_PER_CLIENT: '3' })
  // The first entry is the sender's own invention: only the proxy's, the last, counts.
  expect(await statuses(2, '198.51.100.1, 203.0.113.9')).toEqual([201, 201])
  expect(await statuses(3, '198.51.100.2, 203.0.113.9')).toEqual([201, 429, 429])
  expect(await statuses(2, '203.0.113.10')).toEqual([201, 201])
  expect(await statuses(4, '2001:db8:1:2::1')).toEqual([201, 201, 201, 429])
  expect(await statuses(1, '2001:db8:1:2:ffff::9')).toEqual([429])
  expect(await statuses(1, '2001:db8:1:3::1')).toEqual([201])
  expect((await leads()).length).toBe(9)

  const refused = await send('203.0.113.9')
  const wait = Number(refused.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(500)
  expect(wait).toBeLessThanOrEqual(600)
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 429, name: 'RateLimitError' } })
  expect(output().match(/Lead refused: 429/g)?.length).toBe(2)
  expect(output()).not.toMatch(/203\.0\.113|2001:db8/)
})

test('without a trusted proxy the header is not believed', async () => {
  await start({ LIMIT_PER_CLIENT: '2' })
  expect(await statuses(1, '203.0.113.1')).toEqual([201])
  expect(await statuses(1, '203.0.113.2')).toEqual([201])
  expect(await statuses(1, '203.0.113.3')).toEqual([429])
})

test('all clients together have a limit, and one client cannot use it up', async () => {
  const { output } = await start({ TRUSTED_PROXIES: '1', LIMIT_PER_CLIENT: '3', LIMIT_TOTAL: '5' })
  expect(await statuses(9, '203.0.113.1')).toEqual([201, 201, 201, 429, 429, 429, 429, 429, 429])
  expect(await statuses(3, '203.0.113.2')).toEqual([201, 201, 429])
  expect((await send('203.0.113.3')).headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(output()).toContain('LIMIT_TOTAL is reached')
})

test('a class of a hundred behind one address is not locked out, and its first sixty are not suspected', async () => {
  const { leads } = await start({})
  expect(new Set(await statuses(100))).toEqual(new Set([201]))
  expect((await leads()).map((lead) => lead.lead_status)).toEqual([...Array(60).fill('new'), ...Array(40).fill('spam')])
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:1::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', null],
  ['', null],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
