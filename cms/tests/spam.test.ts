import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeSpam } from '../src/leads/judgeSpam.ts'
import { type Inbox, startInbox } from './support/inbox.ts'

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox()
})
afterAll(() => inbox?.stop())

const lead = (fields: object) => ({ data: { fullName: 'Asha Gurung', email: 'asha@example.com', phone: '', ...fields } })

async function statusOf(fields: object) {
  const response = await inbox.post(lead(fields))
  expect(response.status).toBe(201)
  const { lead_status, spam_reason } = (await inbox.leads()).at(-1) ?? {}
  return { lead_status, spam_reason }
}

test('an ordinary enquiry is new', async () => {
  expect(await statusOf({ queries: 'My profile: https://example.com/asha, thesis www.example.org' })).toEqual({
    lead_status: 'new',
    spam_reason: null,
  })
})

test.each([
  [{ queries: 'http://a.example http://b.example www.c.example' }, 'More than 2 links in the text'],
  [{ fullName: 'Win at https://a.example' }, 'A link in the name'],
  [{ queries: 'see <a rel="x" href="//a.example">here</a>' }, 'Markup of a link'],
  [{ queries: '[url=//a.example]here[/url]' }, 'Markup of a link'],
])('%j is kept and marked', async (fields, reason) => {
  expect(await statusOf(fields)).toEqual({ lead_status: 'spam', spam_reason: reason })
})

test('the fourth stranger with the same long text is marked, a person repeating it is not', async () => {
  const queries = 'We offer the best search engine ranking for your honourable business.'
  const sent = []
  for (const email of ['a@example.com', 'a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
    sent.push((await statusOf({ email, queries, subject: `number ${sent.length}` })).lead_status)
  }
  expect(sent).toEqual(['new', 'new', 'new', 'new', 'spam'])
})

test('any number of people may ask for the same sample', async () => {
  const queries = 'Sample Code=233211'
  for (const name of 'abcdef') expect((await statusOf({ email: `${name}@example.com`, queries })).lead_status).toBe('new')
})

const plain = { fullName: undefined, email: 'a@b', phone: undefined, subject: undefined, queries: 'hello', discipline: undefined }

test('a client that sends very many is marked, an office is not', () => {
  expect(judgeSpam(plain, { fromClient: 60, withSameText: 0 })).toBeNull()
  expect(judgeSpam(plain, { fromClient: 61, withSameText: 0 })).toMatch(/60 from one client/)
})

test('every reason fits its column', () => {
  const reasons = [
    judgeSpam({ ...plain, fullName: 'www.x' }, { fromClient: 1, withSameText: 0 }),
    judgeSpam({ ...plain, queries: '[url=' }, { fromClient: 1, withSameText: 0 }),
    judgeSpam({ ...plain, queries: 'www.a www.b www.c' }, { fromClient: 1, withSameText: 0 }),
    judgeSpam(plain, { fromClient: 1, withSameText: 3 }),
    judgeSpam(plain, { fromClient: 1000, withSameText: 0 }),
  ]
  for (const reason of reasons) expect(reason?.length).toBeLessThanOrEqual(60)
})
