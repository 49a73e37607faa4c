import { expect, test } from 'vitest'
import { FIRST_LEADS, makeClientKeys, makeLeadLimits, makeRateLimit, networksOf } from '../src/rateLimits/rateLimit.ts'

/** On a clock of the test. */
function countedFrom(start: number) {
  const clock = { now: start }
  const take = makeLeadLimits({ perClient: 200, total: 6_000 }, () => clock.now)
  const allowed = (address: string) => take(networksOf(address) ?? { client: '', network: '' }).allowed
  return { clock, allowed }
}

const ipv4 = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
const of48 = (number: number) => `2001:db8:4000:${number.toString(16)}::1`

test.each([
  ['1,000 addresses', ipv4],
  ['1,000 /64 of one /48', of48],
])('a flood of 20,000 from %s locks no one out', (_from, nth) => {
  const { clock, allowed } = countedFrom(0)
  let stored = 0
  for (let request = 0; request < 20_000; request += 1) {
    // All within ten minutes.
    clock.now = request * 29
    if (allowed(nth(request % 1_000))) stored += 1
  }
  expect(stored).toBe(1_000 * FIRST_LEADS + 6_000)
  for (const visitor of ['203.0.113.9', '2001:db8:9::1', nth(1_001)])
    expect(
      [1, 2, 3, 4].map(() => allowed(visitor)),
      visitor,
    ).toEqual([true, true, true, false])
  clock.now += 600_000
  expect(allowed(nth(0))).toBe(true)
})

test('the owner of a /48 cannot fill the inbox from new /64s, and locks no one else out', () => {
  const { allowed } = countedFrom(0)
  let stored = 0
  for (let request = 0; request < 20_000; request += 1) if (allowed(of48(request))) stored += 1
  expect(stored).toBe(4_500 + 6_000)
  expect(allowed('2001:db8:4001::1')).toBe(true)
})

test('the counts keep to their number of keys, and forget the oldest first', () => {
  const { take } = makeRateLimit({ points: 9, seconds: 600 }, () => 0, 3)
  for (const key of ['a', 'b', 'c', 'b', 'd']) take(key)
  expect([take('b').used, take('d').used]).toEqual([3, 2])
  expect(take('a').used).toBe(1)
})

test('a window ends when its ten minutes do, and what is given back is not counted', () => {
  let now = 0
  const { take } = makeRateLimit({ points: 9, seconds: 600 }, () => now)
  const used = [0, 599_999, 600_000].map((at) => {
    now = at
    return take('a').used
  })
  expect(used).toEqual([1, 2, 1])
  const last = take('a')
  last.giveBack()
  expect(take('a').used).toBe(2)
  now += 600_000
  expect(take('a').used).toBe(1)
  last.giveBack()
  expect(take('a').used, 'of the window after it').toBe(2)
})

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:DB8:0:0:1::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['[2001:db8:12ab:2:3:4:5:6]:443', '2001:db8:12ab:2::/64', '2001:db8:12ab::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is of the client %s in the network %s', (address, client, network) => {
  expect(networksOf(address)).toEqual({ client, network })
})

test.each(['unknown', ''])('“%s” is no address', (text) => {
  expect(networksOf(text)).toBeNull()
})

test('what is given back is free again for its client, its network and the pool', () => {
  const take = makeLeadLimits({ perClient: 5, total: 2 }, () => 0)
  const from = { client: 'asha', network: 'house' }
  const taken = Array.from({ length: 5 }, () => take(from))
  expect(taken.map(({ allowed, used }) => [allowed, used])).toEqual([1, 2, 3, 4, 5].map((used) => [true, used]))
  expect(take(from)).toMatchObject({ allowed: false, firstRefusal: true, isPoolEmpty: false, retryAfterSeconds: 600 })
  const others = { client: 'bela', network: 'other' }
  for (let first = 0; first < FIRST_LEADS; first += 1) expect(take(others).allowed).toBe(true)
  expect(take(others)).toMatchObject({ allowed: false, isPoolEmpty: true })
  taken.at(-1)?.giveBack()
  expect(take(others).allowed).toBe(true)
})

test('a lead sent again counts once, as often as its client may send', () => {
  const take = makeLeadLimits({ perClient: 4, total: 100 }, () => 0)
  const from = { client: 'asha', network: 'house' }
  for (let repeat = 0; repeat < 4; repeat += 1) {
    const { used, giveBackRepeat } = take(from)
    expect(used).toBe(1)
    giveBackRepeat()
  }
  take(from).giveBackRepeat()
  expect(take(from).used).toBe(2)
})

test('behind a proxy that names no one, the proxy is the client; and no key is an address', () => {
  const keysOf = makeClientKeys('a secret of the test')
  const of = (ip: string, remoteAddress?: string) => keysOf({ ip, req: { socket: { remoteAddress } } } as Parameters<typeof keysOf>[0])
  expect(of('unknown', '203.0.113.9')).toEqual(of('203.0.113.9', '10.0.0.1'))
  expect(of('unknown', undefined)).toEqual(of('', ''))
  expect(of('203.0.113.9').client).not.toBe(of('203.0.113.10').client)
  expect(of('2001:db8:1:2::1').network).toBe(of('2001:db8:1:3::1').network)
  expect(JSON.stringify(of('203.0.113.9'))).not.toContain('203.0')
})
