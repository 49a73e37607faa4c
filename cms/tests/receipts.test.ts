import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReceiptPlanner } from '../src/notices/receipts.ts'
import { onPostgres } from './support/database.ts'
import { type Inbox, startInbox, type Variables } from './support/inbox.ts'
import { type MailServer, mailSettings, startMailServer } from './support/mailServer.ts'
import { addSalesPerson, type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const RECEIPT = '/content-manager/single-types/api::receipt.receipt'
const MINUTE_MS = 60_000
const words = { isOn: true, subject: 'We have your message', text: 'Example Skills, Sydney. We have your message and answer within a day.' }

let server: MailServer
let inbox: Inbox
let owner: Member
let settings: Variables

beforeAll(async () => {
  server = await startMailServer()
  settings = { ...mailSettings(server.port), TRUSTED_PROXIES: '1', PROXY_NOTICES_MS: '0' }
  inbox = await startInbox(undefined, settings)
  owner = await signIn(inbox)
})
afterAll(async () => {
  await inbox?.stop()
  await server?.stop()
})

/** What it keeps in memory of the last week is read again. */
async function restart() {
  inbox.signal('SIGTERM')
  await inbox.ended
  inbox = await startInbox(inbox.folder, settings)
  owner = await signIn(inbox)
}

async function switchOn() {
  expect((await owner.send('PUT', RECEIPT, words)).status).toBeLessThan(300)
}

const receipts = () => server.mails.filter(({ to }) => !to.includes('team@example.com'))
const states = async () => (await inbox.sql((knex) => knex('form_datas').orderBy('id').pluck('receipt_state'))) as (string | null)[]
/** For all leads at once: the inbox decides in between. One statement: SQLite refuses one that read before another wrote. */
const pass = (minutes: number) =>
  inbox.sql((knex) => {
    const earlier = onPostgres ? `created_at - interval '${minutes} minutes'` : `created_at - ${minutes * MINUTE_MS}`
    return knex('form_datas').update({ created_at: knex.raw(earlier) })
  })

let clients = 0
const newClient = () => {
  clients += 1
  return { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${clients}` }
}

/** A lead from a client of its own. */
async function arrive(fields: { email: string; queries: string; fullName?: string; phone?: string }, headers = newClient()) {
  expect((await inbox.post({ data: fields }, { headers })).status).toBe(201)
}

const decided = () => until('every lead is decided', async () => (await states()).every((state) => state !== null && state !== 'waiting'))

test('nothing is sent until the owner has switched it on', async () => {
  await arrive({ email: 'early@visitor.test', queries: 'early' })
  await pass(6)
  await until('the team has its notice', () => server.mails.length === 1)
  const plan = () => inbox.sql((knex) => makeReceiptPlanner(knex, { from: 'inbox@example.com', to: [] })())
  expect(await plan()).toBe(false)
  expect(await states()).toEqual([null])
  expect(receipts()).toEqual([])
  const sales = await addSalesPerson(inbox, owner)
  expect((await sales.send('PUT', RECEIPT, words)).status).toBe(403)
  await inbox.sql((knex) => knex('form_datas').delete())
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

  const withoutMail = await startInbox()
  try {
    expect(await save(await signIn(withoutMail), words)).toEqual({ ...unfit, fields: ['isOn'] })
  } finally {
    await withoutMail.stop()
  }
})

test('a receipt has the owner’s words, five minutes late, and not one of the visitor', async () => {
  await switchOn()
  await arrive({ email: 'asha@visitor.test', fullName: 'Buy at shop.example', queries: 'Visit my shop' })
  await arrive({ email: 'late@visitor.test', queries: 'late' })
  await pass(6)
  await until('the first receipt', () => receipts().length >= 2)
  const mail = receipts().find(({ to }) => to.includes('asha@visitor.test'))
  expect(mail?.from).toBe('')
  expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(mail?.headers).toMatch(/^X-Auto-Response-Suppress: All$/m)
  expect(mail?.headers).toMatch(/^Subject: We have your message$/m)
  expect(`${mail?.headers}${mail?.text}`).not.toMatch(/shop|Buy/)
  expect(mail?.text).toMatch(/Was it not you\? Ignore it\.\n*$/)
  await arrive({ email: 'asha@visitor.test', queries: 'fresh' })
  await until('the notice of the fresh lead', () => server.mails.some(({ text }) => text.includes('fresh')))
  expect((await states()).at(-1)).toBeNull()
})

test('one person gets one in a week, and no suspected spam and no address of our own gets any', async () => {
  await switchOn()
  await arrive({ email: 'once@visitor.test', queries: 'once' })
  await pass(6)
  await decided()
  const before = receipts().length
  await arrive({ email: 'once@visitor.test', queries: 'again' })
  await arrive({ email: 'inbox@example.com', queries: 'own domain' })
  await inbox.post({ data: { email: 'spam@visitor.test', fullName: 'http://spam.example', queries: 'spam' } })
  await pass(6)
  await decided()
  expect(receipts()).toHaveLength(before)
})

test('a flood of strangers’ addresses sends no more than thirty in an hour, and the start page says so', async () => {
  await switchOn()
  await inbox.sql((knex) => knex('form_datas').delete())
  const before = receipts().length
  for (let index = 0; index < 45; index += 1) await arrive({ email: `v${index}@visitor${index % 5}.test`, queries: `flood ${index}` })
  await pass(6)
  await decided()
  await until('the receipts that were planned are sent', async () => !(await states()).includes('waiting'))
  expect(receipts().length - before).toBe(30)
  expect(await (await owner.get('/leads/summary')).json()).toMatchObject({ receiptsHeld: 15 })
})

test('one mailbox gets one, however its address is written, and the team gets none', async () => {
  await switchOn()
  await inbox.sql((knex) => knex('form_datas').delete())
  const spellings = ['b.rai@gmail.com', 'B.Rai@Gmail.com', 'brai@gmail.com', 'brai+1@gmail.com', 'b.r.a.i+x.y@googlemail.com']
  const ours = ['team@example.com', 'anyone@mail.example.com']
  const before = receipts().length
  for (const email of [...spellings, ...ours]) await arrive({ email, queries: `spelling ${email}` })
  await pass(6)
  await decided()
  expect(await states()).toEqual(['sent', ...Array(6).fill('skipped')])
  expect(receipts().length - before).toBe(1)
  // Also when another spelling comes days later.
  await pass(3 * 24 * 60)
  await inbox.sql((knex) => knex('form_datas').update({ receipt_planned_at: new Date(Date.now() - 3 * 24 * 60 * MINUTE_MS) }))
  await restart()
  await arrive({ email: 'br.ai+later@gmail.com', queries: 'spelling later' })
  await pass(6)
  await decided()
  expect((await states()).at(-1)).toBe('skipped')
})

test('a domain that takes every address gets ten in an hour', async () => {
  await switchOn()
  await inbox.sql((knex) => knex('form_datas').delete())
  const before = receipts().length
  for (let index = 0; index < 14; index += 1) await arrive({ email: `name${index}@office.test`, queries: `office ${index}` })
  await pass(6)
  await decided()
  await until('the receipts that were planned are sent', async () => !(await states()).includes('waiting'))
  expect(receipts().length - before).toBe(10)
})

test('a lead whose address was emptied holds up no one else’s receipt', async () => {
  await switchOn()
  await inbox.sql((knex) => knex('form_datas').delete())
  await arrive({ email: 'emptied@visitor.test', phone: '+61491570006', queries: 'emptied' })
  await pass(6)
  await decided()
  const [lead] = await inbox.leads()
  const saved = await owner.send('PUT', `/leads/${lead?.document_id}`, { revision: 0, changed: { email: null } })
  expect(saved.status).toBe(200)
  await arrive({ email: 'after-emptied@visitor.test', queries: 'after emptied' })
  await pass(6)
  await decided()
  expect(await states()).toEqual(['sent', 'sent'])
})

test('a mail server that takes no empty sender makes no address a bad one', async () => {
  await switchOn()
  await inbox.sql((knex) => knex('form_datas').delete())
  server.refuseEmptySender(true)
  await arrive({ email: 'sound@visitor.test', queries: 'empty sender' })
  await pass(6)
  const tries = async () => Number((await inbox.sql((knex) => knex('form_datas').first('receipt_attempts'))).receipt_attempts)
  await until('the receipt was tried again', async () => (await tries()) > 1)
  server.refuseEmptySender(false)
  await decided()
  expect(await states()).toEqual(['sent'])
})

test('one client that sends many leads causes three', async () => {
  await inbox.sql((knex) => knex('form_datas').delete())
  const client = newClient()
  for (let index = 0; index < 5; index += 1) await arrive({ email: `c${index}@visitor.test`, queries: `client ${index}` }, client)
  expect(await states()).toEqual([null, null, null, 'skipped', 'skipped'])
})

test('an address the mail server refuses is never tried again', async () => {
  await switchOn()
  await inbox.sql((knex) => knex('form_datas').delete())
  await arrive({ email: 'gone@visitor.test', queries: 'gone' })
  await until('the team has its notice', () => server.mails.some(({ text }) => text.includes('gone')))
  server.refuse(true)
  await pass(6)
  await decided()
  expect(await states()).toEqual(['failed'])
  server.refuse(false)
  await arrive({ email: 'gone@visitor.test', queries: 'once more' })
  await pass(6)
  await decided()
  expect(await states()).toEqual(['failed', 'skipped'])
})
