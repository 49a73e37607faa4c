import { beforeEach, expect, test } from 'vitest'
import { makeReceiptPlanner } from '../src/outgoing/receipts.ts'
import { DAY_MS, MINUTE_MS } from '../src/time/durations.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import type { MailServer } from './support/mailServer.ts'
import { messages, states as statesOf } from './support/messages.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { type Member, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const RECEIPT = '/content-manager/single-types/api::receipt.receipt'
const words = { isOn: true, subject: 'We have your message', text: 'Example Skills, Sydney. We have your message and answer within a day.' }

let server: MailServer
let inbox: CleanInbox
let owner: Member

beforeEach(async () => {
  ;({ inbox, server } = await noticeInbox())
  owner = await signIn(inbox)
})

async function switchOn() {
  expect((await owner.send('PUT', RECEIPT, words)).status).toBeLessThan(300)
}

const receipts = () => server.mails.filter(({ to }) => !to.includes('team@example.com'))
const states = () => statesOf(inbox, 'receipt')

let clients = 0
const newClient = () => {
  clients += 1
  return { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.${clients >> 8}.${clients & 255}` }
}

/** A lead from a client of its own. */
async function arrive(fields: { email: string; queries: string; fullName?: string; phone?: string }, headers = newClient()) {
  expect((await inbox.post({ data: fields }, { headers })).status).toBe(201)
}

async function allDecided() {
  await inbox.pass(6 * MINUTE_MS)
  const isDecided = (lead: { lead_status: string }, state: string | null | undefined) =>
    lead.lead_status === 'spam' || !(state === null || state === 'waiting')
  await until('every lead is decided', async () => {
    const all = await states()
    return (await inbox.leads()).every((lead, index) => isDecided(lead as never, all[index]))
  })
}

test('nothing is sent until the owner has switched it on, and Sales cannot', async () => {
  await arrive({ email: 'early@visitor.test', queries: 'early' })
  await inbox.pass(6 * MINUTE_MS)
  await server.wait(1)
  const planner = (knex: Parameters<Parameters<typeof inbox.sql>[0]>[0]) =>
    makeReceiptPlanner(knex, { from: 'inbox@example.com', to: [] })(inbox.now())
  expect(await inbox.sql(planner)).toBe(false)
  expect(await states()).toEqual([null])
  expect(receipts()).toEqual([])
  expect((await (await signIn(inbox, SALES)).send('PUT', RECEIPT, words)).status).toBe(403)
})

test('one that could not go out is not saved, and the field says why', async () => {
  const save = async (member: Member, values: object) => {
    const response = await member.send('PUT', RECEIPT, values)
    const { error } = (await response.json()) as { error?: { name: string; details: { errors: { path: string[]; message: string }[] } } }
    return { status: response.status, name: error?.name, fields: error?.details.errors.map(({ path }) => path.join()) }
  }
  const unfit = { status: 400, name: 'ValidationError' }
  expect(await save(owner, { isOn: true, subject: ' ', text: null })).toEqual({ ...unfit, fields: ['subject', 'text'] })
  expect(await save(owner, { isOn: false, subject: 'Only begun' })).toMatchObject({ status: expect.toSatisfy((status) => status < 300) })
  expect(await save(owner, { isOn: true }), 'with what was saved before').toEqual({ ...unfit, fields: ['text'] })
  const withoutMail = await cleanInbox()
  expect(await save(await signIn(withoutMail), words)).toEqual({ ...unfit, fields: ['isOn'] })
})

test('a receipt has the owner’s words, five minutes late, and not one of the visitor', async () => {
  await switchOn()
  await arrive({ email: 'asha@visitor.test', fullName: 'Buy at shop.example', queries: 'Visit my shop' })
  await allDecided()
  const [mail] = receipts()
  expect(mail?.to).toEqual(['asha@visitor.test'])
  expect(mail?.from).toBe('')
  expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(mail?.headers).toMatch(/^X-Auto-Response-Suppress: All$/m)
  expect(mail?.headers).toMatch(/^Subject: We have your message$/m)
  expect(`${mail?.headers}${mail?.text}`).not.toMatch(/shop|Buy/)
  expect(mail?.text).toMatch(/If it was not you, please ignore it\.\n*$/)
  await arrive({ email: 'bela@visitor.test', queries: 'fresh' })
  await until('the notice of the fresh lead', () => server.mails.some(({ text }) => text.includes('fresh')))
  expect((await states()).at(-1)).toBeNull()
})

test('a flood of strangers’ addresses sends no more than thirty in an hour, and the start page says so', async () => {
  await switchOn()
  for (let index = 0; index < 45; index += 1) await arrive({ email: `v${index}@visitor${index % 5}.test`, queries: `flood ${index}` })
  await allDecided()
  expect(receipts()).toHaveLength(30)
  expect(await (await owner.get('/leads/summary')).json()).toMatchObject({ receiptsHeld: 15 })
})

test('one mailbox gets one in a week, however its address is written, and suspected spam and the team get none', async () => {
  await switchOn()
  const spellings = ['b.rai@gmail.com', 'B.Rai@Gmail.com', 'brai@gmail.com', 'brai+1@gmail.com', 'b.r.a.i+x.y@googlemail.com']
  const ours = ['team@example.com', 'anyone@mail.example.com']
  for (const email of [...spellings, ...ours]) await arrive({ email, queries: `spelling ${email}` })
  await inbox.post({ data: { email: 'spam@visitor.test', fullName: 'http://spam.example', queries: 'spam' } })
  await allDecided()
  expect(await states()).toEqual(['sent', ...Array(6).fill('skipped'), null])
  expect(receipts()).toHaveLength(1)
  // Also when another spelling comes days later.
  await inbox.pass(3 * DAY_MS)
  await arrive({ email: 'br.ai+later@gmail.com', queries: 'spelling later' })
  await allDecided()
  expect((await states()).at(-1)).toBe('skipped')
})

test('a domain that takes every address gets ten in an hour', async () => {
  await switchOn()
  for (let index = 0; index < 14; index += 1) await arrive({ email: `name${index}@office.test`, queries: `office ${index}` })
  await allDecided()
  expect(receipts()).toHaveLength(10)
})

test('a lead whose address was emptied holds up no one else’s receipt', async () => {
  await switchOn()
  await arrive({ email: 'emptied@visitor.test', phone: '+61491570006', queries: 'emptied' })
  await allDecided()
  const [lead] = await inbox.leads()
  const saved = await owner.send('POST', `/leads/${lead?.document_id}/details`, { phone: '+61491570006' })
  expect(saved.status).toBe(200)
  await arrive({ email: 'after-emptied@visitor.test', queries: 'after emptied' })
  await allDecided()
  expect(await states()).toEqual(['sent', 'sent'])
})

test('a mail server that takes no empty sender makes no address a bad one', async () => {
  await switchOn()
  server.refuseEmptySender(true)
  await arrive({ email: 'sound@visitor.test', queries: 'empty sender' })
  await inbox.pass(6 * MINUTE_MS)
  const tries = async () => Number((await messages(inbox, 'receipt'))[0]?.attempts)
  await until('the receipt was tried again', async () => (await tries()) > 1)
  server.refuseEmptySender(false)
  await allDecided()
  expect(await states()).toEqual(['sent'])
})

test('one client that sends many leads causes three', async () => {
  const client = newClient()
  for (let index = 0; index < 5; index += 1) await arrive({ email: `c${index}@visitor.test`, queries: `client ${index}` }, client)
  await switchOn()
  await inbox.pass(6 * MINUTE_MS)
  await until('three are marked as sent', async () => (await states()).filter((state) => state === 'sent').length === 3)
  expect(await states()).toEqual(['sent', 'sent', 'sent', null, null])
  expect(receipts()).toHaveLength(3)
})

test('an address the mail server refuses is never tried again', async () => {
  await switchOn()
  await arrive({ email: 'gone@visitor.test', queries: 'gone' })
  await server.wait(1)
  server.refuse('gone@visitor.test')
  await allDecided()
  expect(await states()).toEqual(['failed'])
  server.refuse(false)
  await arrive({ email: 'gone@visitor.test', queries: 'once more' })
  await allDecided()
  expect(await states()).toEqual(['failed', 'skipped'])
})
