import { beforeEach, expect, test } from 'vitest'
import { TRIES } from '../src/middlewares/adminSignIn.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { ADMIN } from './support/inbox.ts'

let inbox: CleanInbox

/** Tries are remembered for a quarter of an hour: those of the test before are over. */
beforeEach(async () => {
  inbox = await cleanInbox()
  await inbox.pass(901_000)
})

const post = (path: string, from: string, body: object) =>
  fetch(`${inbox.url}/admin/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  })
const guess = (from: string) => post('login', from, { email: ADMIN.email.toUpperCase(), password: 'Wrong-Guess-1' })
const times = <Result>(count: number, each: (index: number) => Result) => Array.from({ length: count }, (_, index) => each(index))

const signIn = async (from: string) => (await post('login', from, ADMIN)).status

test('wrong passwords lock out the network that sends them, and no one else', async () => {
  // All at once.
  const answers = await Promise.all(times(30, () => guess('203.0.113.7')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(TRIES.ofAccount)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused?.json()).toMatchObject({ error: { message: expect.stringMatching(/Try again in \d+ minutes/) } })
  expect(await signIn('198.51.100.7')).toBe(200)
  expect(await signIn('203.0.113.7'), 'even the right password').toBe(429)
  await inbox.pass(901_000)
  expect(await signIn('203.0.113.7')).toBe(200)
})

test('a network that tries many accounts has to wait for all of them', async () => {
  const tries = times(TRIES.ofNetwork + 5, (index) =>
    post('login', '203.0.113.7', { email: `a${index}@example.com`, password: 'Wrong-Guess-1' }),
  )
  expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(5)
})

test('a team that signs in all day from one office is never refused', async () => {
  for (let person = 0; person < 60; person += 1) expect(await signIn('203.0.113.7')).toBe(200)
})
