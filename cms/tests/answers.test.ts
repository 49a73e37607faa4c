import { beforeEach, expect, test } from 'vitest'
import type { LeadSummary, TimelineEntry } from '../src/leads/leadApi.ts'
import { digestSender } from '../src/outgoing/digest.ts'
import type { CleanInbox } from './support/cleanInbox.ts'
import { command } from './support/commands.ts'
import { contract } from './support/inbox.ts'
import type { MailServer } from './support/mailServer.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { listed, type Member, oneLead, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const ASHA = 'asha@example.com'
let inbox: CleanInbox
let server: MailServer
let owner: Member
let sales: Member
let id: string

beforeEach(async () => {
  const { inbox: mailing, server: mails } = await noticeInbox()
  inbox = mailing
  server = mails
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
  await inbox.post(contract('enquiry.json'))
  id = (await inbox.leads())[0]?.document_id ?? ''
})

type Answered = { revision: number; isYours: boolean }
let keys = 0
const press = (member: Member, more: object = {}) => {
  keys += 1
  const body = {
    key: `key-of-answer-${keys}`,
    channel: 'email',
    subject: 'Your enquiry',
    text: 'Hello Asha',
    send: true,
    to: ASHA,
    ...more,
  }
  return member.send('POST', `/leads/${id}/answers`, body)
}
const send = async (member: Member, more: object = {}) => (await (await press(member, more)).json()) as Answered
const step = async (member: Member, revision: number, name: string) =>
  (await member.send('POST', `/leads/${id}/answers/${revision}/${name}`, {})).status
const undo = async (member: Member, revision: number) =>
  (await member.send('POST', '/leads/undo', { changes: [{ documentId: id, revision }] })).json()
/** @returns the revision that Undo names */
const change = async (member: Member, changed: object): Promise<number> => {
  const answered = (await (await member.send('POST', '/leads/bulk', { documentIds: [id], ...changed })).json()) as { undo: Answered[] }
  return answered.undo[0]?.revision ?? 0
}
const stored = async () => (await inbox.leads())[0] as unknown as Record<string, unknown>
const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))
const answers = async (): Promise<TimelineEntry[]> => (await oneLead(sales, id)).timeline.filter(({ kind }) => kind === 'answer')
const stateOf = async (revision: number) => (await answers()).find((entry) => entry.revision === revision)?.state
const becomes = (revision: number, state: string) =>
  until(`answer ${revision} is ${state}`, async () => (await stateOf(revision)) === state)
const summary = async () => (await (await sales.get('/leads/summary')).json()) as LeadSummary
const digest = async () => {
  let text = ''
  const keep = async (mail: { text: string }) => {
    text = mail.text
    return null
  }
  await inbox.sql((knex) =>
    digestSender(
      knex,
      keep,
      { inboxUrl: null, backups: { folder: inbox.folder, isOwn: false }, retentionMonths: 24 },
      { room: async () => null, troubles: async () => [] },
    )('2026-11-24'),
  )
  return text
}

test('a lead is answered when the mail has left, not when it was pressed', async () => {
  server.refuseWith({ at: 'RCPT', code: 451 })
  const { revision } = await send(sales)
  expect([await stateOf(revision), (await stored())['lead_status']]).toEqual(['held', 'new'])
  await inbox.pass(11_000)
  await until('it was tried', async () => (await summary()).answersUnsent[0]?.error?.includes('451') === true)
  expect(await stored()).toMatchObject({ lead_status: 'new', first_answer_at: null, owner: 'Sam Rai' })
  expect((await listed(sales)).counts).toMatchObject({ new: 1, waiting: 0 })
  expect((await listed(sales)).leads[0]?.unsent).toBe('waiting')
  expect((await summary()).answersUnsent).toMatchObject([
    { documentId: id, revision, state: 'waiting', error: expect.stringContaining('451') },
  ])
  expect(await digest()).toMatch(/^Answers to clients not sent yet: 1$[\s\S]*^- .*: Asha Gurung, will be tried again: .*451/m)

  server.refuseWith(null)
  await becomes(revision, 'sent')
  expect(await stored()).toMatchObject({ lead_status: 'contacted', first_answer_by: 'Sam Rai', revision: 1 })
  expect((await summary()).answersUnsent).toEqual([])
  expect((await listed(sales)).counts).toMatchObject({ new: 0, waiting: 1 })
  expect(mailsTo(ASHA)).toHaveLength(1)
})

test('words that the mail server will never take are given up at once, and each answer is sent again, edited or discarded by itself', async () => {
  server.refuseWith({ at: 'DATA', code: 554 })
  const first = await send(sales, { text: 'First price' })
  await inbox.pass(11_000)
  await becomes(first.revision, 'failed')
  const second = await send(sales, { text: 'Second price' })
  await inbox.pass(11_000)
  await becomes(second.revision, 'failed')
  expect((await summary()).answersUnsent).toHaveLength(2)
  expect(await digest()).toMatch(/Asha Gurung, failed: .*554/)
  server.refuseWith(null)
  await owner.send('POST', '/leads/retry-messages')
  await inbox.pass(61_000)
  expect(await stateOf(first.revision), 'notices that are sent again take no answer with them').toBe('failed')

  expect(await step(owner, first.revision, 'discard')).toBe(200)
  expect(await stateOf(first.revision)).toBe('withdrawn')
  const edited = await send(sales, { text: 'Third price', replaces: second.revision })
  expect(await stateOf(second.revision)).toBe('withdrawn')
  expect(await step(owner, second.revision, 'again')).toBe(409)
  await inbox.pass(11_000)
  await becomes(edited.revision, 'sent')
  expect(mailsTo(ASHA).map(({ text }) => text.trim())).toEqual(['Third price'])
  expect(await step(owner, edited.revision, 'discard'), 'it has left').toBe(409)
  expect((await press(sales, { replaces: edited.revision })).status).toBe(409)
})

test('an old answer never goes to an address that it was not written for', async () => {
  server.refuse(ASHA)
  const first = await send(sales, { text: 'Old price' })
  await inbox.pass(11_000)
  await becomes(first.revision, 'failed')
  await sales.send('POST', `/leads/${id}/details`, { fullName: 'Asha Gurung', email: 'a.gurung@example.com' })
  expect(await step(sales, first.revision, 'again')).toBe(409)
  expect((await press(sales)).status, 'nor a new one that was begun for the old address').toBe(409)
  const second = await send(sales, { to: 'a.gurung@example.com', text: 'New price' })
  await inbox.pass(11_000)
  await becomes(second.revision, 'sent')
  expect(mailsTo('a.gurung@example.com').map(({ text }) => text.trim())).toEqual(['New price'])
  expect(mailsTo(ASHA)).toEqual([])
})

test('a failed answer is sent again to its own address, once', async () => {
  server.refuse(ASHA)
  const { revision } = await send(sales)
  await inbox.pass(11_000)
  await becomes(revision, 'failed')
  server.refuse(false)
  expect(await step(owner, revision, 'again')).toBe(200)
  expect(await step(owner, revision, 'again')).toBe(409)
  await becomes(revision, 'sent')
  expect(mailsTo(ASHA)).toHaveLength(1)
  expect(await stored()).toMatchObject({ lead_status: 'contacted', first_answer_by: 'Sam Rai' })
})

test('an answer that waits when its address is corrected leaves for neither', async () => {
  const { revision } = await send(sales)
  await sales.send('POST', `/leads/${id}/details`, { fullName: 'Asha Gurung', email: 'ASHA@example.com' })
  expect(await stateOf(revision), 'the same address').toBe('held')
  await sales.send('POST', `/leads/${id}/details`, { fullName: 'Asha Gurung', email: 'a.gurung@example.com' })
  expect((await answers())[0]).toMatchObject({ state: 'failed', to: ASHA, error: expect.stringContaining('corrected') })
  await inbox.pass(11_000)
  await owner.send('POST', '/leads/retry-messages')
  const { revision: next } = await send(sales, { to: 'a.gurung@example.com' })
  await inbox.pass(11_000)
  await becomes(next, 'sent')
  expect([mailsTo(ASHA).length, mailsTo('a.gurung@example.com').length]).toEqual([0, 1])
})

test('an answer that a slow mail server puts off leaves for no address that was corrected meanwhile', async () => {
  const letGo = server.holdRecipients()
  server.refuseWith({ at: 'RCPT', code: 451 })
  const before = server.attempts()
  const { revision } = await send(sales)
  await inbox.pass(11_000)
  await until('it is on its way', () => server.attempts() > before)
  await owner.send('POST', `/leads/${id}/details`, { email: 'a.gurung@example.com' })
  letGo()
  await until('it was put off', async () => typeof (await summary()).answersUnsent[0]?.error === 'string')
  server.refuseWith(null)
  await becomes(revision, 'failed')
  expect((await answers())[0]?.error).toContain('corrected')
  expect(mailsTo(ASHA)).toEqual([])
  expect(await stored()).toMatchObject({ lead_status: 'new', first_answer_at: null })
})

test('Undo in time stops the mail, whatever else happened to the lead', async () => {
  const { revision } = await send(sales)
  await owner.send('POST', `/leads/${id}/notes`, { key: 'note-of-owner', text: 'A note' })
  await change(sales, { followUpOn: '2030-11-30' })
  expect(await undo(owner, revision), 'of someone else').toEqual({ count: 0, sent: 0, stopped: 0 })
  expect(await undo(sales, revision)).toEqual({ count: 0, sent: 0, stopped: 1 })
  expect(await undo(sales, revision), 'twice').toEqual({ count: 0, sent: 0, stopped: 0 })
  await inbox.pass(11_000)
  const { revision: next } = await send(sales, { text: 'Another' })
  await inbox.pass(11_000)
  await becomes(next, 'sent')
  expect(mailsTo(ASHA).map(({ text }) => text.trim())).toEqual(['Another'])
  expect((await answers()).map(({ state, isUndone }) => [state, isUndone])).toEqual([
    ['sent', false],
    ['withdrawn', true],
  ])
  expect(await stored()).toMatchObject({ follow_up_on: expect.anything(), owner: 'Sam Rai' })
})

test('a mail that leaves takes no one’s Undo away', async () => {
  const { revision } = await send(sales)
  const followed = await change(sales, { followUpOn: '2030-11-30' })
  await inbox.pass(11_000)
  await becomes(revision, 'sent')
  expect(await undo(sales, followed)).toMatchObject({ count: 1 })
  expect(await stored()).toMatchObject({ lead_status: 'contacted', follow_up_on: null })
})

test('whoever sends after a colleague is told when and what, and chooses; the owner stays', async () => {
  const first = await send(sales, { text: 'It costs\n500 dollars' })
  expect(first.isYours).toBe(true)
  for (const more of [{}, { channel: 'phone', send: false, to: undefined }]) {
    const refused = await press(owner, more)
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { error: { details: unknown } }).error.details).toMatchObject({
      answered: { by: 'Sam Rai', channel: 'Email', words: 'It costs 500 dollars', revision: first.revision, at: expect.any(String) },
    })
  }
  const second = await send(owner, { seen: first.revision })
  expect(second).toMatchObject({ isYours: false })
  expect(await stored()).toMatchObject({ owner: 'Sam Rai' })
  await undo(owner, second.revision)
  expect((await press(sales, { seen: first.revision })).status, 'what was taken back is no answer').toBe(200)
})

test('Undo of what was done while a mail was held does not make its lead new again', async () => {
  const { revision } = await send(sales)
  const quoted = await change(owner, { leadStatus: 'quoted' })
  await inbox.pass(11_000)
  await becomes(revision, 'sent')
  expect(await undo(owner, quoted)).toMatchObject({ count: 1 })
  expect(await stored()).toMatchObject({ lead_status: 'contacted', first_answer_at: expect.anything() })
})

test('a lead that is marked as spam while its answer is held stays spam, and is answered', async () => {
  const { revision } = await send(sales)
  await change(owner, { leadStatus: 'spam' })
  await inbox.pass(11_000)
  await becomes(revision, 'sent')
  expect(await stored()).toMatchObject({ lead_status: 'spam', first_answer_by: 'Sam Rai' })
})

test('whoever answers one of two leads that became one meanwhile is told of it, whichever is open', async () => {
  await inbox.post({ data: { fullName: 'Asha', email: ASHA, queries: 'And one more question' } })
  const other = (await inbox.leads())[1]?.document_id ?? ''
  const inOther = { key: 'an-answer-to-the-other', channel: 'phone', text: 'I told her the price' }
  expect((await sales.send('POST', `/leads/${other}/answers`, inOther)).status).toBe(200)
  const { revision: seen } = await oneLead(owner, id)
  expect((await sales.send('POST', `/leads/${id}/merge`, { other })).status).toBe(200)

  const refused = await press(owner, { seen })
  expect(refused.status).toBe(409)
  const { answered } = ((await refused.json()) as { error: { details: { answered: { revision: number } } } }).error.details
  expect(answered).toMatchObject({ by: 'Sam Rai', channel: 'Phone', words: 'I told her the price' })
  expect((await oneLead(owner, id)).timeline.find(({ kind }) => kind === 'answer')).toMatchObject({ of: other, text: inOther.text })

  for (const more of [{ send: true, to: ASHA, channel: 'email', subject: 'Hi' }, {}]) {
    const late = await owner.send('POST', `/leads/${other}/answers`, { ...inOther, key: `late-answer-${'to' in more}`, ...more })
    expect(late.status, 'a lead that is part of another has no answers of its own').toBe(409)
  }
  expect((await press(owner, { seen: answered.revision })).status, 'who knows of it may').toBe(200)
  await inbox.pass(11_000)
  await until('the mail came', () => mailsTo(ASHA).length > 0)
  expect(mailsTo(ASHA)).toHaveLength(1)
})

test('of two who press at one moment, one is told', async () => {
  const statuses = (await Promise.all([press(sales), press(owner)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  await inbox.pass(11_000)
  await until('the mail came', () => mailsTo(ASHA).length > 0)
  expect(mailsTo(ASHA)).toHaveLength(1)
})

test('an erased address is forgotten where it was answered, what waits for it does not leave, and a lead takes its mails with it', async () => {
  const { revision } = await send(sales)
  expect((await owner.send('POST', `/leads/${id}/details`, { email: 'bela@example.com' })).status).toBe(200)
  await command('erase', inbox.folder, `Asha <${ASHA}>`)
  expect(JSON.stringify(await inbox.sql((knex) => knex('lead_changes')))).not.toContain(ASHA)
  await inbox.pass(11_000)
  await becomes(revision, 'failed')
  expect(mailsTo(ASHA)).toEqual([])
  const ofLead = () => inbox.sql((knex) => knex('outgoing_messages').where('key', 'like', `${id}%`).pluck('kind'))
  expect(await ofLead()).toContain('answer')
  expect(await step(sales, revision, 'again'), 'it was not written for whoever has the lead now').toBe(409)
  await command('erase', inbox.folder, id)
  expect(await ofLead()).toEqual([])
})
