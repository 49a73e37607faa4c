import { expect, test } from 'vitest'
import { createDatabase, onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { ADMIN, type Inbox, makeFolder, startInbox } from './support/inbox.ts'
import { logIn } from './support/team.ts'

test.runIf(onPostgres)('three that start at once on an empty database make each row once, and share who has signed in', async () => {
  const folder = makeFolder()
  await createDatabase(folder, { empty: true })
  const start = () => forThisTest(startInbox(folder))
  const [first, second, third] = await Promise.all([start(), start(), start()])

  const names = (table: string, column: string): Promise<string[]> => first.sql((knex) => knex(table).pluck(column))
  expect(await names('admin_users', 'email')).toEqual([ADMIN.email])
  const roles = await names('admin_roles', 'name')
  expect(roles).toEqual(expect.arrayContaining(['Sales', 'Editor']))
  for (const made of [roles, await names('strapi_core_store_settings', 'key')]) expect(made).toEqual([...new Set(made)])

  const token = await logIn(first, ADMIN)
  const asked = (inbox: Inbox, method: string, path: string) =>
    fetch(inbox.url + path, { method, headers: { Authorization: `Bearer ${token}` } }).then(({ status }) => status)
  const summaries = () => Promise.all([first, second, third].map((inbox) => asked(inbox, 'GET', '/leads/summary')))
  expect(await summaries()).toEqual([200, 200, 200])
  expect(await asked(second, 'POST', '/admin/logout')).toBe(200)
  expect(await summaries()).toEqual([401, 401, 401])
})
