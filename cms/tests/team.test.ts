import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../src/time/durations.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { messages, setMessages } from './support/messages.ts'
import { type Member, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let sales: Member
let id: string

beforeEach(async () => {
  inbox = await cleanInbox()
  sales = await signIn(inbox, SALES)
  await inbox.post(contract('enquiry.json'))
  id = (await inbox.leads())[0]?.document_id ?? ''
})

test('the summary counts what came today, is unanswered over a day, and unsent', async () => {
  await inbox.post({ data: { email: 'b@example.com', subject: 'Sample Request /pricing', queries: 'b' } })
  await inbox.post({ data: { email: 'c@example.com', subject: 'Quote', queries: 'c' } })
  await inbox.post({ data: { email: 'd@example.com', subject: 'Cheap', queries: 'd' } })
  await inbox.sql(async (knex) => {
    const twoDaysAgo = new Date(inbox.now() - 2 * DAY_MS)
    await knex('form_datas').where('email', 'c@example.com').update({ created_at: twoDaysAgo })
    const { document_id: key } = await knex('form_datas').where('email', 'c@example.com').first('document_id')
    await knex('outgoing_messages').insert({ kind: 'notice', key, state: 'failed', error: 'no route', created_at: twoDaysAgo })
    await knex('form_datas').where('email', 'd@example.com').update({ lead_status: 'spam', spam_reason: 'Links' })
  })
  expect(await (await sales.get('/leads/summary')).json()).toEqual({
    newToday: 2,
    overdue: 1,
    suspected: 1,
    unsent: { waiting: 0, failed: 1 },
    unsentLeads: [{ documentId: expect.any(String), at: expect.any(String) }],
    webhookFailed: 0,
    followUps: { today: 0, late: 0 },
    notices: 'off',
    problem: 'no route',
    storage: null,
    // The first one is made soon after the start.
    retention: null,
    backups: expect.toBeOneOf([null, expect.stringContaining('There is no backup of the leads')]),
    receiptsHeld: 0,
    answersUnsent: [],
    ownersWhoLeft: [],
    mine: { id: expect.any(Number), open: 0, due: 0, given: [] },
  })
})

test('a notice and a call of the webhook that were given up are counted with their problem, and can be tried again', async () => {
  const summary = async () => (await sales.get('/leads/summary')).json()
  await setMessages(inbox, 'webhook', { state: 'failed', attempts: 30, error: 'The webhook answered 500.' })
  await setMessages(inbox, 'notice', { state: 'failed', attempts: 30 })
  expect(await summary()).toMatchObject({ webhookFailed: 1, unsent: { failed: 1 }, problem: 'The webhook answered 500.' })
  expect(await (await sales.send('POST', '/leads/retry-messages')).json()).toEqual({ count: 2 })
  expect(await messages(inbox, 'notice')).toEqual([{ state: 'waiting', attempts: 0, error: null }])
  expect(await summary()).toMatchObject({ webhookFailed: 0, problem: null })
})

test('a failed lead that is marked as spam is no problem any more, and is not tried again', async () => {
  for (const kind of ['notice', 'webhook'] as const) await setMessages(inbox, kind, { state: 'failed', error: 'no route' })
  await sales.send('POST', '/leads/bulk', { documentIds: [id], leadStatus: 'spam' })
  const summary = { unsent: { waiting: 0, failed: 0 }, webhookFailed: 0, problem: null }
  expect(await (await sales.get('/leads/summary')).json()).toMatchObject(summary)
  expect(await (await sales.send('POST', '/leads/retry-messages')).json()).toEqual({ count: 0 })
})

test('no cache keeps what the team reads', async () => {
  for (const path of ['summary', 'list', id, 'numbers']) {
    const response = await sales.get(`/leads/${path}`)
    expect([response.status, response.headers.get('cache-control')], path).toEqual([200, 'no-store'])
  }
})
