import { beforeEach, expect, test } from 'vitest'
import { exportPath } from '../src/admin/shared/leadPaths.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { messages, setMessages, states } from './support/messages.ts'
import { AUTHOR, LEADS, type Member, SALES, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member
let sales: Member
let id: string

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  sales = await signIn(inbox, SALES)
  await inbox.post(contract('enquiry.json'))
  id = await newestId()
})

type Row = Record<string, unknown> & { documentId: string }

async function list(member: Member, query = ''): Promise<Row[]> {
  const response = await member.get(`${LEADS}?page=1&pageSize=50&sort=createdAt:DESC${query}`)
  expect(response.status).toBe(200)
  return ((await response.json()) as { results: Row[] }).results
}

async function newestId(): Promise<string> {
  return (await list(owner))[0]?.documentId ?? ''
}

const stored = async (): Promise<Record<string, unknown>> =>
  (await inbox.sql((knex) => knex('form_datas').orderBy('id', 'desc').first())) ?? {}

type Context = {
  changes: { by: string; field: string; before: string | null; after: string | null; at: string }[]
  samePerson: { count: number; leads: { documentId: string }[] }
}
const context = async (member: Member, of = id) => (await (await member.get(`/leads/${of}/context`)).json()) as Context

test('sales reads the leads, but not what the inbox keeps for itself', async () => {
  const [lead] = await list(sales)
  expect(lead).toMatchObject({ fullName: 'Asha Gurung', email: 'asha@example.com', leadStatus: 'new' })
  const kept = Object.keys(lead ?? {}).filter((name) => /fingerprint|Key$|withoutReceipt/.test(name))
  expect(kept).toEqual([])
})

test('sales sets status, owner and notes, and nothing else', async () => {
  const response = await sales.send('PUT', `${LEADS}/${id}`, {
    leadStatus: 'contacted',
    owner: 'Sam Rai',
    notes: 'Called at noon',
    fullName: 'Somebody else',
    pagePath: '/elsewhere',
    fingerprint: 'x',
  })
  expect(response.status).toBe(200)
  expect(await stored()).toMatchObject({ lead_status: 'contacted', owner: 'Sam Rai', notes: 'Called at noon', full_name: 'Asha Gurung' })
  expect((await stored())['fingerprint']).not.toBe('x')
})

test('a status that does not exist is refused', async () => {
  expect((await sales.send('PUT', `${LEADS}/${id}`, { leadStatus: 'maybe' })).status).toBe(400)
})

test('sales neither makes nor removes leads', async () => {
  expect((await sales.send('POST', LEADS, { fullName: 'Made up', email: 'a@example.com' })).status).toBe(403)
  expect((await sales.send('DELETE', `${LEADS}/${id}`)).status).toBe(403)
  expect((await sales.send('POST', `${LEADS}/actions/bulkDelete`, { documentIds: [id] })).status).toBe(403)
  expect(await inbox.leads()).toHaveLength(1)
})

test('sales sees neither the team’s accounts nor what the inbox keeps beside the leads', async () => {
  const closed = ['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks', '/admin/transfer/tokens', '/upload/files']
  const types = ['api::lead-change.lead-change', 'admin::user'].map((uid) => `/content-manager/collection-types/${uid}`)
  for (const path of [...closed, ...types, '/upload/settings', '/email/settings'])
    expect([403, 404], path).toContain((await sales.get(path)).status)
})

test('leads are found by name and filtered by status and discipline', async () => {
  await inbox.post(contract('sample-request.json'))
  expect(await list(sales, '&_q=gurung')).toHaveLength(1)
  expect(await list(sales, '&_q=Civil%20Engineer')).toHaveLength(2)
  expect(await list(sales, '&filters[$and][0][discipline][$eq]=Civil%20Engineer')).toHaveLength(1)
  expect(await list(sales, '&filters[$and][0][leadStatus][$eq]=won')).toHaveLength(0)
})

test('a search finds what visitors and the team wrote, and nothing that the inbox keeps for itself', async () => {
  const kept = { form: 'sent', spam_reason: 'sent', first_answer_by: 'sent', text_key: 'sent' }
  await inbox.sql((knex) => knex('form_datas').update(kept))
  await inbox.post({ data: { email: 's@example.com', fullName: 'Senta Rai', queries: 's' } })
  expect((await list(sales, '&_q=sent')).map(({ fullName }) => fullName)).toEqual(['Senta Rai'])
  const csv = await (await sales.get('/leads/export.csv?_q=sent')).text()
  expect(csv.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining('"Senta Rai"')])
})

test('the history says who changed what, and when', async () => {
  await sales.send('PUT', `${LEADS}/${id}`, { leadStatus: 'contacted', notes: 'Called' })
  await sales.send('PUT', `${LEADS}/${id}`, { leadStatus: 'contacted', notes: 'Called twice' })
  const { changes } = await context(sales)
  expect(changes.map(({ by, field, before, after }) => [by, field, before, after])).toEqual([
    ['Sam Rai', 'notes', 'Called', 'Called twice'],
    ['Sam Rai', 'notes', null, 'Called'],
    ['Sam Rai', 'leadStatus', 'new', 'contacted'],
  ])
  expect(Math.abs(inbox.now() - Date.parse(changes[0]?.at ?? ''))).toBeLessThan(60_000)
})

test('what is refused leaves no history', async () => {
  await sales.send('PUT', `${LEADS}/${id}`, { notes: 'x'.repeat(20_001) })
  expect((await context(sales)).changes).toEqual([])
})

test('a removed lead takes its history and its messages along', async () => {
  await owner.send('PUT', `${LEADS}/${id}`, { notes: 'private' })
  await setMessages(inbox, 'notice', { state: 'sent' })
  expect((await owner.send('DELETE', `${LEADS}/${id}`)).status).toBe(200)
  for (const table of ['lead_changes', 'outgoing_messages']) expect(await inbox.sql((knex) => knex(table)), table).toEqual([])
})

test('not even a super admin types over what the inbox keeps', async () => {
  await owner.send('PUT', `${LEADS}/${id}`, { withoutReceipt: true, firstAnswerBy: 'Somebody', notes: 'kept' })
  expect(await stored()).toMatchObject({ without_receipt: null, first_answer_by: null, notes: 'kept' })
})

test('the summary counts what is new, waiting over a day, unsent, and by subject', async () => {
  await inbox.post({ data: { email: 'b@example.com', subject: 'Sample Request /pricing', queries: 'b' } })
  await inbox.post({ data: { email: 'c@example.com', subject: 'Quote', queries: 'c' } })
  await inbox.post({ data: { email: 'd@example.com', subject: 'Cheap', queries: 'd' } })
  await inbox.sql(async (knex) => {
    const twoDaysAgo = new Date(inbox.now() - 2 * 86_400_000)
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
    subjects: [
      { subject: 'Sample Request', count: 2 },
      { subject: 'Quote', count: 1 },
    ],
    notices: 'off',
    webhook: 'off',
    problem: 'no route',
    storage: null,
    backups: null,
    receiptsHeld: 0,
  })
})

test('what was given up can be tried again', async () => {
  await setMessages(inbox, 'notice', { state: 'failed', attempts: 30 })
  expect(await (await sales.send('POST', '/leads/retry-notices')).json()).toEqual({ count: 1 })
  expect(await messages(inbox, 'notice')).toEqual([{ state: 'waiting', attempts: 0, error: null }])
})

test('a call of the webhook that was given up is counted with its problem, and can be tried again', async () => {
  const summary = async () => (await sales.get('/leads/summary')).json()
  await setMessages(inbox, 'webhook', { state: 'failed', attempts: 30, error: 'The webhook answered 500.' })
  expect(await summary()).toMatchObject({ webhookFailed: 1, problem: 'The webhook answered 500.' })
  expect(await (await sales.send('POST', '/leads/retry-notices')).json()).toEqual({ count: 1 })
  expect(await summary()).toMatchObject({ webhookFailed: 0, problem: null })
})

test('a failed lead that is marked as spam is no problem any more, and is not tried again', async () => {
  for (const kind of ['notice', 'webhook'] as const) await setMessages(inbox, kind, { state: 'failed', error: 'no route' })
  await sales.send('PUT', `/leads/${id}`, { revision: 0, changed: { leadStatus: 'spam' } })
  const summary = { unsent: { waiting: 0, failed: 0 }, webhookFailed: 0, problem: null }
  expect(await (await sales.get('/leads/summary')).json()).toMatchObject(summary)
  expect(await (await sales.send('POST', '/leads/retry-notices')).json()).toEqual({ count: 0 })
})

test('no cache keeps what the team reads', async () => {
  for (const path of ['summary', 'others?ids=a', `${id}/context`, 'numbers']) {
    const response = await sales.get(`/leads/${path}`)
    expect([response.status, response.headers.get('cache-control')], path).toEqual([200, 'no-store'])
  }
})

test('the export opens in a spreadsheet and runs nothing there', async () => {
  await inbox.post({
    data: { email: 'e@example.com', phone: '+61491570006', fullName: '=cmd|calc', subject: '@sum', queries: 'He said "hi"\n-1,5' },
  })
  const response = await sales.get('/leads/export.csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, first] = bytes.toString('utf8').slice(1).split('\r\n')
  expect(head).toMatch(/^"Received \(Sydney\)","Name","Email","Phone"/)
  expect(first).toContain(`"'=cmd|calc","e@example.com","'+61491570006","'@sum","","He said ""hi""\n-1,5","enquiry","","","","","new"`)
  expect(first).toMatch(/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+1[01]:00"/)
})

async function addLeads(count: number, more: object = {}) {
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{ document_id: `doc${i}`, email: `v${i}@example.com`, created_at: new Date(inbox.now()), lead_status: 'new' },
    ...more,
  }))
  await inbox.sql((knex) => knex.batchInsert('form_datas', rows, 50))
}

test('the export has every lead, over all its pages', async () => {
  await addLeads(1200)
  const text = await (await sales.get('/leads/export.csv')).text()
  const emails = text.match(/v\d+@example\.com/g) ?? []
  expect(new Set(emails).size).toBe(1200)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1202)
})

test('the export follows the filters and the search of the list', async () => {
  await addLeads(600, { lead_status: 'won', full_name: 'Chitra & Sons' })
  await inbox.post({ data: { email: 'b@example.com', fullName: 'Bela', queries: 'b' } })
  const rowsOf = async (listSearch: string) => {
    const response = await sales.get(exportPath(listSearch))
    expect(response.status).toBe(200)
    return (await response.text()).trimEnd().split('\r\n').slice(1)
  }
  expect(await rowsOf('?page=3&pageSize=10&sort=email:ASC')).toHaveLength(602)
  expect(await rowsOf('?page=1&filters[$and][0][leadStatus][$eq]=won')).toHaveLength(600)
  expect(await rowsOf('?_q=Chitra%20%26%20Sons&filters[$and][0][email][$endsWith]=9@example.com')).toHaveLength(60)
  expect(await rowsOf('?_q=bela')).toEqual([expect.stringContaining('"Bela","b@example.com"')])
  expect(await rowsOf('?_q=nobody')).toEqual([])
})

test('an export cannot be filtered by what the inbox keeps for itself', async () => {
  const { fingerprint } = await stored()
  const guess = await sales.get(`/leads/export.csv?filters[fingerprint][$eq]=${String(fingerprint)}x`)
  expect(guess.status === 400 || (await guess.text()).includes('asha@example.com')).toBe(true)
})

test('the list says how many other leads each person sent', async () => {
  await inbox.post({ data: { email: 'asha@example.com', queries: 'Something else' } })
  await inbox.post({ data: { email: 'b@example.com', queries: 'b' } })
  const [other, again, first] = (await list(sales)).map(({ documentId }) => documentId)
  const response = await sales.get(`/leads/others?ids=${other},${again},${first},unknown,'`)
  expect(await response.json()).toEqual({ [String(again)]: 1, [String(first)]: 1 })
  await addLeads(150, { person_key: (await stored())['person_key'] })
  expect(await (await sales.get(`/leads/others?ids=${other}`)).json()).toEqual({ [String(other)]: 99 })
  expect(await (await sales.get('/leads/others')).json()).toEqual({})
})

test('what the team does is closed to strangers', async () => {
  const send = (path: string, init: RequestInit = {}) => fetch(`${inbox.url}${path}`, init)
  for (const path of ['/leads/export.csv', '/leads/summary', '/leads/others?ids=a', '/leads/any/context']) {
    expect((await send(path)).status, path).toBe(401)
    expect((await send(path, { headers: { Authorization: 'Bearer made-up' } })).status, path).toBe(401)
  }
  expect((await send('/leads/retry-notices', { method: 'POST' })).status).toBe(401)
})

test('a user without the right to read leads gets neither export nor summary', async () => {
  const reader = await signIn(inbox, AUTHOR)
  for (const path of ['/leads/export.csv', '/leads/summary', '/leads/others?ids=a', `/leads/${id}/context`])
    expect((await reader.get(path)).status, path).toBe(403)
})

test('leads of one person are counted and linked', async () => {
  await inbox.post({ data: { email: 'asha@example.com', fullName: 'Asha', queries: 'Something else' } })
  const { samePerson } = await context(sales, id)
  expect(samePerson.count).toBe(1)
  expect(samePerson.leads.map((lead) => lead.documentId)).toEqual([await newestId()])
})

test('a lead whose address or number is corrected is linked to the same person, and no longer to who it seemed to be', async () => {
  await inbox.post({ data: { email: 'asha@exmaple.com', fullName: 'Mistyped', queries: 'Mistyped' } })
  const mistyped = await newestId()
  await setMessages(inbox, 'receipt', { state: 'failed' })
  expect((await context(sales, mistyped)).samePerson.count).toBe(0)

  await owner.send('PUT', `/leads/${mistyped}`, { revision: 0, changed: { email: 'Asha@example.com' } })
  expect((await context(sales, mistyped)).samePerson.leads.map((lead) => lead.documentId)).toEqual([id])
  expect(await (await sales.get(`/leads/others?ids=${id}`)).json()).toEqual({ [id]: 1 })
  expect(await states(inbox, 'receipt'), 'the mail server refused the address before').toEqual(['failed', 'skipped'])

  await owner.send('PUT', `/leads/${mistyped}`, { revision: 1, changed: { email: null, phone: '0412 345 678' } })
  expect((await context(sales, id)).samePerson.count).toBe(0)
  await inbox.post({ data: { phone: '0412345678', queries: 'By phone' } })
  const key = async (of: string) => (await inbox.sql((knex) => knex('form_datas').where('document_id', of).first('person_key'))).person_key
  expect(await key(mistyped)).toBe(await key(await newestId()))

  await owner.send('PUT', `/leads/${mistyped}`, { revision: 2, changed: { phone: null } })
  expect(await key(mistyped), 'of nobody').toBeNull()
})
