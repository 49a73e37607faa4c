import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { createDatabase } from './support/database.ts'
import { ADMIN, contract, type Inbox, inboxEnv, makeFolder, spawnServer, startInbox } from './support/inbox.ts'

const LEADS = '/content-manager/collection-types/api::form-data.form-data'

let inbox: Inbox
let token: string

beforeAll(async () => {
  inbox = await startInbox()
  const signedIn = await send('/admin/login', ADMIN)
  token = (await json<{ data: { token: string } }>(signedIn)).data.token
})
afterAll(() => inbox?.stop())

const send = (path: string, body: unknown) =>
  fetch(`${inbox.url}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

async function json<Answer>(response: Response): Promise<Answer> {
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

async function read<Answer>(path: string): Promise<Answer> {
  return json<Answer>(await fetch(`${inbox.url}${path}`, { headers: { Authorization: `Bearer ${token}` } }))
}

type Leads = { results: { documentId: string; subject: string }[] }
type ContentTypes = { data: { uid: string; info: { displayName: string } }[] }
type Configuration = {
  data: {
    contentType: {
      settings: object
      layouts: { list: string[] }
      metadatas: Record<string, { list: { label: string } }>
    }
  }
}

test('no one can register as the first administrator', async () => {
  const stranger = { email: 'stranger@example.com', password: 'Stranger12345', firstname: 'A', lastname: 'B' }
  const response = await send('/admin/register-admin', stranger)
  expect(response.status).toBe(400)
  expect(await json(await fetch(`${inbox.url}/admin/init`))).toMatchObject({ data: { hasAdmin: true } })
  const users = await inbox.sql((knex) => knex('admin_users').pluck('email'))
  expect(users).toEqual([ADMIN.email])
})

test('without a first administrator the port does not open', async () => {
  const folder = makeFolder()
  await createDatabase(folder, { empty: true })
  const server = spawnServer(inboxEnv(folder, { CMS_PORT: String(await freePort()), ADMIN_PASSWORD: '' }))
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^ADMIN_PASSWORD is missing.*npm run env/m)
})

test('the administrator reads the leads, newest first', async () => {
  await inbox.post(contract('enquiry.json'))
  await inbox.post(contract('sample-request.json'))
  const { data } = await read<Configuration>('/content-manager/content-types/api::form-data.form-data/configuration')
  const { settings, layouts, metadatas } = data.contentType
  const shown = [
    'createdAt',
    'leadStatus',
    'fullName',
    'email',
    'phone',
    'queries',
    'owner',
    'followUpOn',
    'pagePath',
    'discipline',
    'noticeState',
  ]
  expect(layouts.list).toEqual(shown)
  expect(settings).toMatchObject({ pageSize: 50, defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' })
  const labels = ['Received', 'Status', 'Name', 'Email', 'Phone', 'Message', 'Owner', 'Follow up on', 'Page', 'Discipline', 'Notice']
  expect(layouts.list.map((name) => metadatas[name]?.list.label)).toEqual(labels)

  const { results } = await read<Leads>(`${LEADS}?page=1&pageSize=50&sort=createdAt:DESC`)
  expect(results.map((lead) => lead.subject)).toEqual(['Footer Form', 'Sample Request /anzsco/eaanzsco/civil-engineer-233211'])
})

test('in the admin a lead is called Lead', async () => {
  const { data } = await read<ContentTypes>('/content-manager/content-types')
  const lead = data.find((type) => type.uid === 'api::form-data.form-data')
  expect(lead?.info.displayName).toBe('Lead')
})

test('a lead with all its text can be saved again in the admin', async () => {
  const text = '工'.repeat(5000)
  await inbox.post({ data: { fullName: 'Asha', email: 'a@example.com', subject: text, queries: text } })
  const { results } = await read<Leads>(`${LEADS}?page=1&pageSize=1&sort=createdAt:DESC`)
  const response = await fetch(`${inbox.url}${LEADS}/${results[0]?.documentId}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ subject: text, queries: `${text.slice(1)}!`, fullName: 'Asha G' }),
  })
  expect(response.status).toBe(200)
})
