import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '../src/time/durations.ts'
import { backUp, command } from './support/commands.ts'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { makeFolder, startInbox } from './support/inbox.ts'

const WORDS = 'Wiped-Words-4711'
const variables = { RETENTION_MONTHS: '24' }
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('an older backup brings back who was erased, until erased again, but not what the retention removes', async () => {
  const folder = makeFolder()
  let inbox = await startInbox(folder, variables)
  const texts = async () => (await inbox.leads()).map((lead) => lead.queries)
  const erase = () => command('erase', folder, 'gita@example.com')
  for (const [email, queries, age] of [
    ['gita@example.com', WORDS, 0],
    ['old@example.com', 'old', 740],
    ['young@example.com', 'young', 720],
  ] as const) {
    expect((await inbox.post({ data: { email, queries } })).status).toBe(201)
    const created_at = daysAgo(age)
    await inbox.sql((knex) => knex('form_datas').where({ queries }).update({ created_at }))
  }
  const backup = await backUp(folder)
  await erase()
  expect(await texts()).not.toContain(WORDS)

  await inbox.signal('SIGTERM')
  expect(await command('restore', folder, backup, '--replace')).toContain('run "npm run erase" again for each record since')
  inbox = await forThisTest(startInbox(folder, variables))
  await inbox.logged(/Retention: 1 leads older than 24 months removed\./)
  expect(await texts()).toEqual([WORDS, 'young'])
  expect(await erase()).toContain('Leads: 1,')
  expect(await texts()).toEqual(['young'])
  expect(inbox.output()).not.toMatch(/example\.com/)
  if (onPostgres) return
  for (const name of readdirSync(folder).filter((each) => each.startsWith('leads.db')))
    expect(readFileSync(path.join(folder, name)).includes(WORDS), name).toBe(false)
})

test('a view that a release before kept with the words of a search is gone at the next start, after a restore too', async () => {
  const folder = makeFolder()
  const inbox = await startInbox(folder)
  const views = [
    { name: 'Gita', query: 'view=all&q=gita%40example.com' },
    { name: 'India', query: 'view=new&country=91' },
  ]
  const rows = [
    { person_id: 1, signature: 'Mia Chen', views: JSON.stringify(views) },
    { person_id: 2, signature: '', views: '{"of":"a later release, q=1"}' },
  ]
  await inbox.sql((knex) => knex('team_settings').insert(rows))
  const backup = await backUp(folder)
  const cleaned = [{ ...rows[0], views: JSON.stringify(views.slice(1)) }, rows[1]]
  await inbox.signal('SIGTERM')
  const next = await startInbox(folder)
  expect(await next.sql((knex) => knex('team_settings').orderBy('person_id'))).toEqual(cleaned)
  await next.signal('SIGTERM')
  await command('restore', folder, backup, '--replace')
  const restored = await forThisTest(startInbox(folder))
  expect(await restored.sql((knex) => knex('team_settings').orderBy('person_id'))).toEqual(cleaned)
})
