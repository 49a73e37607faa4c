import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { purge } from '../src/privacy/purge.ts'
import { removeLeads } from '../src/privacy/removeLeads.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { onPostgres } from './support/database.ts'
import { listed, type Member, oneLead, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let sales: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  sales = await signIn(inbox, SALES)
})

const LONG_TEXT = 'I have two episodes and would like both of them reviewed, please tell me the price.'
const send = async (...leads: Record<string, string>[]) => {
  for (const data of leads) expect((await inbox.post({ data })).status).toBe(201)
  return (await inbox.leads()).map(({ document_id }) => document_id)
}
const merge = (into: string, other: string, more: object = {}) => sales.send('POST', `/leads/${into}/merge`, { other, ...more })
const mergedOf = () => inbox.sql((knex) => knex('form_datas').where({ lead_status: 'merged' }).pluck('document_id'))

test('one text alone makes no one the same person; a name does, perhaps, and says so side by side', async () => {
  const [first = '', , third = ''] = await send(
    { fullName: 'Kim Min-jun', email: 'kim@example.com', queries: LONG_TEXT },
    { fullName: 'Grace Mwangi', email: 'grace@example.com', phone: '+254700000001', queries: LONG_TEXT },
    { fullName: 'Kim Min-jun', email: 'other@example.com', phone: '+821012345678', queries: 'Something else' },
  )
  expect((await listed(sales)).leads.map(({ person, others, alike }) => [person, others, alike])).toEqual([
    ['Kim Min-jun', 1, ['name']],
    ['Grace Mwangi', 0, []],
    ['Kim Min-jun', 1, ['name']],
  ])
  expect((await oneLead(sales, first)).others).toEqual({
    count: 1,
    leads: [
      expect.objectContaining({
        documentId: third,
        same: ['name'],
        person: { name: 'Kim Min-jun', email: 'other@example.com', phone: '+821012345678' },
        words: 'Something else',
      }),
    ],
  })
})

test('merging asks, unless the address or the phone agree and the names could be one', async () => {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = await send(
    { fullName: 'Kim Min-jun', email: 'kim@example.com', phone: '0412 345 678', queries: 'one' },
    { fullName: 'Kim Min-jun', email: 'other@example.com', queries: 'two' },
    { fullName: 'Kim', email: 'KIM@example.com', queries: 'three' },
    { email: 'k@example.com', phone: '+61412345678', queries: 'four' },
    { fullName: 'Park Ji-woo', email: 'park@example.com', phone: '0412345678', queries: 'husband' },
    { fullName: 'Office', email: 'kim@example.com', queries: 'one address' },
  )
  const doubts = (await oneLead(sales, first)).others.leads.map(({ documentId, doubt }) => [documentId, doubt])
  expect(new Map(doubts as [string, string | null][])).toEqual(
    new Map([
      [second, 'contact'],
      [third, null],
      [fourth, null],
      [fifth, 'names'],
      [sixth, 'names'],
    ]),
  )
  for (const other of [second, fifth, sixth]) expect((await merge(first, other)).status).toBe(409)
  expect(await mergedOf()).toEqual([])
  for (const [other, more] of [
    [third, {}],
    [fourth, {}],
    [second, { sure: true }],
    [fifth, { sure: true }],
  ] as const)
    expect((await merge(first, other, more)).status).toBe(200)
  expect((await mergedOf()).sort()).toEqual([second, third, fourth, fifth].sort())
})

test('two numbers of two countries that end alike are two people’s', async () => {
  const [id = '', other = ''] = await send({ phone: '+977 9812345678', queries: 'one' }, { phone: '+61 8 1234 5678', queries: 'two' })
  expect((await oneLead(sales, id)).others).toEqual({ count: 0, leads: [] })
  expect((await listed(sales)).leads.map(({ others }) => others)).toEqual([0, 0])
  expect((await merge(id, other)).status).toBe(409)
})

const given = (documentId: string) => inbox.sql((knex) => knex('form_datas').where({ document_id: documentId }).first())

test('merging never hides a lead: not in suspected spam, nor a new one unasked', async () => {
  const person = { fullName: 'Asha', email: 'asha@example.com' }
  const [id = '', other = ''] = await send({ ...person, queries: 'one' }, { ...person, queries: 'two' })
  const status = (leadStatus: string) => sales.send('POST', '/leads/bulk', { documentIds: [id], leadStatus })
  await status('spam')
  expect((await merge(id, other, { sure: true })).status).toBe(400)
  await status('lost')
  expect((await merge(id, other)).status).toBe(409)
  expect((await listed(sales)).counts.new).toBe(1)
  expect((await merge(id, other, { sure: true })).status, 'who knows may').toBe(200)
})

test('what a merged lead was given is not lost: the other has it, and gives it back when they come apart', async () => {
  const person = { fullName: 'Asha', email: 'asha@example.com' }
  const [id = '', other = ''] = await send({ ...person, queries: 'one' }, { ...person, queries: 'two' })
  const change = (documentId: string, changed: object) => sales.send('POST', '/leads/bulk', { documentIds: [documentId], ...changed })
  const { id: me } = (await (await sales.get('/leads/team')).json()).find(({ name }: { name: string }) => name === 'Sam Rai')
  await change(other, { ownerId: me, followUpOn: '2026-11-20', quoteAmount: 900, leadStatus: 'quoted' })
  await change(id, { quoteAmount: 500 })
  await sales.send('POST', `/leads/${other}/notes`, { key: 'note-of-other', text: 'Wants it by May' })
  expect((await listed(sales)).counts).toMatchObject({ due: 1, mine: 1 })

  expect((await merge(id, other)).status).toBe(200)
  expect((await listed(sales)).counts).toMatchObject({ due: 1, mine: 1 })
  expect(await given(id)).toMatchObject({ owner: 'Sam Rai', owner_id: me, quote_amount: 500 })
  expect((await oneLead(sales, id)).timeline.find(({ kind }) => kind === 'note')).toMatchObject({ text: 'Wants it by May', of: other })

  await change(id, { ownerId: null })
  expect((await sales.send('POST', `/leads/${other}/unmerge`, {})).status).toBe(200)
  expect(await given(id)).toMatchObject({ owner: null, follow_up_on: null, quote_amount: 500 })
  expect(await given(other)).toMatchObject({ owner: 'Sam Rai', quote_amount: 900, lead_status: 'quoted' })
  expect((await listed(sales)).counts).toMatchObject({ due: 1, mine: 1 })
})

test('what a merged lead says otherwise is told: another address or phone of the same client', async () => {
  const [id = '', other = ''] = await send(
    { fullName: 'Asha Gurung', email: 'asha@example.com', phone: '0412 345 678', queries: 'one' },
    { fullName: 'Asha Gurung', email: 'work@example.com', phone: '+61412345678', queries: 'Please reply to this mail' },
  )
  expect((await merge(id, other)).status).toBe(200)
  expect((await oneLead(sales, id)).merged).toMatchObject([
    { person: { name: 'Asha Gurung', email: 'work@example.com', phone: '+61412345678' }, same: ['phone', 'name'] },
  ])
})

test('a lead is part of one other, never of itself, and both tell when it became that and when it came apart', async () => {
  const person = { fullName: 'Asha', email: 'asha@example.com' }
  const [id = '', other = '', third = ''] = await send(
    { ...person, queries: 'one' },
    { ...person, queries: 'two' },
    { ...person, queries: 'three' },
  )
  expect((await merge(id, id)).status).toBe(400)
  expect((await merge(id, 'gone')).status).toBe(404)
  expect((await merge(id, other)).status).toBe(200)
  expect((await merge(third, other)).status, 'it is part of another').toBe(400)
  expect((await merge(other, third)).status, 'what is part of another takes none').toBe(400)
  expect((await merge(third, id)).status, 'others are part of it').toBe(400)
  expect((await listed(sales)).counts.all).toBe(2)

  // The second of two presses changes nothing, and is not told.
  for (const _press of [1, 2]) expect((await sales.send('POST', `/leads/${other}/unmerge`, {})).status).toBe(200)
  const tellsOf = async (documentId: string) =>
    (await oneLead(sales, documentId)).timeline
      .filter(({ field }) => field === 'merged' || field === 'apart')
      .map(({ field, before, after }) => [field, before, after])
  expect(await tellsOf(id)).toEqual([
    ['apart', null, other],
    ['merged', other, null],
  ])
  expect(await tellsOf(other)).toEqual([
    ['apart', id, null],
    ['merged', null, id],
  ])
})

test('what is merged or lost changes no verdict about the next message', async () => {
  const queries = 'We offer SEO packages: the first page of Google in 30 days, guaranteed.'
  const [first = '', second = ''] = await send(
    { email: 'a@example.com', queries },
    { email: 'a@example.com', queries: queries.toUpperCase() },
  )
  expect((await merge(first, second)).status).toBe(200)
  await inbox.post({ data: { email: 'b@example.com', queries } })
  await inbox.post({ data: { email: 'a@example.com', queries: ` ${queries.toLowerCase()}` } })
  expect((await inbox.leads()).map(({ lead_status }) => lead_status)).toEqual(['spam', 'merged', 'spam', 'spam'])
})

test('of two opposite merges at once one is done, and neither lead is hidden', async () => {
  for (let pair = 0; pair < 15; pair += 1) {
    const ids = await send(
      { fullName: 'Asha', email: `asha-${pair}@example.com`, queries: 'one' },
      { fullName: 'Asha', email: `asha-${pair}@example.com`, queries: 'two' },
    )
    const [first = '', second = ''] = ids.slice(-2)
    const statuses = (await Promise.all([merge(first, second), merge(second, first)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 400])
    expect(await mergedOf()).toHaveLength(pair + 1)
  }
})

test('a merged lead whose parent is too old is a lead again, as it was', async () => {
  const [old = '', young = ''] = await send({ email: 'asha@example.com', queries: 'old' }, { email: 'asha@example.com', queries: 'young' })
  await sales.send('POST', '/leads/bulk', { documentIds: [young], leadStatus: 'quoted' })
  await merge(old, young)
  await inbox.sql(async (knex) => {
    await knex('form_datas')
      .where({ document_id: old })
      .update({ created_at: new Date(inbox.now() - 800 * DAY_MS) })
    expect(await purge(knex, new Date(inbox.now() - 700 * DAY_MS))).toBe(1)
  })
  expect((await listed(sales)).leads).toMatchObject([{ documentId: young, leadStatus: 'quoted' }])
  const { mergedInto, timeline } = await oneLead(sales, young)
  expect([mergedInto, timeline[0]?.field, timeline[0]?.by]).toEqual([null, 'apart', 'Retention'])
  expect((await listed(sales, '?q=young')).leads).toHaveLength(1)
})

test('a note that is saved during an erasure does not survive it', async () => {
  const [id = ''] = await send({ email: 'asha@example.com', queries: 'one' })
  await sales.send('POST', `/leads/${id}/notes`, { key: 'an-early-note', text: 'In time' })
  const status = await inbox.sql(async (knex) => {
    // The history is gone already, and the lead is not: there the note arrived. SQLite gives the erasure the whole file.
    if (onPostgres)
      await knex.raw(`
        create function wait_here() returns trigger as $$ begin perform pg_sleep(1); return null; end $$ language plpgsql;
        create trigger wait_here after delete on lead_changes for each statement execute function wait_here()`)
    try {
      const erasing = removeLeads(knex, (transaction) => transaction('form_datas').pluck('id'), 'Erasure')
      await sleep(onPostgres ? 400 : 0)
      const saving = sales.send('POST', `/leads/${id}/notes`, { key: 'a-late-note', text: 'Too late' })
      await erasing
      return (await saving).status
    } finally {
      if (onPostgres) await knex.raw('drop trigger wait_here on lead_changes; drop function wait_here()')
    }
  })
  expect(onPostgres ? [404] : [404, 500, 503]).toContain(status)
  expect(await inbox.sql((knex) => knex('lead_changes'))).toEqual([])
  expect(await inbox.leads()).toEqual([])
})

test('notes, merges and a retention at one time hang nothing up and strand nothing', async () => {
  const ids = await send(...Array.from({ length: 10 }, (_, n) => ({ email: 'asha@example.com', queries: `text ${n}` })))
  await inbox.sql((knex) =>
    knex('form_datas')
      .whereIn('document_id', ids.slice(0, 5))
      .update({ created_at: new Date(inbox.now() - 800 * DAY_MS) }),
  )
  const busy = ids
    .slice(5)
    .flatMap((id, n) => [
      merge(ids[n] ?? '', id),
      merge(id, ids[n] ?? ''),
      sales.send('POST', `/leads/${id}/notes`, { key: `note-number-${n}`, text: 'A note' }),
    ])
  const done = await Promise.all([...busy, inbox.sql((knex) => purge(knex, new Date(inbox.now() - 700 * DAY_MS)))])
  for (const each of done) if (typeof each !== 'number') expect([200, 400, 404]).toContain(each.status)
  const left = await inbox.sql((knex) => knex('form_datas').select('document_id', 'lead_status', 'merged_into'))
  const isThere = (documentId: unknown) => left.some(({ document_id }) => document_id === documentId)
  expect(left.filter(({ lead_status, merged_into }) => lead_status === 'merged' && !isThere(merged_into))).toEqual([])
  const entries = await inbox.sql((knex) => knex('lead_changes').pluck('lead_document_id'))
  expect(entries.filter((documentId: string) => !isThere(documentId))).toEqual([])
})
