import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLeadKeys } from '../src/leads/leadKeys.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox()
})
afterAll(() => inbox?.stop())

const lead = (fields: object) => ({ data: { fullName: 'Asha Gurung', email: 'asha@example.com', phone: '', ...fields } })

/** How many leads these submissions became; each of them must have been told the same. */
async function stored(bodies: unknown[], together = false): Promise<number> {
  const before = (await inbox.leads()).length
  const answers: Response[] = []
  if (together) answers.push(...(await Promise.all(bodies.map((body) => inbox.post(body)))))
  else for (const body of bodies) answers.push(await inbox.post(body))
  for (const answer of answers) {
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ data: { received: true } })
  }
  return (await inbox.leads()).length - before
}

test('a double press and a retry are one lead', async () => {
  expect(await stored([contract('enquiry.json'), contract('enquiry.json')])).toBe(1)
})

test('thirty equal submissions at once are one lead', async () => {
  expect(await stored(Array(30).fill(lead({ queries: 'at once' })), true)).toBe(1)
})

test('the same words with other spaces or another case of the address are one lead', async () => {
  const words = lead({ queries: 'two  words' })
  expect(await stored([words, lead({ email: 'Asha@Example.com', queries: ' two words ' })])).toBe(1)
})

test('different words are two leads of one person', async () => {
  expect(await stored([lead({ queries: 'first' }), lead({ queries: 'second', phone: '+61491570006' })])).toBe(2)
  const [first, second] = (await inbox.leads()).slice(-2)
  expect(first?.person_key).toBe(second?.person_key)
  expect(first?.fingerprint).not.toBe(second?.fingerprint)
})

test('one phone in two spellings is one person, another phone is another', async () => {
  const byPhone = (phone: string) => lead({ email: '', phone, queries: `from ${phone}` })
  await stored([byPhone('+61491570006'), byPhone('0061 491 570 006'), byPhone('+61491570007')])
  const [first, second, third] = (await inbox.leads()).slice(-3)
  expect(first?.person_key).toBe(second?.person_key)
  expect(first?.person_key).not.toBe(third?.person_key)
})

test('the same words of two people are two leads of two people', async () => {
  await stored([lead({ queries: 'same' }), lead({ email: 'bela@example.com', queries: 'same' })])
  const [first, second] = (await inbox.leads()).slice(-2)
  expect(first?.person_key).not.toBe(second?.person_key)
})

/** As if the last lead had come so long ago. */
async function age(minutes: number) {
  const then = new Date(Date.now() - minutes * 60_000)
  await inbox.sql((knex) => knex('form_datas').update({ created_at: then }))
}

test('the same words an hour later are a new lead', async () => {
  const words = lead({ queries: 'again' })
  await stored([words])
  await age(60)
  // Its fingerprint is that of an hour ago, too.
  await inbox.sql((knex) => knex('form_datas').where('queries', 'again').update({ fingerprint: 'old' }))
  expect(await stored([words])).toBe(1)
})

const keys = makeLeadKeys('a secret of the test')
const parsed = { email: 'a@b', fullName: undefined, phone: undefined, subject: undefined, queries: 'x', discipline: undefined }
const at = (time: string) => keys(parsed, new Date(time))

test('a repeat on the other side of ten full minutes is found', () => {
  const before = at('2026-11-21T10:09:59Z')
  const after = at('2026-11-21T10:10:01Z')
  expect(after.fingerprint).not.toBe(before.fingerprint)
  expect(after.nearFingerprints).toContain(before.fingerprint)
  expect(after.repeatsSince.toISOString()).toBe('2026-11-21T10:00:01.000Z')
})

test('a fingerprint tells nothing without the secret', () => {
  const others = makeLeadKeys('another secret of the test')
  const now = new Date()
  expect(others(parsed, now).fingerprint).not.toBe(keys(parsed, now).fingerprint)
  expect(others(parsed, now).personKey).not.toBe(keys(parsed, now).personKey)
})
