import { beforeEach, expect, test } from 'vitest'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { LEADS, type Member, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
})

type Found = { documentId: string; subject: string }
type Configuration = { settings: object; layouts: { list: string[] }; metadatas: Record<string, { list: { label: string } }> }

async function read<Answer>(path: string): Promise<Answer> {
  const response = await owner.get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const newestFirst = async () => (await read<{ results: Found[] }>(`${LEADS}?page=1&pageSize=50&sort=createdAt:DESC`)).results

test('no one can register as the first administrator', async () => {
  const before = await inbox.sql((knex) => knex('admin_users').pluck('email'))
  const stranger = { email: 'stranger@example.com', password: 'Stranger12345', firstname: 'A', lastname: 'B' }
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(stranger) }
  expect((await fetch(`${inbox.url}/admin/register-admin`, init)).status).toBe(400)
  expect(await (await fetch(`${inbox.url}/admin/init`)).json()).toMatchObject({ data: { hasAdmin: true } })
  expect(await inbox.sql((knex) => knex('admin_users').pluck('email'))).toEqual(before)
})

test('the administrator reads the leads, newest first, fifty to a page, with what to do about each in sight', async () => {
  await inbox.post(contract('enquiry.json'))
  await inbox.post(contract('sample-request.json'))
  expect((await newestFirst()).map((lead) => lead.subject)).toEqual([
    'Footer Form',
    'Sample Request /anzsco/eaanzsco/civil-engineer-233211',
  ])

  const { data } = await read<{ data: { contentType: Configuration } }>(
    '/content-manager/content-types/api::form-data.form-data/configuration',
  )
  const { settings, layouts, metadatas } = data.contentType
  expect(settings).toMatchObject({ pageSize: 50, defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' })
  const labels = layouts.list.map((name) => metadatas[name]?.list.label)
  expect(labels.slice(0, 3)).toEqual(['Received', 'Status', 'Name'])
  expect(labels).toEqual(expect.arrayContaining(['Message', 'Owner', 'Follow up on']))
})

test('in the admin a lead is called Lead', async () => {
  const { data } = await read<{ data: { uid: string; info: { displayName: string } }[] }>('/content-manager/content-types')
  expect(data.find(({ uid }) => uid === 'api::form-data.form-data')?.info.displayName).toBe('Lead')
})

test('a lead with all its text can be saved again in the admin', async () => {
  const text = '工'.repeat(5000)
  await inbox.post({ data: { fullName: 'Asha', email: 'a@example.com', subject: text, queries: text } })
  const [lead] = await newestFirst()
  const changed = { subject: text, queries: `${text.slice(1)}!`, fullName: 'Asha G' }
  expect((await owner.send('PUT', `${LEADS}/${lead?.documentId}`, changed)).status).toBe(200)
})
