import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { addSalesPerson, LEADS, type Member, signIn } from './support/team.ts'

const LONG = 90_000

let inbox: Inbox
let owner: Member
let sales: Member
let id: string

beforeAll(async () => {
  inbox = await startInbox()
  owner = await signIn(inbox)
  sales = await addSalesPerson(inbox, owner)
}, LONG)
afterAll(() => inbox?.stop(), LONG)

beforeEach(async () => {
  inbox.database((database) => database.exec('delete from form_datas; delete from lead_changes'))
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

const stored = () =>
  inbox.database((database) => database.prepare<[], Record<string, unknown>>('select * from form_datas order by id desc').get() ?? {})

type Context = {
  changes: { by: string; field: string; before: string | null; after: string | null; at: string }[]
  samePerson: { count: number; leads: { documentId: string }[] }
}
const context = async (member: Member, of = id) => (await (await member.get(`/leads/${of}/context`)).json()) as Context

test('sales reads the leads, but not what the inbox keeps for itself', async () => {
  const [lead] = await list(sales)
  expect(lead).toMatchObject({ fullName: 'Asha Gurung', email: 'asha@example.com', leadStatus: 'new', noticeState: 'waiting' })
  const kept = Object.keys(lead ?? {}).filter((name) => /fingerprint|Key$|Attempts|NextAt|Error|webhook/.test(name))
  expect(kept).toEqual([])
})

test('sales sets status, owner and notes, and nothing else', async () => {
  const response = await sales.send('PUT', `${LEADS}/${id}`, {
    leadStatus: 'contacted',
    owner: 'Sam Rai',
    notes: 'Called at noon',
    fullName: 'Somebody else',
    noticeState: 'sent',
    fingerprint: 'x',
  })
  expect(response.status).toBe(200)
  expect(stored()).toMatchObject({ lead_status: 'contacted', owner: 'Sam Rai', notes: 'Called at noon', full_name: 'Asha Gurung' })
  expect(stored()).toMatchObject({ notice_state: 'waiting' })
  expect(stored()['fingerprint']).not.toBe('x')
})

test('a status that does not exist is refused', async () => {
  expect((await sales.send('PUT', `${LEADS}/${id}`, { leadStatus: 'maybe' })).status).toBe(400)
})

test('sales neither makes nor removes leads', async () => {
  expect((await sales.send('POST', LEADS, { fullName: 'Made up', email: 'a@example.com' })).status).toBe(403)
  expect((await sales.send('DELETE', `${LEADS}/${id}`)).status).toBe(403)
  expect((await sales.send('POST', `${LEADS}/actions/bulkDelete`, { documentIds: [id] })).status).toBe(403)
  expect(inbox.leads()).toHaveLength(1)
})

test.each([
  '/admin/users',
  '/admin/roles',
  '/admin/api-tokens',
  '/admin/webhooks',
  '/admin/transfer/tokens',
  '/upload/files',
  '/upload/settings',
  '/email/settings',
  '/content-manager/collection-types/api::lead-change.lead-change',
  '/content-manager/collection-types/api::digest.digest',
  '/content-manager/collection-types/admin::user',
])('sales does not see %s', async (path) => {
  expect([403, 404]).toContain((await sales.get(path)).status)
})

test('leads are found by name and filtered by status, owner and notice', async () => {
  await inbox.post(contract('sample-request.json'))
  expect(await list(sales, '&_q=gurung')).toHaveLength(1)
  expect(await list(sales, '&_q=Civil%20Engineer')).toHaveLength(2)
  expect(await list(sales, '&filters[$and][0][discipline][$eq]=Civil%20Engineer')).toHaveLength(1)
  expect(await list(sales, '&filters[$and][0][leadStatus][$eq]=won')).toHaveLength(0)
  expect(await list(sales, '&filters[$and][0][noticeState][$eq]=waiting')).toHaveLength(2)
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
  expect(Math.abs(Date.now() - Date.parse(changes[0]?.at ?? ''))).toBeLessThan(60_000)
})

test('what is refused leaves no history', async () => {
  await sales.send('PUT', `${LEADS}/${id}`, { notes: 'x'.repeat(20_001) })
  expect((await context(sales)).changes).toEqual([])
})

test('a removed lead takes its history along', async () => {
  await owner.send('PUT', `${LEADS}/${id}`, { notes: 'private' })
  expect((await owner.send('DELETE', `${LEADS}/${id}`)).status).toBe(200)
  expect(inbox.database((database) => database.prepare('select count(*) from lead_changes').pluck().get())).toBe(0)
})

test('not even a super admin types over what the inbox keeps', async () => {
  await owner.send('PUT', `${LEADS}/${id}`, { noticeState: 'sent', noticeAttempts: 9, notes: 'kept' })
  expect(stored()).toMatchObject({ notice_state: 'waiting', notice_attempts: 0, notes: 'kept' })
})

test('a lead taken out of the spam is noticed like a new one', async () => {
  inbox.database((database) => database.exec("update form_datas set lead_status = 'spam', notice_state = 'skipped'"))
  await sales.send('PUT', `${LEADS}/${id}`, { leadStatus: 'new' })
  expect(stored()).toMatchObject({ lead_status: 'new', notice_state: 'waiting' })
})

test('the summary counts what is new, waiting over a day, unsent, and by subject', async () => {
  await inbox.post({ data: { email: 'b@example.com', subject: 'Sample Request /pricing', queries: 'b' } })
  await inbox.post({ data: { email: 'c@example.com', subject: 'Quote', queries: 'c' } })
  await inbox.post({ data: { email: 'd@example.com', subject: 'Cheap', queries: 'd' } })
  inbox.database((database) =>
    database.exec(`
      update form_datas set created_at = ${Date.now() - 2 * 86_400_000}, notice_state = 'failed', notice_error = 'no route' where email = 'c@example.com';
      update form_datas set lead_status = 'spam' where email = 'd@example.com';
    `),
  )
  expect(await (await sales.get('/leads/summary')).json()).toEqual({
    newToday: 2,
    overdue: 1,
    spamToday: 1,
    unsent: { waiting: 2, failed: 1 },
    subjects: [
      { subject: 'Sample Request', count: 2 },
      { subject: 'Quote', count: 1 },
    ],
    notices: 'off',
    webhook: 'off',
    problem: 'no route',
  })
})

test('what was given up can be tried again', async () => {
  inbox.database((database) => database.exec("update form_datas set notice_state = 'failed', notice_attempts = 30"))
  expect(await (await sales.send('POST', '/leads/retry-notices')).json()).toEqual({ count: 1 })
  expect(stored()).toMatchObject({ notice_state: 'waiting', notice_attempts: 0, notice_next_at: 0 })
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
  expect(first).toContain(`"'=cmd|calc","e@example.com","'+61491570006","'@sum","","He said ""hi""\n-1,5","new"`)
  expect(first).toMatch(/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+1[01]:00"/)
})

test('the export holds every lead, over all its pages', async () => {
  inbox.database((database) =>
    database.exec(`
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 1200)
      insert into form_datas (document_id, email, created_at) select 'doc' || i, 'v' || i || '@example.com', ${Date.now()} from n;
    `),
  )
  const text = await (await sales.get('/leads/export.csv')).text()
  const emails = text.match(/v\d+@example\.com/g) ?? []
  expect(new Set(emails).size).toBe(1200)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1202)
})

test.each(['/leads/export.csv', '/leads/summary', '/leads/any/context'])('%s is closed to strangers', async (path) => {
  expect((await fetch(`${inbox.url}${path}`)).status).toBe(401)
  expect((await fetch(`${inbox.url}${path}`, { headers: { Authorization: 'Bearer made-up' } })).status).toBe(401)
})

test('a stranger cannot have notices sent again', async () => {
  expect((await fetch(`${inbox.url}/leads/retry-notices`, { method: 'POST' })).status).toBe(401)
})

test('somebody without the right to read leads gets neither export nor summary', async () => {
  const roles = (await (await owner.get('/admin/roles')).json()) as { data: { id: number; code: string }[] }
  const author = roles.data.find(({ code }) => code === 'strapi-author')
  const made = await owner.send('POST', '/admin/users', { firstname: 'A', lastname: 'B', email: 'author@example.com', roles: [author?.id] })
  const { data } = (await made.json()) as { data: { id: number } }
  await owner.send('PUT', `/admin/users/${data.id}`, { password: 'Quiet-Corner-9-Window', isActive: true })
  const reader = await signIn(inbox, { email: 'author@example.com', password: 'Quiet-Corner-9-Window' })
  await owner.send('PUT', `/admin/roles/${author?.id}/permissions`, { permissions: [] })
  for (const path of ['/leads/export.csv', '/leads/summary', `/leads/${id}/context`]) expect((await reader.get(path)).status).toBe(403)
})

test('leads of one person are counted and linked', async () => {
  await inbox.post({ data: { email: 'asha@example.com', fullName: 'Asha', queries: 'Something else' } })
  const { samePerson } = await context(sales, id)
  expect(samePerson.count).toBe(1)
  expect(samePerson.leads.map((lead) => lead.documentId)).toEqual([await newestId()])
})
