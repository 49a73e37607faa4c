import { beforeEach, expect, test } from 'vitest'
import { makeLeadKeys } from '../src/leads/leadKeys.ts'
import { storeLead } from '../src/leads/storeLead.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { listed, oneLead, signIn } from './support/team.ts'

let inbox: CleanInbox

beforeEach(async () => {
  inbox = await cleanInbox()
})

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

test('what was typed anew is a lead of its own, however alike', async () => {
  const words = lead({ queries: 'two  words' })
  expect(await stored([words, lead({ email: 'Asha@Example.com', queries: 'two words' })])).toBe(2)
})

test.each<[how: string, again: object, same: string[]]>([
  ['with a typing mistake in the address', { email: 'asha@exmaple.com' }, ['phone', 'name', 'message']],
  ['from work, without a phone', { email: 'a.gurung@work.example', phone: '' }, ['name', 'message']],
  ['to put the address right', { email: 'asha.g@example.com', phone: '', queries: 'Sorry, wrong address before' }, ['name']],
  ['under a short name', { fullName: 'A. G.', email: 'ag@example.com', phone: '0491 570 006' }, ['phone', 'message']],
])('who sends again %s is two rows that point to each other', async (_how, again, same) => {
  const first = { phone: '+61491570006', queries: 'I have two episodes and would like both of them reviewed.' }
  expect(await stored([lead(first), lead({ ...first, ...again })])).toBe(2)
  const owner = await signIn(inbox)
  const ids = (await inbox.leads()).map(({ document_id }) => document_id)
  for (const [id, other] of [ids, ids.toReversed()]) {
    expect((await oneLead(owner, String(id))).others?.leads).toMatchObject([{ documentId: other, same }])
  }
  const alike = same.filter((each) => each !== 'message')
  expect((await listed(owner)).leads.map((each) => [each.others, each.alike])).toEqual([
    [1, alike],
    [1, alike],
  ])
})

test('who wrote before from the same address is named first, before any number of namesakes', async () => {
  const namesakes = Array.from({ length: 21 }, (_each, index) => lead({ email: `asha-${index}@example.com`, queries: `Words ${index}` }))
  await stored([lead({ queries: 'First words' }), ...namesakes, lead({ queries: 'Second words' })])
  const { document_id } = (await inbox.leads()).at(-1) ?? {}
  const { others } = await oneLead(await signIn(inbox), String(document_id))
  expect(others.count).toBe(22)
  expect(others.leads[0]).toMatchObject({ words: 'First words', same: ['address', 'name'] })
})

test('strangers who ask for one sample, or have one name a month apart, are not linked; the same words under that name are', async () => {
  const sample = (email: string) => ({ data: { email, subject: 'Footer Form', queries: 'Sample Code=233211' } })
  await stored([sample('x@example.com'), sample('y@example.com'), lead({ email: 'z@example.com', queries: 'One' })])
  await inbox.sql((knex) => knex('form_datas').update({ created_at: new Date(inbox.now() - 30 * DAY_MS) }))
  await stored([lead({ email: 'w@example.com', queries: 'Two' })])
  const owner = await signIn(inbox)
  const linked = async () => {
    const rows = await inbox.leads()
    const counts = await Promise.all(
      rows.map(async ({ document_id, email }) => [email, (await oneLead(owner, document_id)).others.count] as const),
    )
    const inList = (await listed(owner)).leads.map(({ others }) => others)
    expect(inList.sort()).toEqual(counts.map(([, count]) => count).sort())
    return Object.fromEntries(counts)
  }
  expect(await linked()).toEqual({ 'x@example.com': 0, 'y@example.com': 0, 'z@example.com': 0, 'w@example.com': 0 })
  await stored([lead({ email: 'v@example.com', queries: 'ONE ' })])
  expect(await linked()).toMatchObject({ 'v@example.com': 2, 'w@example.com': 1, 'z@example.com': 1 })
})

test('different words are two leads of one person, the same words of another person a third', async () => {
  const other = lead({ email: 'bela@example.com', queries: 'first' })
  expect(await stored([lead({ queries: 'first' }), lead({ queries: 'second', phone: '+61491570006' }), other])).toBe(3)
  const [first, second, third] = (await inbox.leads()).slice(-3)
  expect(first?.person_key).toBe(second?.person_key)
  expect(first?.person_key).not.toBe(third?.person_key)
})

test('one phone in two spellings is one person, another phone is another', async () => {
  const byPhone = (phone: string) => lead({ email: '', phone, queries: `from ${phone}` })
  await stored([byPhone('+61491570006'), byPhone('0061 491 570 006'), byPhone('+61491570007')])
  const [first, second, third] = (await inbox.leads()).slice(-3)
  expect(first?.person_key).toBe(second?.person_key)
  expect(first?.person_key).not.toBe(third?.person_key)
})

const keys = makeLeadKeys('a secret of the test')
const parsed = { email: 'a@b', queries: 'x' }
/** Whether the same words become a lead of their own when they come again so many minutes later. */
async function storedAgain(words: string, ...minutes: number[]): Promise<boolean[]> {
  const lead = { ...parsed, queries: words, spamReason: null }
  const stored: boolean[] = []
  for (const minute of [0, ...minutes]) {
    const now = new Date(Date.parse('2026-11-21T10:04:00Z') + minute * 60_000)
    stored.push(await inbox.sql((knex) => storeLead(knex, lead, keys(lead, now), now)))
  }
  return stored
}

test('the same words within ten minutes are one lead, wherever ten full minutes begin', async () => {
  expect(await storedAgain('again', 0.1, 5.9, 6.1, 9.9)).toEqual([true, false, false, false, false])
})

test('the same words more than ten minutes later, or an hour later, are a new lead', async () => {
  expect(await storedAgain('later', 10.1, 60)).toEqual([true, true, true])
})

test('a fingerprint tells nothing without the secret', () => {
  const others = makeLeadKeys('another secret of the test')
  const now = new Date()
  expect(others(parsed, now).fingerprint).not.toBe(keys(parsed, now).fingerprint)
  expect(others(parsed, now).personKey).not.toBe(keys(parsed, now).personKey)
})
