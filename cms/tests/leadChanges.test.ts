import { beforeEach, expect, test } from 'vitest'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { onPostgres } from './support/database.ts'
import { contract } from './support/inbox.ts'
import { setMessages, states } from './support/messages.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { AUTHOR, listed, type Member, oneLead, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member
let sales: Member
let id: string

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
  await inbox.post(contract('enquiry.json'))
  id = (await inbox.leads())[0]?.document_id ?? ''
})

const stored = async (): Promise<Record<string, unknown>> => (await inbox.sql((knex) => knex('form_datas').orderBy('id').first())) ?? {}
const history = () => inbox.sql((knex) => knex('lead_changes').orderBy('id'))
const save = (member: Member, changed: object, documentId = id) =>
  member.send('POST', '/leads/bulk', { documentIds: [documentId], ...changed })
const answer = (member: Member, more: object = {}) =>
  member.send('POST', `/leads/${id}/answers`, { key: 'key-of-an-answer', channel: 'phone', ...more })
const note = (member: Member, text: string, key = `key-${text.length}-${text.charCodeAt(0)}`) =>
  member.send('POST', `/leads/${id}/notes`, { key, text })
const bulk = async (member: Member, changed: object, documentIds = [id]) =>
  (await (await member.send('POST', '/leads/bulk', { documentIds, ...changed })).json()) as { count: number; undo: object[] }
const undo = async (member: Member, changes: object[]) =>
  (await (await member.send('POST', '/leads/undo', { changes })).json()) as { count: number; sent: number }

test('closing a lead ends a follow-up whose day has come, and leaves one that is still to come', async () => {
  await save(sales, { followUpOn: '2026-01-05' })
  const { undo: presses } = await bulk(sales, { leadStatus: 'won' })
  expect(await stored()).toMatchObject({ lead_status: 'won', follow_up_on: null })
  await undo(sales, presses)
  expect(await oneLead(sales, id)).toMatchObject({ fields: { leadStatus: 'new', followUpOn: '2026-01-05' } })
  await save(sales, { followUpOn: '2030-11-30' })
  await save(sales, { leadStatus: 'lost', lostReason: 'Postponed' })
  expect(await oneLead(sales, id)).toMatchObject({ fields: { leadStatus: 'lost', followUpOn: '2030-11-30' } })
})

test('twenty saves at once are all kept, one after the other', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => save(sales, { followUpOn: `2030-11-${index + 10}` })))
  expect(await history()).toHaveLength(20)
  expect(await stored()).toMatchObject({ revision: 20 })
})

test("two people's notes both stay, each once, and are found", async () => {
  await Promise.all([note(owner, 'Wants RPL'), note(sales, 'Call on Monday'), note(sales, 'Call on Monday')])
  const { timeline } = await oneLead(sales, id)
  expect(timeline.filter(({ kind }) => kind === 'note').map(({ by, text }) => [by, text])).toEqual(
    expect.arrayContaining([
      ['Administrator', 'Wants RPL'],
      ['Sam Rai', 'Call on Monday'],
    ]),
  )
  expect(await history()).toHaveLength(2)
  expect((await listed(sales, '?q=on%20monday')).leads).toHaveLength(1)
  expect((await note(sales, '   ', 'key-empty')).status).toBe(400)
})

test('an answer takes the lead, counts once however often it is sent again, and can be taken back', async () => {
  const text = 'ש'.repeat(5000)
  expect((await answer(sales, { template: 'First answer', text })).status).toBe(200)
  expect(await (await answer(sales, { template: 'First answer', text })).json()).toMatchObject({ revision: 1, heldMs: 0 })
  expect((await answer(sales, { template: 'First answer', text: 'Edited since' })).status, 'not taken for the same').toBe(409)
  expect(await stored()).toMatchObject({ lead_status: 'contacted', owner: 'Sam Rai', first_answer_by: 'Sam Rai' })
  expect((await oneLead(owner, id)).timeline.find(({ kind }) => kind === 'answer')).toMatchObject({ after: 'Phone: First answer', text })

  expect(await undo(owner, [{ documentId: id, revision: 1 }]), 'of someone else').toMatchObject({ count: 0, sent: 0 })
  expect(await undo(sales, [{ documentId: id, revision: 1 }])).toMatchObject({ count: 1, sent: 0 })
  expect(await stored()).toMatchObject({ lead_status: 'new', owner: null, first_answer_at: null, first_answer_by: null })
  expect((await oneLead(owner, id)).timeline.find(({ kind }) => kind === 'answer')).toMatchObject({ isUndone: true })
  expect((await answer(sales, { key: 'another-key', channel: 'fax' })).status).toBe(400)
  expect((await answer(sales, { key: 'another-key', channel: 'email', text, send: true })).status, 'without a mail server').toBe(400)
})

test('the inbox sends an answer from the person, and Undo stops it in time', async () => {
  const { inbox: mailing, server } = await noticeInbox()
  const member = await signIn(mailing, SALES)
  await mailing.post(contract('enquiry.json'))
  const [lead] = await mailing.leads()
  const send = async (key: string) => {
    const body = { key, channel: 'email', subject: 'Your enquiry', text: 'Hello Asha', send: true, to: 'asha@example.com' }
    const sent = await member.send('POST', `/leads/${lead?.document_id}/answers`, body)
    return { documentId: lead?.document_id, revision: ((await sent.json()) as { revision: number }).revision }
  }
  const first = await send('first-answer')
  expect(await undo(member, [first])).toMatchObject({ count: 1, sent: 0 })
  const second = await send('second-answer')
  await mailing.pass(11_000)
  await expect.poll(() => server.mails.filter(({ to }) => to.includes('asha@example.com'))).toHaveLength(1)
  const mail = server.mails.find(({ to }) => to.includes('asha@example.com'))
  expect(mail?.headers).toMatch(/^From: Sam Rai <inbox@example\.com>$/m)
  expect(mail?.headers).toMatch(/^Reply-To: Sam Rai <sam@example\.com>$/m)
  expect(mail?.headers).not.toMatch(/Auto-Submitted/)
  expect(mail?.text).toContain('Hello Asha')
  const { timeline } = await oneLead(member, lead?.document_id ?? '')
  await expect
    .poll(async () => (await oneLead(member, lead?.document_id ?? '')).timeline.find(({ state }) => state === 'sent'))
    .toBeTruthy()
  expect(timeline.filter(({ kind }) => kind === 'answer')).toHaveLength(2)
  expect(await undo(member, [second])).toMatchObject({ count: 0, sent: 1 })
})

test('five leads to spam and back in one press each, but for what someone changed meanwhile', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await inbox.post({ data: { email: `${name}@example.com`, queries: name } })
  const ids = (await inbox.leads()).map(({ document_id }) => document_id)
  const marked = await bulk(sales, { leadStatus: 'spam' }, ids)
  expect([marked.count, (await listed(sales)).counts.spam]).toEqual([5, 5])
  await bulk(owner, { followUpOn: '2030-11-30' }, [id])
  expect(await undo(sales, marked.undo)).toMatchObject({ count: 4, sent: 0 })
  expect((await inbox.leads()).map(({ lead_status }) => lead_status)).toEqual(['spam', 'new', 'new', 'new', 'new'])
  const rescued = await inbox.sql((knex) => knex('form_datas').whereNotNull('rescued_at'))
  expect(rescued, 'a press taken back is no rescue: they have waited since they came').toEqual([])
  for (const more of [
    { fullName: 'x' },
    { notes: 'x' },
    { leadStatus: 'merged' },
    { ownerId: 999 },
    { followUpOn: '30/11' },
    { followUpOn: '2030-02-30' },
    {},
  ])
    expect((await sales.send('POST', '/leads/bulk', { documentIds: ids, ...more })).status, JSON.stringify(more)).toBe(400)
  expect((await sales.send('POST', '/leads/bulk', { documentIds: Array(101).fill(id), leadStatus: 'won' })).status).toBe(400)
})

test('a press on several leads that breaks off has changed none of them', async () => {
  for (const name of ['a', 'b', 'c']) await inbox.post({ data: { email: `${name}@example.com`, queries: name } })
  const ids = (await inbox.leads()).map(({ document_id }) => document_id)
  const broken = ids[2] ?? ''
  await inbox.sql((knex) =>
    knex.raw(
      onPostgres
        ? `create function break_off() returns trigger as $$ begin raise exception 'On purpose'; end $$ language plpgsql;
           create trigger break_off before update on form_datas for each row when (new.document_id = '${broken}') execute function break_off()`
        : `create trigger break_off before update on form_datas when new.document_id = '${broken}' begin select raise(abort, 'On purpose'); end`,
    ),
  )
  try {
    const pressed = await sales.send('POST', '/leads/bulk', { documentIds: ids, leadStatus: 'contacted' })
    expect(pressed.status).toBeGreaterThanOrEqual(500)
  } finally {
    await inbox.sql((knex) => knex.raw(`drop trigger break_off${onPostgres ? ' on form_datas; drop function break_off()' : ''}`))
  }
  expect((await inbox.leads()).map(({ lead_status }) => lead_status)).toEqual(['new', 'new', 'new', 'new'])
  expect(await history()).toEqual([])
})

test.each([
  [{ quoteAmount: 20_000_000 }, 'Write the quote in whole dollars, at most 10,000,000.'],
  [{ quoteAmount: 1.5 }, 'Write the quote in whole dollars, at most 10,000,000.'],
  [{ lostReason: 'x'.repeat(201) }, 'Say in at most 200 characters why it was lost.'],
])('what a person has typed is refused with the field and the cure: %o', async (changed, words) => {
  const refused = await save(sales, changed)
  expect([refused.status, ((await refused.json()) as { error: { message: string } }).error.message]).toEqual([400, words])
})

test('a correction leaves alone what a colleague has corrected meanwhile', async () => {
  const correct = (member: Member, details: object) => member.send('POST', `/leads/${id}/details`, details)
  expect((await correct(owner, { email: 'a.gurung@example.com' })).status).toBe(200)
  expect((await correct(sales, { phone: '+61491570006' })).status).toBe(200)
  expect(await stored()).toMatchObject({ full_name: 'Asha Gurung', email: 'a.gurung@example.com', phone: '+61491570006' })
  for (const details of [{}, { email: '', phone: '' }, { email: 'no address' }, { fullName: 'A' }, { phone: 61491570006 }])
    expect((await correct(sales, details)).status, JSON.stringify(details)).toBe(400)
})

test('changes of the same leads that cross each other are all made, and Undo pressed twice at once is done once', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await inbox.post({ data: { email: `${name}@example.com`, queries: name } })
  const ids = (await inbox.leads()).map(({ document_id }) => document_id)
  const backwards = ids.toReversed()
  const crossing = await Promise.all([
    bulk(sales, { leadStatus: 'contacted' }, ids),
    bulk(owner, { followUpOn: '2030-11-30' }, backwards),
    bulk(sales, { followUpOn: '2030-12-01' }, ids),
  ])
  expect(crossing.map(({ count }) => count)).toEqual([5, 5, 5])
  const { undo: pressed } = await bulk(sales, { leadStatus: 'spam' }, ids)
  const undone = await Promise.all([undo(sales, pressed), undo(sales, pressed)])
  expect(undone.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect((await listed(sales)).counts).toMatchObject({ all: 5, spam: 0 })
})

test('two leads of one person become one, are counted once, and come apart as they were', async () => {
  await inbox.post({ data: { fullName: 'Asha', email: 'asha@example.com', queries: 'Once more' } })
  const other = (await inbox.leads())[1]?.document_id ?? ''
  await save(sales, { leadStatus: 'quoted' }, other)
  expect((await sales.send('POST', `/leads/${id}/merge`, { other })).status).toBe(200)
  expect((await listed(sales)).counts).toMatchObject({ all: 1, waiting: 0 })
  const lead = await oneLead(sales, id)
  expect(lead).toMatchObject({ merged: [{ documentId: other, words: 'Once more' }], others: { count: 0 } })
  expect((await oneLead(sales, other)).mergedInto).toBe(id)
  expect((await sales.send('POST', `/leads/${other}/merge`, { other: id })).status, 'in a circle').toBe(400)
  expect((await save(sales, { leadStatus: 'spam' }, other)).status, 'a merged one is changed by no one').toBe(400)
  expect((await sales.send('POST', `/leads/${other}/unmerge`, {})).status).toBe(200)
  expect((await listed(sales)).counts).toMatchObject({ all: 2, waiting: 1 })

  await sales.send('POST', `/leads/${other}/merge`, { other: id })
  await sales.send('POST', `/leads/${id}/unmerge`, {})
  expect(await stored(), 'merged is not answered').toMatchObject({ lead_status: 'new', first_answer_at: null, first_answer_by: null })
})

test('each answer is told with what it changed itself, after what the client said, the newest first', async () => {
  await answer(sales, { text: 'Called' })
  await bulk(owner, { leadStatus: 'new' })
  const { revision } = await oneLead(owner, id)
  expect((await answer(owner, { key: 'another-answer', text: 'Called again', seen: revision })).status).toBe(200)
  const { timeline } = await oneLead(sales, id)
  const told = timeline.map(({ kind, by, text, also }) => [kind, by, text, also?.map(({ field, after }) => `${field} ${after}`)])
  expect(told).toEqual([
    ['answer', 'Administrator', 'Called again', ['leadStatus contacted']],
    ['change', 'Administrator', null, undefined],
    ['answer', 'Sam Rai', 'Called', expect.arrayContaining(['leadStatus contacted', 'owner Sam Rai'])],
    ['received', 'Asha Gurung', expect.any(String), undefined],
  ])
})

test('what is taken back takes back its own change alone: when the lead was answered stays', async () => {
  await bulk(sales, { leadStatus: 'contacted' })
  const answered = await stored()
  expect(answered['first_answer_at']).not.toBeNull()
  const { undo: later } = await bulk(sales, { leadStatus: 'won' })
  expect(await undo(sales, later)).toMatchObject({ count: 1 })
  expect(await stored()).toMatchObject({
    lead_status: 'contacted',
    first_answer_at: answered['first_answer_at'],
    first_answer_by: answered['first_answer_by'],
  })
})

test('a caller is entered by hand, once, and no one is mailed about it', async () => {
  const caller = { fullName: 'Ben Lee', phone: '0412 345 678', queries: 'Called about RPL', source: 'call' }
  const entered = (await (await sales.send('POST', '/leads/new', caller)).json()) as { documentId: string; isNew: boolean }
  expect(entered.isNew).toBe(true)
  expect(await (await sales.send('POST', '/leads/new', caller)).json()).toEqual({ ...entered, isNew: false })
  const { fields, timeline } = await oneLead(sales, entered.documentId)
  expect(fields).toMatchObject({ form: 'call', fullName: 'Ben Lee', leadStatus: 'new' })
  expect(timeline).toMatchObject([{ field: 'form', after: 'call', by: 'Sam Rai' }, { kind: 'received' }])
  expect(await states(inbox, 'notice')).toEqual([null, 'skipped'])
  const nameless = await sales.send('POST', '/leads/new', { fullName: '  ', phone: '0412 345 679', source: 'whatsapp' })
  expect(nameless.status).toBe(200)
  expect((await sales.send('POST', '/leads/new', { fullName: 'Nobody', source: 'call' })).status).toBe(400)
  expect((await (await signIn(inbox, AUTHOR)).send('POST', '/leads/new', caller)).status).toBe(403)
})

test('a mistyped address is kept where a visitor sent it, and refused where a colleague types it', async () => {
  for (const email of ['dilip.maharjan@gmail,com', 'x@gmail']) {
    expect((await inbox.post({ data: { email, queries: email } })).status).toBe(201)
    const mistyped = (await inbox.leads()).at(-1)?.document_id ?? ''
    const correct = (details: object) => sales.send('POST', `/leads/${mistyped}/details`, details)
    for (const refused of [await correct({ email }), await sales.send('POST', '/leads/new', { email, source: 'call' })]) {
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain('email: this address cannot be written to.')
    }
    expect((await correct({ fullName: 'Dilip' })).status, 'the name alone').toBe(200)
    expect((await correct({ email: 'dilip.maharjan@gmail.com' })).status).toBe(200)
  }
})

test('colleagues see who has a lead open and who is answering, until they leave', async () => {
  const look = async (member: Member, doing: string) => (await oneLead(member, `${id}?doing=${doing}`)).here
  expect(await look(sales, 'open')).toEqual([])
  expect(await look(owner, 'answering')).toEqual([expect.objectContaining({ name: 'Sam Rai', doing: 'open' })])
  expect((await listed(sales)).leads[0]?.here).toEqual([expect.objectContaining({ name: 'Administrator', doing: 'answering' })])
  expect((await oneLead(sales, id)).here).toEqual([expect.objectContaining({ name: 'Administrator', doing: 'answering' })])
  await inbox.post({ data: { email: 'ben@example.com', queries: 'Another lead' } })
  const other = (await inbox.leads())[1]?.document_id ?? ''
  expect((await oneLead(sales, `${other}?doing=open`)).here, 'nobody else is at this one').toEqual([])
  expect((await listed(owner)).leads.map(({ documentId, here }) => [documentId, here.map(({ name }) => name)])).toEqual([
    [other, ['Sam Rai']],
    [id, ['Sam Rai']],
  ])
  await look(owner, 'open')
  expect(await look(sales, 'open'), 'once, with what was last').toEqual([expect.objectContaining({ name: 'Administrator', doing: 'open' })])
  await inbox.pass(13_000)
  expect(await look(owner, 'open')).toEqual([])
  expect((await sales.get(`/leads/${id}?doing=sleeping`)).status).toBe(400)
})

test('a correction keeps what was there before, and a word of the visitor cannot be changed', async () => {
  const correct = (details: object, documentId = id) => sales.send('POST', `/leads/${documentId}/details`, details)
  await inbox.post({ data: { email: 'asha@exmaple.com', fullName: 'Mistyped', queries: 'Mistyped' } })
  const mistyped = (await inbox.leads())[1]?.document_id ?? ''
  await setMessages(inbox, 'receipt', { state: 'failed' })
  const others = async () => (await oneLead(sales, mistyped)).others.leads.map(({ documentId }) => documentId)
  expect(await others()).toEqual([])
  expect((await correct({ fullName: 'Mistyped', email: 'Asha@example.com' }, mistyped)).status).toBe(200)
  expect(await others(), 'it is the same person').toEqual([id])
  expect(await states(inbox, 'receipt'), 'the mail server refused the address before').toEqual(['failed', 'skipped'])
  expect((await oneLead(sales, mistyped)).timeline[0]).toMatchObject({
    field: 'email',
    before: 'asha@exmaple.com',
    after: 'Asha@example.com',
  })
  await correct({ email: '', phone: '0412 345 678' }, mistyped)
  expect(await others()).toEqual([])
  for (const more of [{ leadStatus: 'won' }, { queries: 'Made up' }])
    expect((await correct({ email: 'a@example.com', ...more })).status, JSON.stringify(more)).toBe(400)
  expect(await stored()).toMatchObject({ email: 'asha@example.com', queries: expect.stringContaining(' '), lead_status: 'new' })
})

test('a lead that was erased meanwhile is neither saved, nor noted, nor answered', async () => {
  await inbox.sql((knex) => knex('form_datas').delete())
  for (const refused of [await save(sales, { leadStatus: 'won' }), await note(sales, 'x'), await answer(sales)]) {
    expect(refused.status).toBe(404)
    expect(await refused.text()).toContain('erased')
  }
})

test.each([
  ['contacted', 'Sam Rai'],
  ['won', 'Sam Rai'],
  ['spam', null],
])('a new lead set to %s was first answered by %s', async (leadStatus, by) => {
  await save(sales, { leadStatus })
  expect(await stored()).toMatchObject({ lead_status: leadStatus, first_answer_by: by })
})

test('a lead rescued from the spam waits from then on; a mark by mistake, taken back, repeats no notice', async () => {
  await inbox.sql((knex) => knex('form_datas').update({ lead_status: 'spam' }))
  await save(sales, { leadStatus: 'new' })
  expect(await stored()).toMatchObject({ rescued_at: expect.anything(), first_answer_at: null })
  for (const kind of ['notice', 'webhook'] as const) await setMessages(inbox, kind, { state: 'sent' })
  await save(sales, { leadStatus: 'spam' })
  await save(sales, { leadStatus: 'new' })
  expect([...(await states(inbox, 'notice')), ...(await states(inbox, 'webhook'))]).toEqual(['sent', 'sent'])
})

test('the team is whoever may read leads, and writes the reply templates', async () => {
  expect(await (await sales.get('/leads/team')).json()).toMatchObject([{ name: 'Administrator' }, { name: 'Sam Rai' }])
  const path = '/content-manager/collection-types/api::reply-template.reply-template'
  const template = { name: 'First answer', subject: 'Your enquiry', text: 'Hello {name|there},' }
  expect((await sales.send('POST', path, template)).status).toBe(201)
  expect(await (await sales.get('/leads/templates')).json()).toEqual([{ documentId: expect.any(String), ...template }])
  const misspelt = await sales.send('POST', path, { ...template, text: 'Dear {nmae}, about {page}' })
  expect(misspelt.status).toBe(400)
  expect(await misspelt.text()).toContain('{nmae} is not known here. Use {name}, {discipline}, {page}, {service}.')
  expect((await (await signIn(inbox, AUTHOR)).send('POST', path, template)).status).toBe(403)
})
