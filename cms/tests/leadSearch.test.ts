import { beforeEach, expect, test } from 'vitest'
import { fillSearchTexts } from '../src/leads/searchText.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { storeRows } from './support/leadRows.ts'
import { listed, type Member, oneLead, SALES, signIn } from './support/team.ts'

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

test('a search finds a name, an address, words and notes, and takes no sign for another', async () => {
  await store(
    { full_name: 'Asha Gurung', queries: 'Bridges in 100% concrete' },
    { full_name: 'Bela', email: 'under_score@example.com', notes: 'Wants an RPL review' },
    { full_name: 'Chitra', fingerprint: 'secret', first_answer_by: 'secret' },
  )
  expect(await people('?q=gurung')).toEqual(['Asha Gurung'])
  expect(await people(`?q=${encodeURIComponent('100%')}`)).toEqual(['Asha Gurung'])
  expect(await people('?q=under_score')).toEqual(['Bela'])
  expect(await people('?q=rpl%20review')).toEqual(['Bela'])
  for (const nothing of ['%25', '_', 'secret', '\\', "'"])
    expect(await people(`?q=${encodeURIComponent(nothing)}`), nothing).toHaveLength(nothing === '_' ? 1 : 0)
})

test('a search that finds thousands begins with the newest, and says that there are more', async () => {
  await store(...Array.from({ length: 3_200 }, (_, index) => ({ full_name: `Lead ${index}`, queries: 'gmail' })))
  const { leads, found } = await listed(sales, '?q=gmail')
  expect([leads[0]?.person, found?.isMore]).toEqual(['Lead 3199', true])
})

test('a search finds a phone in whatever form it was typed, and digits of a page, an address, a name and a campaign', async () => {
  const send = (data: object, referer: string) =>
    inbox.post({ data }, { headers: { 'Content-Type': 'application/json', Referer: `https://www.example.com${referer}` } })
  await send({ fullName: 'Maria one', email: 'm1@example.com', phone: '+61 412 345 678', queries: 'one' }, '/')
  await send({ fullName: 'Maria two', email: 'm2@example.com', phone: '0412345678', queries: 'two' }, '/')
  await send({ fullName: 'Someone', email: 's@example.com', queries: 'call me at 0412 345 678' }, '/anzsco/civil-engineer-233211')
  await send({ fullName: 'Known by 5566', email: 'asha7788@example.com', queries: 'a' }, '/pricing?utm_campaign=May-9900')
  const found = async (search: string) => (await people(`?q=${encodeURIComponent(search)}`)).sort()
  for (const phone of ['0412345678', '+61 412 345 678']) expect(await found(phone), phone).toEqual(['Maria one', 'Maria two'])
  expect(await found('0412 345 678')).toEqual(['Maria one', 'Maria two', 'Someone'])
  expect(await found('233211')).toEqual(['Someone'])
  for (const search of ['5566', '7788', '9900']) expect(await found(search), search).toEqual(['Known by 5566'])
  const csv = await (await owner.get('/leads/export.csv?q=0412345678')).text()
  expect(csv.match(/Maria (one|two)/g)).toHaveLength(2)
})

test('a search finds words in any order and without their marks, and says where it found them', async () => {
  await inbox.post({ data: { fullName: 'Seán Ó Briain', email: 'sean@example.com', queries: 'About an RSEA' } })
  await inbox.post({ data: { fullName: 'Sita Karki', email: 'sita@example.com', phone: '0412 999 888', queries: 'The RSEA, please' } })
  await inbox.post({ data: { email: 'łukasz@example.com', queries: 'Straße' } })
  const [sean, sita] = (await inbox.leads()).map(({ document_id }) => document_id)
  for (const [search, found] of [
    ['rsea karki', ['Sita Karki']],
    ['BRIAIN sean o', ['Seán Ó Briain']],
    ['rsea', ['Sita Karki', 'Seán Ó Briain']],
    ['lukasz strasse', ['łukasz@example.com']],
    ['karki briain', []],
  ] as const)
    expect(await people(`?q=${encodeURIComponent(search)}`), search).toEqual(found)

  await sales.send('POST', '/leads/bulk', { documentIds: [sita], leadStatus: 'contacted' })
  const caller = await listed(sales, '?view=new&q=0412%20999%20888')
  expect([caller.leads, caller.found]).toEqual([[], { all: 1, spam: 0, isMore: false }])
  await sales.send('POST', '/leads/bulk', { documentIds: [sean], leadStatus: 'spam' })
  expect((await listed(sales, '?q=briain')).found).toEqual({ all: 0, spam: 1, isMore: false })
  await sales.send('POST', `/leads/${sita}/notes`, { key: 'a-note-key', text: 'Zoë asked too' })
  expect(await people('?q=zoe%20sita')).toEqual(['Sita Karki'])
  expect((await listed(sales, '?view=new')).found).toBeNull()
})

test('a discipline is found by its name where only its code was sent, and is read as its name', async () => {
  await inbox.post({ data: { email: 'civil@example.com', subject: 'Footer Form', queries: 'Sample Code=233211' } })
  await inbox.post({ data: { email: 'electrical@example.com', subject: 'Sample Request /anzsco/x-233311', queries: 'Mine is 312311' } })
  await inbox.post({ data: { email: 'other@example.com', subject: 'Footer Form', queries: 'Sample Code=others' } })
  await inbox.post({ data: { email: 'unknown@example.com', subject: 'Footer Form', queries: 'Sample Code=999999' } })
  expect(await people('?q=civil%20engineer')).toEqual(['civil@example.com'])
  expect(await people('?q=Electrical')).toEqual(['electrical@example.com'])
  expect(await people('?q=draftsperson')).toEqual(['electrical@example.com'])
  const { leads } = await listed(sales, '?order=oldest')
  const said = ['Sample: Civil Engineer', 'Mine is 312311', 'Sample: Another discipline', 'Sample: 999999']
  expect(leads.map(({ words }) => words)).toEqual(said)
  expect((await oneLead(sales, leads[0]?.documentId ?? '')).fields['queries']).toBe('Sample: Civil Engineer')
  expect(await (await owner.get('/leads/export.csv')).text()).toContain('"Sample: Civil Engineer"')
})

test('a lead is found by what was merged into it', async () => {
  await inbox.post({ data: { email: 'asha@example.com', queries: 'First words' } })
  await inbox.post({ data: { email: 'asha@example.com', phone: '0412 345 678', queries: 'About bridges' } })
  const [first, second] = (await inbox.leads()).map(({ document_id }) => document_id)
  await sales.send('POST', `/leads/${first}/merge`, { other: second })
  for (const q of ['bridges', '0412345678'])
    expect(
      (await listed(sales, `?q=${q}`)).leads.map(({ documentId }) => documentId),
      q,
    ).toEqual([first])
})

test('leads of the release before are found too', async () => {
  await store(...Array.from({ length: 700 }, (_, index) => ({ full_name: index === 650 ? 'Siân Rhys' : 'Someone' })))
  await inbox.sql(async (knex) => {
    await knex('form_datas').update({ search_text: null })
    await fillSearchTexts(knex)
  })
  expect(await people('?q=rhys%20sian')).toEqual(['Siân Rhys'])
})
