import { beforeEach, expect, test } from 'vitest'
import { NO_SERVICE } from '../src/leads/leadApi.ts'
import { waitInShort, waitInWords, waitOfQuery, waitQuery } from '../src/leads/waits.ts'
import { leadNumbers, quantile } from '../src/team/leadNumbers.ts'
import { HOUR_MS } from '../src/time/durations.ts'
import { makeWorkingTime, startOfSydneyWeek, sydneyClock } from '../src/time/sydneyTime.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { listed, type Member, personId, SALES, signIn } from './support/team.ts'

const DAY_MS = 24 * HOUR_MS
const nineToFive = { opens: 9, closes: 17, holidays: [] as string[] }
const hours = (from: string, to: string, work = nineToFive) =>
  makeWorkingTime(work, new Date('2026-09-01T00:00:00Z'), new Date('2026-12-31T00:00:00Z'))(new Date(from), new Date(to)) / HOUR_MS

test.each([
  ['over a weekend', '2026-11-20T16:30:00+11:00', '2026-11-23T09:30:00+11:00', 1],
  ['over the clock change', '2026-10-02T16:00:00+10:00', '2026-10-06T10:00:00+11:00', 10],
  ['outside the hours', '2026-11-20T18:00:00+11:00', '2026-11-21T12:00:00+11:00', 0],
  ['within one day', '2026-11-20T10:15:00+11:00', '2026-11-20T10:45:00+11:00', 0.5],
  ['over a whole week', '2026-11-16T00:00:00+11:00', '2026-11-23T00:00:00+11:00', 40],
])('working time %s', (_what, from, to, expected) => {
  expect(hours(from, to)).toBe(expected)
})

test('a holiday is no working day', () => {
  expect(hours('2026-10-02T16:00:00+10:00', '2026-10-06T10:00:00+11:00', { ...nineToFive, holidays: ['2026-10-05'] })).toBe(2)
})

test('a day that closes at midnight has its last hours', () => {
  const untilMidnight = { ...nineToFive, closes: 24 }
  expect(hours('2026-11-18T20:00:00+11:00', '2026-11-19T10:00:00+11:00', untilMidnight)).toBe(5)
})

test('hours that open inside the clock change', () => {
  const work = { opens: 2, closes: 4, holidays: [] }
  // On Monday, the day after it, they are two again.
  expect(hours('2026-10-05T00:00:00+11:00', '2026-10-05T23:00:00+11:00', work)).toBe(2)
})

test.each([
  [[], 0.5, null],
  [[7], 0.9, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
])('of %o the quantile %d is %s', (sorted, part, value) => {
  expect(quantile(sorted, part)).toBe(value)
})

test.each([
  ['2026-11-22T12:59:59Z', 0, '2026-11-16'],
  ['2026-11-22T13:00:00Z', 0, '2026-11-23'],
  ['2026-10-05T00:00:00Z', 1, '2026-09-28'],
])('the week of %s less %d begins on %s', (utc, before, monday) => {
  const start = startOfSydneyWeek(new Date(utc), before)
  expect(sydneyClock(start)).toEqual({ day: monday, hour: 0 })
})

let inbox: CleanInbox
let sales: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  sales = await signIn(inbox, SALES)
})

const counted = () => inbox.sql((knex) => leadNumbers(knex, nineToFive, new Date(inbox.now())))

test('without a lead every number is nought', async () => {
  expect(await counted()).toMatchObject({
    total: 0,
    spam: 0,
    pages: [],
    campaigns: [],
    answers: { count: 0, medianMs: null, p90Ms: null },
    workingHour: { answered: 0, judged: 0, early: 0 },
  })
})

test('the numbers agree with the leads', async () => {
  const monday = startOfSydneyWeek(new Date(inbox.now()))
  const weeksAgo = (weeks: number) => new Date(startOfSydneyWeek(new Date(inbox.now()), weeks).getTime() + 30 * HOUR_MS)
  const lead = (index: number, fields: object) => ({
    document_id: `d${index}`,
    lead_status: 'new',
    form: 'enquiry',
    created_at: monday,
    ...fields,
  })
  const sam = await personId(inbox, SALES.email)
  await inbox.sql((knex) =>
    knex('form_datas').insert([
      lead(1, {
        page_path: '/pricing',
        first_page: '/samples',
        lead_status: 'won',
        utm_source: 'news',
        utm_campaign: 'May',
        created_at: weeksAgo(1),
      }),
      lead(2, { page_path: '/pricing', lead_status: 'lost', created_at: weeksAgo(1) }),
      lead(3, { page_path: '/pricing', form: 'sample', discipline: 'Civil Engineer', created_at: weeksAgo(11) }),
      lead(4, { page_path: '/about', created_at: weeksAgo(12) }),
      lead(5, { page_path: '/about', lead_status: 'spam' }),
      lead(6, { owner: 'Sam Rai', owner_id: sam, follow_up_on: sydneyClock(new Date(inbox.now() - DAY_MS)).day }),
    ]),
  )
  const numbers = await counted()
  expect(numbers).toMatchObject({
    total: 4,
    spam: 1,
    waiting: 2,
    pages: [
      { name: '/pricing', count: 3, by: { new: 1, contacted: 0, quoted: 0, won: 1, lost: 1 } },
      { name: null, count: 1 },
    ],
    campaigns: [
      { name: null, count: 3 },
      { name: 'news / May', count: 1, by: { won: 1 } },
    ],
    firstPages: [
      { name: null, count: 3 },
      { name: '/samples', count: 1, by: { won: 1 } },
    ],
    disciplines: [
      { name: null, count: 3 },
      { name: 'Civil Engineer', count: 1 },
    ],
    forms: [
      { name: 'enquiry', count: 3 },
      { name: 'sample', count: 1 },
    ],
  })
  expect(numbers.weeks.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1])
  expect(numbers.weeks.at(-1)?.monday).toBe(sydneyClock(monday).day)
  expect((await listed(sales)).counts).toEqual({ new: 3, mine: 1, due: 1, waiting: 0, all: 5, spam: 1 })
  // A row of the numbers opens its leads.
  for (const [filter, count] of [
    ['page=/pricing', 3],
    ['page=-', 1],
    ['campaign=news / May', 1],
    ['campaign=-', 3],
    ['discipline=Civil Engineer', 1],
    ['form=enquiry', 3],
    ['firstPage=/samples&status=won', 1],
    ['firstPage=-', 3],
  ] as const)
    expect((await listed(sales, `?${filter}&since=${numbers.since}`)).leads, filter).toHaveLength(count)
  expect(await (await sales.get('/leads/summary')).json()).toMatchObject({ followUps: { today: 0, late: 1 } })
})

test('each week says which services were asked about, and each of its counts opens those leads', async () => {
  const monday = startOfSydneyWeek(new Date(inbox.now()))
  const before = new Date(monday.getTime() - 1)
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((_, index) => Array<number>(6 - index).fill(index))
  const slugs = ['cdr-writing', 'rpl-writing', 'acs-review', 'cpd-writing', 'iml', 'summary-statement']
  const lead = (path: string | null, index: number, created_at = monday) => ({
    document_id: `d${index}`,
    lead_status: 'new',
    page_path: path,
    created_at,
  })
  const rows = [...pages.map((index) => `/services/${slugs[index]}`), '/services/nothing', '/pricing', null]
  await inbox.sql((knex) => knex('form_datas').insert([...rows.map((path, index) => lead(path, index)), lead('/services/iml', 99, before)]))
  const { weeks, weekServices } = await counted()
  expect(weekServices.map(({ slugs }) => slugs)).toEqual([...slugs.slice(0, 4).map((slug) => [slug]), ['iml', 'summary-statement'], null])
  expect(weeks.slice(-2).map(({ services }) => services)).toEqual([
    [0, 0, 0, 0, 1, 0],
    [6, 5, 4, 3, 3, 3],
  ])
  for (const [place, week] of weeks.slice(-2).entries())
    for (const [index, count] of week.services.entries()) {
      const service = weekServices[index]?.slugs?.join(',') ?? NO_SERVICE
      const found = await listed(sales, `?since=${week.monday}&until=${week.sunday}&service=${service}`)
      expect(found.leads, `${place} ${service}`).toHaveLength(count)
    }
})

test('first answers by how long they took, each opening its leads; none is judged before a working hour has run', async () => {
  const now = new Date(inbox.now())
  const came = new Date(now.getTime() - 30 * DAY_MS)
  const lead = (index: number, minutes: number | null, more: object = {}) => ({
    document_id: `d${index}`,
    lead_status: minutes === null ? 'new' : 'contacted',
    created_at: came,
    first_answer_at: minutes === null ? null : new Date(came.getTime() + minutes * 60_000),
    ...more,
  })
  const fresh = { created_at: new Date(now.getTime() - 20 * 60_000) }
  // Taken out of spam a day later: it waited from then on.
  const rescued = { rescued_at: new Date(came.getTime() + 24 * HOUR_MS) }
  await inbox.sql((knex) =>
    knex('form_datas').insert([
      ...[0, 14, 15, 60, 6 * 24 * 60].map((minutes, index) => lead(index, minutes)),
      lead(5, null),
      lead(6, null, fresh),
      lead(7, 24 * 60 + 30, rescued),
    ]),
  )
  const { answers, since, workingHour } = await counted()
  expect(answers.waits.map(({ count }) => count)).toEqual([2, 2, 1, 0, 0, 0, 0, 1])
  for (const { from, to, count } of answers.waits)
    expect((await listed(sales, `?since=${since}&wait=${waitQuery({ from, to })}`)).leads, `${from}`).toHaveLength(count)
  expect(workingHour).toMatchObject({ judged: 7, early: 1 })
})

test.each([
  [0, 15, 'under 15 min', '<15 min'],
  [15, 60, '15 min to 1 h', '15–60 min'],
  [720, 1440, '12 h to 1 day', '12–24 h'],
  [5760, null, '4 days or more', '4 d+'],
])('a wait from %s to %s minutes reads “%s”', (from, to, words, short) => {
  expect([waitInWords(from, to), waitInShort(from, to), waitOfQuery(waitQuery({ from, to }))]).toEqual([words, short, { from, to }])
})

test('the page is counted again after a minute, not at each reload', async () => {
  const total = async () => ((await (await sales.get('/leads/numbers')).json()) as { total: number }).total
  await inbox.pass(61_000)
  expect(await total()).toBe(0)
  await inbox.post({ data: { email: 'asha@example.com', queries: 'one' } })
  expect(await total()).toBe(0)
  await inbox.pass(61_000)
  expect(await total()).toBe(1)
})
