import { beforeEach, expect, test } from 'vitest'
import { countryOf } from '../src/leads/country.ts'
import type { LeadNumbers, OneLead, OwnSettings } from '../src/leads/leadApi.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { listed, type Member, oneLead, personId, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member
let sales: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
})

const send = async (data: Record<string, string>, page = '/') => {
  const headers = { 'Content-Type': 'application/json', Referer: `https://www.example.com${page}` }
  expect((await inbox.post({ data }, { headers })).status).toBe(201)
  return (await inbox.leads()).at(-1)?.document_id ?? ''
}
const change = (id: string, changed: object) => sales.send('POST', '/leads/bulk', { documentIds: [id], ...changed })

test('the timeline has what the client wrote, and one entry for one press', async () => {
  const id = await send({ fullName: 'Asha', email: 'asha@example.com', subject: 'Quote', queries: 'First words' })
  const other = await send({ fullName: 'Asha G', email: 'asha@example.com', queries: 'Once more' })
  await sales.send('POST', `/leads/${id}/merge`, { other })
  await sales.send('POST', `/leads/${id}/answers`, { key: 'key-of-answer', channel: 'whatsapp', text: 'Hello Asha' })
  const { timeline } = await oneLead(sales, id)
  expect(timeline.map(({ kind, by, text, also }) => [kind, by, text ?? null, also?.map(({ field }) => field)])).toEqual([
    ['answer', 'Sam Rai', 'Hello Asha', ['owner', 'leadStatus']],
    ['merged', 'Sam Rai', null, undefined],
    ['received', 'Asha G', 'Once more', undefined],
    ['received', 'Asha', 'First words', undefined],
  ])
  await change(id, { leadStatus: 'quoted' })
  expect((await oneLead(sales, id)).timeline[0]).toMatchObject({
    kind: 'change',
    field: 'leadStatus',
    before: 'contacted',
    after: 'quoted',
  })
})

test('amounts and reasons are kept with the lead, can be taken back, and Numbers add them up', async () => {
  const ids = [await send({ email: 'a@example.com', queries: 'a' }), await send({ email: 'b@example.com', queries: 'b' })]
  ids.push(await send({ email: 'c@example.com', queries: 'c' }), await send({ email: 'd@example.com', queries: 'd' }))
  const [a = '', b = '', c = '', d = ''] = ids
  expect((await change(a, { leadStatus: 'quoted', quoteAmount: 1200 })).status).toBe(200)
  expect((await change(b, { leadStatus: 'won', quoteAmount: 900 })).status).toBe(200)
  expect((await change(c, { leadStatus: 'lost', quoteAmount: 500, lostReason: 'Price' })).status).toBe(200)
  expect((await change(d, { leadStatus: 'lost', lostReason: 'Price' })).status).toBe(200)
  for (const wrong of [{ quoteAmount: -1 }, { quoteAmount: 1.5 }, { quoteAmount: '900' }, { lostReason: 'x'.repeat(201) }])
    expect((await change(a, wrong)).status, JSON.stringify(wrong)).toBe(400)
  const { fields } = await oneLead(sales, c)
  expect(fields).toMatchObject({ quoteAmount: '500', lostReason: 'Price' })
  await inbox.pass(61_000)
  const numbers = (await (await sales.get('/leads/numbers')).json()) as LeadNumbers
  expect(numbers).toMatchObject({
    money: { open: { count: 1, amount: 1200 }, won: { count: 1, amount: 900 }, lost: { count: 1, amount: 500 } },
    lostReasons: [{ reason: 'Price', count: 2 }],
  })
  await change(a, { quoteAmount: 1500 })
  await sales.send('POST', '/leads/undo', { changes: [{ documentId: a, revision: 2 }] })
  expect((await oneLead(sales, a)).fields['quoteAmount']).toBe('1200')
  expect(await (await owner.get('/leads/export.csv')).text()).toContain('"Quote (AUD)","Lost because"')
})

test('a signature and views are each person’s own, on any computer', async () => {
  const save = (member: Member, changed: object) => member.send('POST', '/leads/own-settings', changed)
  const own = async (member: Member) => (await (await member.get('/leads/own-settings')).json()) as OwnSettings
  const nepal = { name: 'CDR, Nepal', query: 'view=new&page=%2Fservices%2Fcdr-writing&country=977' }
  const india = { name: 'India', query: 'view=new&country=91' }
  expect((await save(sales, { signature: 'Sam Rai\n0412 345 678' })).status).toBe(200)
  // As two computers do, of which neither has read what the other keeps.
  expect((await Promise.all([nepal, india].map((keep) => save(sales, { keep })))).map(({ status }) => status)).toEqual([200, 200])
  expect((await own(sales)).views).toHaveLength(2)
  expect((await save(sales, { remove: 'India' })).status).toBe(200)
  expect(await own(sales)).toEqual({ signature: 'Sam Rai\n0412 345 678', views: [nepal] })
  expect(await own(owner)).toEqual({ signature: '', views: [] })
  for (const wrong of [{ keep: { name: '', query: '' } }, { keep: { name: 'x', query: 'view=nothing' } }, { signature: 'x'.repeat(2001) }])
    expect((await save(sales, wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(400)
})

test('a view keeps no words of a search, which may name someone who is erased later', async () => {
  for (const query of ['view=all&q=asha%40example.com', 'country=977&q='])
    expect((await sales.send('POST', '/leads/own-settings', { keep: { name: 'Asha', query } })).status, query).toBe(400)
  expect(await inbox.sql((knex) => knex('team_settings'))).toEqual([])
})

test('a row says the service and the country, and both can be asked for', async () => {
  const nepal = await send({ email: 'a@example.com', phone: '+ 977 981-2345678', queries: 'a' }, '/services/cdr-writing')
  const civil = await send({ email: 'b@example.com', phone: '0412 345 678', queries: 'Sample Code=233211' }, '/pricing')
  const india = await send({ email: 'c@example.com', phone: '0091 98123 45678', queries: 'c' })
  await change(civil, { ownerId: await personId(inbox, SALES.email) })
  const rows = (await listed(sales, '?order=oldest')).leads
  expect(rows.map(({ documentId, about }) => [documentId, about])).toEqual([
    [nepal, 'CDR Writing, Nepal'],
    [civil, 'Civil Engineer'],
    [india, 'India'],
  ])
  const found = async (query: string) => (await listed(sales, query)).leads.map(({ documentId }) => documentId)
  expect(await found('?country=977')).toEqual([nepal])
  expect(await found('?country=91')).toEqual([india])
  expect(await found('?page=/services/cdr-writing')).toEqual([nepal])
  expect(await found('?owner=-&order=oldest')).toEqual([nepal, india])
  expect((await sales.get('/leads/list?country=abc')).status).toBe(400)
  expect(await (await sales.get('/leads/countries')).json()).toEqual([
    { code: '91', name: 'India' },
    { code: '977', name: 'Nepal' },
  ])
  expect(await (await sales.get('/leads/pages')).json()).toEqual(expect.arrayContaining(['/services/cdr-writing', '/pricing']))
})

test.each([
  ['+61 412 345 678', 'Australia'],
  ['0061412345678', 'Australia'],
  ['+9779812345678', 'Nepal'],
  ['+971501234567', 'United Arab Emirates'],
  ['0412 345 678', null],
  ['+1 416 555 0123', 'Canada'],
  ['+99912345', null],
  [null, null],
])('the country of %s is %s', (phone, country) => {
  expect(countryOf(phone)?.name ?? null).toBe(country)
})

test('whoever enters a caller is told who is here already', async () => {
  const id = await send({ fullName: 'Asha Gurung', email: 'asha@example.com', phone: '+61412345678', queries: 'About bridges' })
  const alike = async (person: object) => (await (await sales.send('POST', '/leads/alike', person)).json()) as OneLead['others']
  for (const [person, same] of [
    [{ phone: '0412 345 678' }, ['phone']],
    [{ email: 'ASHA@example.com' }, ['address']],
    [{ fullName: 'asha  gurung' }, ['name']],
  ] as const)
    expect((await alike(person)).leads, JSON.stringify(person)).toMatchObject([{ documentId: id, same, words: 'About bridges' }])
  expect((await alike({ fullName: 'A', phone: '12' })).leads).toEqual([])
  expect((await alike({})).leads).toEqual([])
})
