import { beforeEach, expect, test } from 'vitest'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'

let inbox: CleanInbox

beforeEach(async () => {
  inbox = await cleanInbox()
})

test('no one can register as the first administrator', async () => {
  const before = await inbox.sql((knex) => knex('admin_users').pluck('email'))
  const stranger = { email: 'stranger@example.com', password: 'Stranger12345', firstname: 'A', lastname: 'B' }
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(stranger) }
  expect((await fetch(`${inbox.url}/admin/register-admin`, init)).status).toBe(400)
  expect(await (await fetch(`${inbox.url}/admin/init`)).json()).toMatchObject({ data: { hasAdmin: true } })
  expect(await inbox.sql((knex) => knex('admin_users').pluck('email'))).toEqual(before)
})
