import { beforeEach, expect, test } from 'vitest'
import { hearRevision, revisionOf } from '../src/admin/leads/revisions.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { setMessages, states } from './support/messages.ts'
import { AUTHOR, LEADS, type Member, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member
let sales: Member
let author: Member
let id: string

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
  author = await signIn(inbox, AUTHOR)
  await inbox.post(contract('enquiry.json'))
  id = (await inbox.leads())[0]?.document_id ?? ''
})

type Pressed = { revisionBefore: number; revision: number; leadStatus: string }

const stored = async (): Promise<Record<string, unknown>> => (await inbox.sql((knex) => knex('form_datas').orderBy('id').first())) ?? {}
const history = () => inbox.sql((knex) => knex('lead_changes').orderBy('id'))
const press = async (member: Member) => (await member.send('POST', `/leads/${id}/answers`, { channel: 'email' })).json() as Promise<Pressed>
const save = (member: Member, revision: number, changed: object) => member.send('PUT', `/leads/${id}`, { revision, changed })

test('a save sends what changed, and of two at once the later is told what the earlier did', async () => {
  const mia = await save(owner, 0, { owner: 'Sam Rai', notes: 'Wants RPL' })
  expect([mia.status, await mia.json()]).toEqual([200, { revision: 1 }])

  const tom = await save(sales, 0, { leadStatus: 'quoted', notes: 'Mine' })
  expect(tom.status).toBe(409)
  expect(await tom.json()).toEqual({
    revision: 1,
    changes: [
      { by: 'Administrator', field: 'owner', before: null, after: 'Sam Rai' },
      { by: 'Administrator', field: 'notes', before: null, after: 'Wants RPL' },
    ],
  })
  expect(await stored()).toMatchObject({ lead_status: 'new', owner: 'Sam Rai', notes: 'Wants RPL', revision: 1 })
  expect(await history()).toHaveLength(2)

  expect((await save(sales, 1, { leadStatus: 'quoted' })).status).toBe(200)
  expect(await stored()).toMatchObject({ lead_status: 'quoted', owner: 'Sam Rai', notes: 'Wants RPL', revision: 2 })
})

test("a second person's note goes under the first's, and neither is lost", async () => {
  const write = (member: Member, revision: number, notesBefore: string | null, notes: string | null) =>
    member.send('PUT', `/leads/${id}`, { revision, changed: { notes }, notesBefore })
  expect((await write(owner, 0, null, 'Wants RPL')).status).toBe(200)
  expect((await write(sales, 0, null, 'Call on Monday')).status).toBe(409)
  expect((await write(sales, 1, null, 'Call on Monday')).status).toBe(200)
  expect(await stored()).toMatchObject({ notes: 'Wants RPL\n\nCall on Monday' })
  expect((await history()).at(-1)).toMatchObject({ before: 'Wants RPL', after: 'Wants RPL\n\nCall on Monday' })

  await write(owner, 2, 'Wants RPL', 'Wants RPL\nand soon')
  expect(await stored()).toMatchObject({ notes: 'Wants RPL\n\nCall on Monday\n\nand soon' })
  await write(owner, 3, 'Wants RPL', null)
  expect((await stored())['notes']).toContain('Call on Monday')

  // Whoever has read it all may change it all.
  await write(owner, 4, 'Wants RPL\n\nCall on Monday\n\nand soon', 'Done')
  expect(await stored()).toMatchObject({ notes: 'Done' })
})

test('twenty saves at once: one is stored, nineteen are told', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(sales, 0, { notes: `note ${index}` })))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(19).fill(409)])
  expect(await history()).toHaveLength(1)
  expect(await stored()).toMatchObject({ revision: 1 })
})

test('a press of Email is no conflict with the form beside it, and hides nothing that a colleague saved before', async () => {
  const first = await press(sales)
  hearRevision(id, first.revisionBefore, first.revision)
  expect((await save(sales, revisionOf(id, 0), { notes: 'Called' })).status).toBe(200)

  await save(owner, 2, { notes: 'Wants RPL' })
  const second = await press(sales)
  expect(second).toEqual({ revisionBefore: 3, revision: 4, leadStatus: 'contacted' })
  hearRevision(id, second.revisionBefore, second.revision)
  const refused = await save(sales, revisionOf(id, 2), { notes: 'Mine' })
  expect(refused.status).toBe(409)
  const told = (await refused.json()) as { revision: number; changes: object[] }
  expect(told.changes).toContainEqual({ by: 'Administrator', field: 'notes', before: 'Called', after: 'Wants RPL' })
  expect(await stored()).toMatchObject({ notes: 'Wants RPL' })

  hearRevision(id, 2, told.revision)
  expect((await save(sales, revisionOf(id, 2), { notes: 'Mine' })).status).toBe(200)
})

test('a lead is never without a status', async () => {
  const refused = await save(sales, 0, { leadStatus: null, notes: 'x' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('Status') } })
  expect((await owner.send('PUT', `${LEADS}/${id}`, { leadStatus: null })).status).toBe(400)
  expect(await stored()).toMatchObject({ lead_status: 'new', notes: null, revision: 0 })
})

test('the history has a change behind the five thousandth letter', async () => {
  const long = 'x'.repeat(5_000)
  await save(sales, 0, { notes: `${long}one` })
  await save(sales, 1, { notes: `${long}two` })
  const kept = await history()
  expect(kept.map(({ field }) => field)).toEqual(['notes', 'notes'])
  expect(kept[1]?.after).toMatch(/^x{4999}…$/)
})

test('sales cannot save a word of the visitor, nor what the inbox keeps', async () => {
  const fields = [
    'fullName',
    'email',
    'queries',
    'pagePath',
    'form',
    'withoutReceipt',
    'firstAnswerAt',
    'fingerprint',
    'revision',
    'phoneTail',
    'id',
    '__proto__x',
  ]
  for (const field of fields) {
    expect((await save(sales, 0, { notes: 'x', [field]: 'x' })).status, field).toBe(403)
  }
  expect((await save(owner, 0, { pagePath: '/made-up' })).status).toBe(403)
  expect((await save(owner, 0, { fullName: 'Asha G' })).status).toBe(200)
  expect(await stored()).toMatchObject({ full_name: 'Asha G', notes: null, page_path: null })
})

test.each([
  ['a status that does not exist', { leadStatus: 'maybe' }],
  ['a note that is too long', { notes: 'x'.repeat(20_001) }],
  ['a day that is none', { followUpOn: 'tomorrow' }],
  ['an owner from outside the team', { owner: 'Somebody' }],
  ['nothing', {}],
])('%s is refused', async (_what, changed) => {
  expect((await save(sales, 0, changed)).status).toBe(400)
  expect(await stored()).toMatchObject({ revision: 0, notes: null, owner: null })
})

test('a lead that is not there is not saved', async () => {
  expect((await sales.send('PUT', '/leads/nowhere', { revision: 0, changed: { notes: 'x' } })).status).toBe(404)
  expect((await sales.send('POST', '/leads/nowhere/answers', { channel: 'email' })).status).toBe(404)
})

test('pressing Email or WhatsApp is kept, makes a new lead contacted, and counts as the first answer once', async () => {
  const pressed = await sales.send('POST', `/leads/${id}/answers`, { channel: 'email', template: 'First answer' })
  expect([pressed.status, await pressed.json()]).toEqual([200, { revisionBefore: 0, revision: 1, leadStatus: 'contacted' }])
  const first = await stored()
  expect(first).toMatchObject({ lead_status: 'contacted', first_answer_by: 'Sam Rai', revision: 1 })
  expect(inbox.now() - new Date(first['first_answer_at'] as number | Date).getTime()).toBeLessThan(60_000)

  await owner.send('POST', `/leads/${id}/answers`, { channel: 'whatsapp' })
  expect(await stored()).toMatchObject({ first_answer_at: first['first_answer_at'], first_answer_by: 'Sam Rai', lead_status: 'contacted' })
  expect((await history()).map(({ changed_by, field, after }) => [changed_by, field, after])).toEqual([
    ['Sam Rai', 'answer', 'Email: First answer'],
    ['Sam Rai', 'leadStatus', 'contacted'],
    ['Administrator', 'answer', 'WhatsApp'],
  ])
  expect((await sales.send('POST', `/leads/${id}/answers`, { channel: 'fax' })).status).toBe(400)
})

test.each([
  ['contacted', 'Sam Rai'],
  ['won', 'Sam Rai'],
  ['spam', null],
])('a new lead set to %s was first answered by %s', async (leadStatus, by) => {
  await save(sales, 0, { leadStatus })
  expect(await stored()).toMatchObject({ lead_status: leadStatus, first_answer_by: by })
})

test('a lead rescued from the spam waits from then on', async () => {
  await inbox.sql((knex) => knex('form_datas').update({ lead_status: 'spam' }))
  await save(sales, 0, { leadStatus: 'new' })
  expect((await stored())['rescued_at']).not.toBeNull()
  expect((await stored())['first_answer_at']).toBeNull()
})

test('a mark as spam by mistake, taken back, repeats no notice and changes no first answer', async () => {
  for (const kind of ['notice', 'webhook'] as const) await setMessages(inbox, kind, { state: 'sent' })
  const { revision } = await press(sales)
  const { first_answer_at } = await stored()
  await save(sales, revision, { leadStatus: 'spam' })
  await save(sales, revision + 1, { leadStatus: 'contacted' })
  expect(await stored()).toMatchObject({ lead_status: 'contacted' })
  expect([...(await states(inbox, 'notice')), ...(await states(inbox, 'webhook'))]).toEqual(['sent', 'sent'])
  expect(await stored()).toMatchObject({ first_answer_at, rescued_at: null })
})

test('several leads get a status or an owner at once, and nothing else', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await inbox.post({ data: { email: `${name}@example.com`, queries: name } })
  const documentIds = (await inbox.leads()).map((lead) => lead.document_id)
  expect(await (await sales.send('POST', '/leads/bulk', { documentIds, leadStatus: 'spam' })).json()).toEqual({ count: 5 })
  expect((await inbox.leads()).map((lead) => lead.lead_status)).toEqual(Array(5).fill('spam'))
  expect(await history()).toHaveLength(5)
  expect((await sales.send('POST', '/leads/bulk', { documentIds, owner: 'Sam Rai' })).status).toBe(200)
  expect(await stored()).toMatchObject({ owner: 'Sam Rai', lead_status: 'spam', revision: 2 })

  for (const more of [{ fullName: 'x' }, { email: 'x@example.com' }, { notes: 'x' }, { leadStatus: 'maybe' }, { owner: 'Somebody' }, {}]) {
    expect((await sales.send('POST', '/leads/bulk', { documentIds, ...more })).status, JSON.stringify(more)).toBe(400)
  }
  expect((await sales.send('POST', '/leads/bulk', { documentIds: Array(101).fill(id), leadStatus: 'won' })).status).toBe(400)
  expect(await stored()).toMatchObject({ full_name: 'Asha Gurung', email: 'asha@example.com', notes: null })
})

test('the team is whoever may read leads', async () => {
  expect(await (await sales.get('/leads/team')).json()).toEqual(['Administrator', 'Sam Rai'])
})

test('sales writes the reply templates, and no one without the right does', async () => {
  const path = '/content-manager/collection-types/api::reply-template.reply-template'
  const template = { name: 'First answer', channel: 'both', subject: 'Your enquiry', text: 'Hello {name|there},' }
  expect((await sales.send('POST', path, template)).status).toBe(201)
  expect(await (await sales.get('/leads/templates')).json()).toEqual([{ documentId: expect.any(String), ...template }])
  expect((await author.get(path)).status).toBe(403)
  expect((await author.send('POST', path, template)).status).toBe(403)
})

const routes: [method: string, path: string, body?: object][] = [
  ['GET', '/leads/team'],
  ['GET', '/leads/numbers'],
  ['GET', '/leads/views'],
  ['GET', '/leads/templates'],
  ['PUT', '/leads/ID', { revision: 0, changed: { notes: 'x' } }],
  ['POST', '/leads/ID/answers', { channel: 'email' }],
  ['POST', '/leads/bulk', { documentIds: ['ID'], leadStatus: 'spam' }],
]

test('what the team does with leads is closed to visitors and to other roles', async () => {
  const real = (text: string) => text.replaceAll('ID', id)
  for (const [method, path, body] of routes) {
    const sent = body ? JSON.parse(real(JSON.stringify(body))) : undefined
    const init = { method, headers: { 'Content-Type': 'application/json' }, ...(sent ? { body: JSON.stringify(sent) } : {}) }
    expect((await fetch(`${inbox.url}${real(path)}`, init)).status, `${method} ${path}`).toBe(401)
    expect((await author.send(method, real(path), sent)).status, `${method} ${path}`).toBe(403)
  }
  expect(await stored()).toMatchObject({ lead_status: 'new', notes: null, revision: 0 })
})

test("Strapi's own save counts the revision too, and keeps what the inbox set", async () => {
  expect((await owner.send('PUT', `${LEADS}/${id}`, { notes: 'x', firstAnswerBy: 'Me', pagePath: '/x' })).status).toBe(200)
  expect(await stored()).toMatchObject({ revision: 1, first_answer_by: null, page_path: null })
  expect((await owner.send('PUT', `${LEADS}/${id}`, { notes: 'y', revision: 0 })).status).toBe(409)
  expect((await save(sales, 0, { notes: 'z' })).status).toBe(409)
})
