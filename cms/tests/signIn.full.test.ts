import { beforeEach, expect, test } from 'vitest'
import { FREE_TRIES, FREE_TRIES_OF_ACCOUNT, LONGEST_HELD_MS, makeSignInPace } from '../src/rateLimits/signInPace.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { ADMIN } from './support/inbox.ts'

let inbox: CleanInbox

/** Tries are remembered for an hour: those of the test before are over. */
beforeEach(async () => {
  inbox = await cleanInbox()
  await inbox.pass(3_601_000)
})

/** A busy machine needs a while for a hundred comparisons of passwords. */
const OWNER_WITHIN_MS = 60_000
const post = (path: string, from: string, body: object) =>
  fetch(`${inbox.url}/admin/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  })
const guess = (from: string) => post('login', from, { email: ADMIN.email.toUpperCase(), password: 'Wrong-Guess-1' })
const times = <Result>(count: number, each: (index: number) => Result) => Array.from({ length: count }, (_, index) => each(index))

/** Milliseconds until the right password was let in. */
async function ownerSignsIn(from: string): Promise<number> {
  const start = performance.now()
  const answer = await post('login', from, ADMIN)
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  return performance.now() - start
}

test('wrong passwords by the hundred, with ADMIN_FROM open to the world, keep no one out but slow their sender down', async () => {
  // Each from an address of its own, all at once.
  const attack = ['203.0.113.7', '203.0.113.8', '203.0.113.9'].flatMap((from) => times(60, () => guess(from)))
  const waited = await ownerSignsIn('198.51.100.7')
  expect(waited).toBeLessThan(OWNER_WITHIN_MS)

  const answers = await Promise.all(attack)
  const looked = answers.filter(({ status }) => status === 400)
  const refused = answers.filter(({ status }) => status === 429)
  expect(looked.length + refused.length).toBe(180)
  expect(looked.length / 3).toBeLessThanOrEqual(FREE_TRIES + 4)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ error: { message: expect.stringMatching(/Try again in \d+ seconds/) } })

  // The owner's own office, where someone tried: the right password waits its turn.
  expect(await ownerSignsIn('203.0.113.7')).toBeLessThan(LONGEST_HELD_MS + OWNER_WITHIN_MS)
})

test('an account tried from everywhere is slow for all, and lets the right password in within seconds', async () => {
  const tries = await Promise.all(times(FREE_TRIES_OF_ACCOUNT + 10, (index) => guess(`203.0.${index}.1`)))
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([400]))
  await inbox.logged(/One account of the admin is tried from many networks/)
  const waited = await ownerSignsIn('198.51.100.7')
  expect(waited).toBeGreaterThan(2_500)
  expect(waited).toBeLessThan(OWNER_WITHIN_MS)
})

test('a team that signs in all day from one office is never slowed down', async () => {
  for (let person = 0; person < 30; person += 1) await ownerSignsIn('203.0.113.7')
  expect(inbox.output()).not.toMatch(/slowed down/)
})

test('a forgotten password: the inbox says that it sends no mail, and who sets a new one', async () => {
  const answer = await post('forgot-password', '', { email: ADMIN.email })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringMatching(/sends? .*mail.*Super Admin.*Settings, Users/) } })
})

/** One instance that counts in memory, on a clock of the test. */
function pacedFrom(start: number) {
  const clock = { now: start }
  const log = { warn: () => undefined, error: () => undefined }
  return { clock, pace: makeSignInPace({ knex: null, timeoutMs: 1_000, log, now: () => clock.now }) }
}

test('whoever tries without a pause for a day from one network has under two thousand tries, and holds few at a time', async () => {
  const { clock, pace } = pacedFrom(0)
  let looked = 0
  const heldUntil: number[] = []
  let mostHeld = 0
  for (; clock.now < 24 * 60 * 60_000; clock.now += 500) {
    const turn = await pace.take('account', 'client', 'network')
    if (!('waitMs' in turn)) continue
    looked += 1
    heldUntil.push(clock.now + turn.waitMs)
    mostHeld = Math.max(mostHeld, heldUntil.filter((until) => until > clock.now).length)
  }
  expect(looked).toBeLessThan(2_000)
  expect(mostHeld).toBeLessThan(10)
})

test('a network that tries many accounts is slowed down for all of them', async () => {
  const { pace } = pacedFrom(0)
  const turns = await Promise.all(times(1_000, (index) => pace.take(`account ${index}`, 'client', 'network')))
  expect(turns.filter((turn) => 'waitMs' in turn).length).toBeLessThan(30)
})
