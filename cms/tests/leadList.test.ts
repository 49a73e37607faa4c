import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'
import { beforeEach, expect, test } from 'vitest'
import { keptViewCounts } from '../src/leads/listQuery.ts'
import { makeKeptAnswers } from '../src/operation/keptAnswer.ts'
import { readMine } from '../src/team/leadSummary.ts'
import { relatedLeads } from '../src/team/relatedLeads.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { sydneyClock } from '../src/time/sydneyTime.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { onPostgres } from './support/database.ts'
import { storeRows } from './support/leadRows.ts'
import { AUTHOR, listed, type Member, oneLead, personId, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member
let sales: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
})

const store = (...leads: Record<string, unknown>[]) => storeRows(inbox, ...leads)
const people = async (query = '', member = sales) => (await listed(member, query)).leads.map(({ person }) => person)

test('each view counts what it lists, and leaves out spam and what is part of another lead', async () => {
  const today = sydneyClock(new Date(inbox.now())).day
  const sams = { owner: 'Sam Rai', owner_id: await personId(inbox, SALES.email) }
  await store(
    { lead_status: 'new', ...sams },
    { lead_status: 'new', created_at: new Date(inbox.now() - 2 * DAY_MS) },
    { lead_status: 'contacted', ...sams, follow_up_on: today },
    { lead_status: 'quoted', follow_up_on: '2020-01-01' },
    { lead_status: 'won', ...sams, follow_up_on: today },
    { lead_status: 'spam', spam_reason: 'Links', follow_up_on: today },
    { lead_status: 'spam', spam_reason: 'Looked at', revision: 1 },
    { lead_status: 'merged', merged_into: 'doc0', follow_up_on: today },
    { lead_status: 'spam', spam_reason: 'Looked at', revision: 1 },
    { lead_status: 'lost', lost_reason: 'Postponed', follow_up_on: '2026-01-01' },
  )
  const { counts } = await listed(sales)
  expect(counts).toEqual({ new: 2, mine: 2, due: 4, waiting: 2, all: 6, spam: 3 })
  for (const [view, count] of Object.entries(counts)) expect((await listed(sales, `?view=${view}`)).leads, view).toHaveLength(count)
  expect(await people('?view=due')).toEqual(['Lead 3', 'Lead 9', 'Lead 4', 'Lead 2'])
  expect(await people('?view=due&only=today')).toEqual(['Lead 4', 'Lead 2'])
  expect(await people('?view=due&only=late')).toEqual(['Lead 3', 'Lead 9'])
  expect(await people('?only=open')).toEqual(['Lead 3', 'Lead 2', 'Lead 0', 'Lead 1'])
  expect(await people('?view=new&only=day&order=oldest')).toEqual(['Lead 1'])
  expect(await people('?view=spam&only=unseen')).toEqual(['Lead 5'])
  expect(await people('?status=won')).toEqual(['Lead 4'])
})

test('the days of a filter are whole days in Sydney, and a service is its page', async () => {
  await store(
    { created_at: new Date('2026-11-08T12:59:59Z') },
    { created_at: new Date('2026-11-08T13:00:00Z'), page_path: '/services/cdr-writing' },
    { created_at: new Date('2026-11-09T12:59:59Z'), page_path: '/services/cdr-review-proofreading' },
    { created_at: new Date('2026-11-09T13:00:00Z'), page_path: '/contact' },
  )
  expect(await people('?since=2026-11-09&until=2026-11-09')).toEqual(['Lead 2', 'Lead 1'])
  expect(await people('?since=2026-11-10')).toEqual(['Lead 3'])
  expect(await people('?until=2026-11-08')).toEqual(['Lead 0'])
  expect(await people('?service=cdr-writing')).toEqual(['Lead 1'])
  expect(await people('?service=none&since=2026-11-09')).toEqual(['Lead 3'])
})

test.each([
  ['view', ['mine'], ['nothing', 'theirs']],
  ['order', ['newest', 'oldest'], ['best']],
  ['limit', ['1', '1000'], ['0', '1001', '1.5', 'all']],
  ['service', ['none', 'cdr-writing,rpl-report'], ['CDR', 'cdr-writing,', ',cdr-writing', 'cdr writing']],
  ['country', ['1', '977'], ['+61', '9770', '61x', 'x61', '']],
  ['since', ['2026-11-09'], ['9/11/2026', '2026-11']],
  ['wait', ['0-60', '1440-', '1440-2880'], ['60', '-60', 'x60-', '60-x', '60-120 min']],
  ['only', ['day', 'unseen'], ['week']],
])('a filter by %s is refused where it cannot be, and never left out', async (filter, possible, impossible) => {
  const statuses = (values: string[]) =>
    Promise.all(values.map(async (value) => (await sales.get(`/leads/list?${new URLSearchParams({ [filter]: value })}`)).status))
  expect(await statuses(possible)).toEqual(possible.map(() => 200))
  expect(await statuses(impossible)).toEqual(impossible.map(() => 400))
})

test('the newest come first, fifty at a time', async () => {
  await store(...Array.from({ length: 120 }, () => ({})))
  const first = await listed(sales)
  expect([first.leads.length, first.hasMore, first.leads[0]?.person]).toEqual([50, true, 'Lead 119'])
  const all = await listed(sales, '?limit=150')
  expect([all.leads.length, all.hasMore, all.leads.at(-1)?.person]).toEqual([120, false, 'Lead 0'])
})

test('one lead tells its words, its source, what else the person sent, and what happened', async () => {
  const from = { 'Content-Type': 'application/json', Referer: 'https://www.example.com/pricing?utm_campaign=May' }
  await inbox.post({ data: { fullName: 'Asha', email: 'asha@example.com', queries: 'First words' } })
  await inbox.post({ data: { fullName: 'Asha', email: 'asha@example.com', queries: 'ב'.repeat(5000) } }, { headers: from })
  const [first, second] = await inbox.leads()
  await sales.send('POST', '/leads/bulk', { documentIds: [second?.document_id], leadStatus: 'quoted', followUpOn: '2030-11-30' })
  const lead = await oneLead(sales, second?.document_id ?? '')
  expect(lead.fields).toMatchObject({ queries: 'ב'.repeat(5000), pagePath: '/pricing', utmCampaign: 'May', followUpOn: '2030-11-30' })
  expect(lead.others).toMatchObject({ count: 1, leads: [{ documentId: first?.document_id, words: 'First words' }] })
  expect(lead.timeline.map(({ by, field, before, after }) => [by, field, before, after])).toEqual(
    expect.arrayContaining([
      ['Sam Rai', 'leadStatus', 'new', 'quoted'],
      ['Sam Rai', 'followUpOn', null, '2030-11-30'],
    ]),
  )
  expect((await sales.get('/leads/nowhere')).status).toBe(404)
})

test('an export is a right of its own, leaves a trace, and follows the list', async () => {
  await store(...Array.from({ length: 1200 }, (_, index) => ({ lead_status: index % 2 ? 'won' : 'new' })), { full_name: 'Asha Gurung' })
  for (const [member, status] of [
    [sales, 403],
    [await signIn(inbox, AUTHOR), 403],
    [owner, 200],
  ] as const)
    expect((await member.get('/leads/export.csv')).status).toBe(status)
  const rows = async (query: string) => (await (await owner.get(`/leads/export.csv?${query}`)).text()).trimEnd().split('\r\n').slice(1)
  expect(await rows('')).toHaveLength(1201)
  expect(await rows('status=won')).toHaveLength(600)
  expect(await rows('q=asha%20gurung&view=new')).toEqual([expect.stringContaining('"Asha Gurung"')])
  const traces = (await (await owner.get('/leads/exports')).json()) as object[]
  expect(traces).toHaveLength(4)
  expect(traces[0], 'whose name was searched may be erased one day').toMatchObject({
    by: 'Administrator',
    asked: 'new, a search',
    count: 1,
  })
})

test('the export opens in a spreadsheet with days as days, and runs nothing there', async () => {
  const body = {
    data: { email: 'e@example.com', phone: '+61491570006', fullName: '=cmd|calc', subject: '@sum', queries: 'He said "hi"\n-1,5' },
  }
  // The same words from another page are still a repeat.
  for (const page of ['/pricing?utm_source=%3Dcmd&utm_medium=mail&utm_campaign=May', '/about'])
    await inbox.post(body, { headers: { 'Content-Type': 'application/json', Referer: `https://www.example.com${page}` } })
  expect(await inbox.leads()).toHaveLength(1)
  await inbox.sql((knex) => knex('form_datas').update({ follow_up_on: '2030-11-30', first_answer_at: new Date('2026-11-24T03:04:05Z') }))
  const response = await owner.get('/leads/export.csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [labels = [], cells = []] = bytes.toString('utf8').slice(1).split('\r\n').map(cellsOf)
  expect(Object.fromEntries(labels.map((label, index) => [label, cells[index]]))).toMatchObject({
    'Received (Sydney)': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    Name: "'=cmd|calc",
    Email: 'e@example.com',
    Phone: "'+61491570006",
    Subject: "'@sum",
    Discipline: '',
    Message: 'He said ""hi""\n-1,5',
    Form: 'enquiry',
    Page: '/pricing',
    'Campaign source': "'=cmd",
    'Campaign medium': 'mail',
    Campaign: 'May',
    Status: 'new',
    'Follow up on': '2030-11-30',
    'First answered': '2026-11-24 14:04:05',
  })
})

/** Each cell is quoted. */
function cellsOf(line: string): string[] {
  return line.slice(1, -1).split('","')
}

test('a page that asks again is told when nothing has changed, and gets the list after a lead, a change and a visit', async () => {
  await store({}, {})
  const ask = async () => (await (await sales.get(`/leads/list?known=${encodeURIComponent(asOf)}`)).json()) as { asOf: string }
  // What a list is as of includes the minute.
  await inbox.pass(60_000 - (inbox.now() % 60_000))
  let { asOf } = await listed(sales)
  expect(await ask()).toEqual({ unchanged: true })
  for (const change of [
    () => store({ document_id: 'later', full_name: 'Later' }),
    () => owner.send('POST', '/leads/doc0/notes', { key: 'a-note-of-this-test', text: 'Called' }),
    () => owner.get('/leads/doc0?doing=answering'),
    () => inbox.pass(60_000),
  ]) {
    await change()
    const changed = await ask()
    expect(changed).toMatchObject({ leads: expect.any(Array) })
    asOf = changed.asOf
  }
})

/** How SQLite finds the rows of each query that some work asks for. */
async function plans(work: (knex: Knex) => PromiseLike<unknown>): Promise<string[]> {
  return inbox.sql(async (knex) => {
    const asked: { sql: string; bindings: unknown[] }[] = []
    knex.on('query', ({ sql, bindings }) => asked.push({ sql, bindings }))
    await work(knex)
    const explained: string[] = []
    for (const { sql, bindings } of [...asked]) {
      const rows: { detail: string }[] = await knex.raw(`explain query plan ${sql}`, bindings as Knex.RawBinding[])
      explained.push(rows.map(({ detail }) => detail).join('; '))
    }
    return explained
  })
}

test.skipIf(onPostgres)('no page that is open reads the whole table for one lead, or for what is mine and due', async () => {
  await store(...Array.from({ length: 9 }, () => ({ owner_id: 7, person_key: 'p', phone_tail: 't', text_key: 'x', name_key: 'n' })))
  const related = await plans(async (knex) => relatedLeads(knex, await knex('form_datas').where({ document_id: 'doc0' }).first()))
  expect(related.slice(1).join('\n')).toMatch(/MULTI-INDEX OR/)
  expect(related.slice(1).join('\n')).not.toMatch(/SCAN form_datas/)
  const counts = await plans((knex) => keptViewCounts(knex, 7))
  expect(counts.join('\n')).toMatch(/COVERING INDEX form_datas_owned/)
  expect(counts.join('\n')).toMatch(/INDEX form_datas_followed_up/)
  const [open, due, newest] = await plans((knex) => readMine(knex, 7, new Date(inbox.now())))
  expect(open).toMatch(/COVERING INDEX form_datas_owned/)
  expect(due).toMatch(/INDEX form_datas_followed_up/)
  expect(newest).toBe('SEARCH form_datas USING INDEX form_datas_owned_lately (owner_id=?)')
})

test('an answer that took long is kept for twenty times as long, and one that failed is not', async () => {
  let clock = 0
  const kept = makeKeptAnswers<number>(() => clock)
  let [asked, areMany] = [0, true]
  const keep = (key: string, tookMs: number) => {
    const ask = async () => {
      asked += 1
      await nextTurn()
      clock += tookMs
      if (asked === 1) throw new Error('not now')
      return asked
    }
    return kept(key, ask, async () => areMany)
  }
  await expect(keep('a', 50)).rejects.toThrow('not now')
  expect(await Promise.all([keep('a', 50), keep('a', 50)]), 'one question for both').toEqual([2, 2])
  await nextTurn()
  clock += 19 * 50
  expect(await keep('a', 50)).toBe(2)
  clock += 50
  expect(await keep('a', 50)).toBe(3)
  expect([await keep('cheap', 10), await nextTurn(), await keep('cheap', 10)]).toEqual([4, undefined, 5])
  areMany = false
  expect(
    [await keep('few', 300), await nextTurn(), await keep('few', 300)],
    'few leads are counted afresh, also where it took long',
  ).toEqual([6, undefined, 7])
})
