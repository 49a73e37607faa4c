import { afterAll, expect, test } from 'vitest'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { LEADS, signIn } from './support/team.ts'

let inbox: Inbox | undefined
afterAll(() => inbox?.stop())

test('in whatever zone an inbox runs, it stores and reads the same moment', async () => {
  const before = Date.now()
  inbox = await startInbox(undefined, { TZ: 'Australia/Sydney' })
  await inbox.post(contract('enquiry.json'))
  const after = Date.now()
  // By PostgreSQL itself, which takes what is stored for UTC.
  const stored = await inbox.sql((knex) =>
    knex('form_datas').first(onPostgres ? { at: knex.raw('extract(epoch from created_at) * 1000') } : { at: 'created_at' }),
  )
  const at = Number(stored.at)
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(after)

  inbox.signal('SIGTERM')
  await inbox.ended
  inbox = await startInbox(inbox.folder, { TZ: 'America/Los_Angeles' })
  const list = await (await signIn(inbox)).get(`${LEADS}?page=1&pageSize=1`)
  const { results } = (await list.json()) as { results: { createdAt: string }[] }
  expect(results.map(({ createdAt }) => Date.parse(createdAt))).toEqual([at])
})
