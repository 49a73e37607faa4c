import { beforeEach, expect, test } from 'vitest'
import type { LeadSummary, SignIn } from '../src/leads/leadApi.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { addPerson, listed, logIn, type Member, oneLead, personId, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

let inbox: CleanInbox
let owner: Member
let sales: Member
let samId: number
let id: string

const TOM = { email: 'tom@example.com', password: 'Copper-Kettle-3-Meadow' }

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
  samId = await idOf(SALES.email)
  await inbox.post(contract('enquiry.json'))
  id = (await inbox.leads())[0]?.document_id ?? ''
})

const idOf = (email: string) => personId(inbox, email)
const rename = async (member: Member, firstname: string, lastname = 'Rai') =>
  expect((await member.send('PUT', '/admin/users/me', { firstname, lastname })).status).toBe(200)
const change = (member: Member, changed: object, documentId = id) =>
  member.send('POST', '/leads/bulk', { documentIds: [documentId], ...changed })
const note = (member: Member, text: string) => member.send('POST', `/leads/${id}/notes`, { key: `key-of-${text}`, text })
const undo = async (member: Member, revision: number) =>
  (await member.send('POST', '/leads/undo', { changes: [{ documentId: id, revision }] })).json()

test('a person who is renamed keeps the leads, and the history says who that was', async () => {
  await change(sales, { ownerId: samId })
  await note(sales, 'called')
  await rename(sales, 'Samuel')
  const { leads, counts } = await listed(sales, '?view=mine')
  expect([counts.mine, leads.map(({ owner, ownerId }) => [owner, ownerId])]).toEqual([1, [['Samuel Rai', samId]]])
  const { fields, timeline } = await oneLead(owner, id)
  expect(fields['owner']).toBe('Samuel Rai')
  expect(timeline.filter(({ kind }) => kind !== 'received').map(({ by, byId }) => [by, byId])).toEqual([
    ['Sam Rai (now Samuel Rai)', samId],
    ['Sam Rai (now Samuel Rai)', samId],
  ])
  expect((await listed(owner, '?q=samuel')).leads).toHaveLength(1)
  expect((await listed(owner, `?owner=${samId}`)).leads).toHaveLength(1)
  expect(await undo(sales, 1), 'what was done under the other name').toMatchObject({ count: 0, sent: 0 })
  expect(await undo(sales, 2)).toMatchObject({ count: 1, sent: 0 })
})

test('who takes the name of a colleague gets neither the leads nor the changes, and is told apart', async () => {
  const tom = await addPerson(inbox, owner, 'Sales', TOM)
  await change(sales, { ownerId: samId, leadStatus: 'quoted' })
  await rename(tom, 'Sam')
  expect((await listed(tom)).counts.mine).toBe(0)
  expect(await undo(tom, 1)).toMatchObject({ count: 0, sent: 0 })
  await note(tom, 'forged')
  const { timeline } = await oneLead(owner, id)
  expect(timeline.filter(({ kind }) => kind !== 'received').map(({ by, field }) => [field, by])).toEqual([
    ['note', 'Sam Rai (tom@example.com)'],
    ['owner', 'Sam Rai (sam@example.com)'],
    ['leadStatus', 'Sam Rai (sam@example.com)'],
  ])
  const team = (await (await owner.get('/leads/team')).json()) as { name: string }[]
  expect(team.map(({ name }) => name)).toEqual(['Administrator', 'Sam Rai (sam@example.com)', 'Sam Rai (tom@example.com)'])
})

test('an owner that is taken back is the same person as before', async () => {
  await change(owner, { ownerId: samId })
  await change(owner, { ownerId: null })
  expect((await listed(sales)).counts.mine).toBe(0)
  expect(await undo(owner, 2)).toMatchObject({ count: 1, sent: 0 })
  expect((await listed(sales)).counts.mine).toBe(1)
  expect((await change(owner, { ownerId: 999 })).status).toBe(400)
  expect((await change(owner, { owner: 'Sam Rai' })).status).toBe(400)
})

test('the leads of a colleague who is deactivated or removed are named, and are found by that name', async () => {
  await addPerson(inbox, owner, 'Sales', TOM)
  const tomId = await idOf(TOM.email)
  await inbox.post({ data: { email: 'won@example.com', queries: 'won' } })
  const won = (await inbox.leads()).at(-1)?.document_id ?? ''
  await change(owner, { ownerId: tomId })
  await change(owner, { ownerId: tomId, leadStatus: 'won' }, won)
  const left = async () => [
    await (await sales.get('/leads/owners-who-left')).json(),
    ((await (await sales.get('/leads/summary')).json()) as LeadSummary).ownersWhoLeft,
  ]
  expect(await left()).toEqual([[], []])
  const tom = [{ id: tomId, name: 'Tom Rai', open: 1 }]
  await owner.send('PUT', `/admin/users/${tomId}`, { isActive: false })
  expect(await left()).toEqual([tom, tom])
  expect((await owner.send('DELETE', `/admin/users/${tomId}`)).status).toBe(200)
  expect(await left()).toEqual([tom, tom])
  expect((await listed(sales, `?owner=${tomId}&only=open`)).leads).toMatchObject([{ documentId: id, owner: 'Tom Rai' }])
  await change(sales, { ownerId: samId })
  expect(await left(), 'what is won stays under the name').toEqual([[{ ...tom[0], open: 0 }], [{ ...tom[0], open: 0 }]])
})

test('whoever signs in leaves a trace, which only those see who may export', async () => {
  await logIn(inbox, { ...SALES, password: 'wrong-Password-1' }).catch(() => undefined)
  await logIn(inbox, SALES)
  const traces = async () => (await (await owner.get('/leads/sign-ins')).json()) as SignIn[]
  await until('the trace is there', async () => (await traces())[0]?.by === 'Sam Rai')
  expect((await traces())[0]).toMatchObject({ byId: samId })
  await inbox.logged(/Signed in: Sam Rai \(person \d+\)/)
  expect((await sales.get('/leads/sign-ins')).status).toBe(403)
})

test('an export and a note keep whose they are', async () => {
  await owner.get('/leads/export.csv')
  await note(sales, 'kept')
  const adminId = await idOf('owner@example.com')
  expect(await (await owner.get('/leads/exports')).json()).toMatchObject([{ by: 'Administrator', byId: adminId }])
  const rows = await inbox.sql((knex) => knex('lead_changes').orderBy('id').select('field', 'changed_by', 'changed_by_id'))
  expect(rows).toEqual([{ field: 'note', changed_by: 'Sam Rai', changed_by_id: samId }])
})

test('whoever is given a lead is told on the start page until the first act, and what is due of it', async () => {
  const mine = async (member: Member) => ((await (await member.get('/leads/summary')).json()) as LeadSummary).mine
  await change(sales, { ownerId: samId })
  expect(await mine(sales), 'taken by oneself').toMatchObject({ open: 1, due: 0, given: [] })
  await change(owner, { ownerId: null })
  await change(owner, { ownerId: samId, followUpOn: '2020-01-01' })
  expect(await mine(sales)).toEqual({
    id: samId,
    open: 1,
    due: 1,
    given: [{ documentId: id, person: 'Asha Gurung', by: 'Administrator', at: expect.any(String) }],
  })
  expect(await mine(owner)).toMatchObject({ open: 0, due: 0, given: [] })
  expect((await listed(sales, `?view=due&owner=${samId}`)).leads).toHaveLength(1)
  await note(sales, 'seen')
  expect((await mine(sales)).given).toEqual([])
})
