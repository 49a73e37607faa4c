import { afterAll, beforeAll, expect, test } from 'vitest'
import { SQLITE_INDEX } from '../src/leads/searchIndex.ts'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { listed, type Member, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

/** More than a small inbox has, which needs no index. */
const LEADS = 6_000
const LONGEST_INSERT = 500

let inbox: Inbox
let owner: Member
let sales: Member

const lead = (n: number) => ({
  document_id: `lead-${n}`,
  created_at: new Date(Date.now() - (LEADS - n) * 60_000),
  updated_at: new Date(),
  full_name: `Client ${n}`,
  email: `client${n}@example.com`,
  phone: `+61 491 ${570_000 + n}`,
  phone_digits: `61491${570_000 + n}`,
  search_text: `client ${n}\nclient${n}@example.com\nkestrel${n % 600} bridge`,
  lead_status: n % 10 === 0 ? 'spam' : 'won',
})

beforeAll(async () => {
  inbox = await startInbox()
  await inbox.sql(async (knex) => {
    for (let from = 1; from <= LEADS; from += LONGEST_INSERT)
      await knex('form_datas').insert(Array.from({ length: LONGEST_INSERT }, (_, index) => lead(from + index)))
  })
  await until('all leads are in the index', () => (onPostgres ? isIndexMade() : indexed().then((count) => count === LEADS)))
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
})
afterAll(() => inbox?.stop())

async function isIndexMade(): Promise<boolean> {
  const { rows } = await inbox.sql((knex) =>
    knex.raw(`select indisvalid from pg_index where indexrelid = to_regclass('form_datas_searched')`),
  )
  return rows[0]?.indisvalid === true
}

async function indexed(): Promise<number> {
  const [row] = await inbox.sql((knex) => knex(`${SQLITE_INDEX}_docsize`).count({ count: '*' }))
  return Number(row?.['count'])
}

const people = async (query: Record<string, string>) =>
  (await listed(sales, `?${new URLSearchParams(query)}`)).leads.map(({ person }) => person)

test.each([
  [
    'a word',
    'kestrel599',
    [
      'Client 5999',
      'Client 5399',
      'Client 4799',
      'Client 4199',
      'Client 3599',
      'Client 2999',
      'Client 2399',
      'Client 1799',
      'Client 1199',
      'Client 599',
    ],
  ],
  ['two words, in any order', 'kestrel599 4799', ['Client 4799']],
  ['a part of a word', 'strel59 client1199', ['Client 1199']],
  ['an address', 'client1234@example.com', ['Client 1234']],
  ['a phone', '0491 571 234', ['Client 1234']],
  ['a word and one of two letters', 'client1234 br', ['Client 1234']],
  ['quotes and signs that a search language knows', '"kestrel599" OR *', []],
  ['what no lead has', 'zeppelin', []],
])('a search among thousands finds %s', async (_what, q, found) => {
  expect(await people({ q })).toEqual(found)
})

test('a search in one view says how many are in another', async () => {
  const { leads, found } = await listed(sales, '?view=new&q=kestrel590')
  expect([leads, found]).toEqual([[], { all: 0, spam: 10, isMore: false }])
})

test('a word of every lead fills the list with the newest, and is counted to a thousand', async () => {
  const { leads, found } = await listed(sales, '?q=bridge')
  expect(leads.slice(0, 3).map(({ person }) => person)).toEqual(['Client 5999', 'Client 5998', 'Client 5997'])
  expect(found).toMatchObject({ isMore: true })
})

test('a new lead, a changed one and one that is merged are found at once by what they say now', async () => {
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  expect(await people({ q: 'asha gurung' })).toEqual(['Asha Gurung'])

  const note = await owner.send('POST', '/leads/lead-2001/notes', { key: 'a-note-of-the-test', text: 'Likes xylophones' })
  expect(note.status).toBe(200)
  expect(await people({ q: 'xylophone' })).toEqual(['Client 2001'])

  await inbox.sql((knex) =>
    knex('form_datas').where({ document_id: 'lead-2002' }).update({ lead_status: 'merged', merged_into: 'lead-2003' }),
  )
  expect(await people({ q: 'client2002@example.com' })).toEqual(['Client 2003'])
})

test('a lead that is gone leaves no piece of its words behind', async () => {
  await inbox.sql((knex) => knex('form_datas').where({ document_id: 'lead-3001' }).update({ search_text: 'qxjz was here' }))
  expect(await people({ q: 'qxjz' })).toEqual(['Client 3001'])
  await inbox.sql((knex) => knex('form_datas').where({ document_id: 'lead-3001' }).delete())
  expect(await people({ q: 'qxjz' })).toEqual([])
  if (onPostgres) return
  const left = await inbox.sql(async (knex) => {
    await knex.raw(`create virtual table temp.pieces using fts5vocab(main, ${SQLITE_INDEX}, 'row')`)
    return knex('temp.pieces').whereIn('term', ['qxj', 'xjz', 'cli']).pluck('term')
  })
  expect(left).toEqual(['cli'])
})
