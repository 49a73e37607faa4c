import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthsBefore } from '../src/privacy/purge.ts'
import { onPostgres } from './support/database.ts'
import { ADMIN, CMS_DIST, type Inbox, inboxEnv, makeFolder, startInbox, type Variables } from './support/inbox.ts'

const CMS_DIR = path.resolve(import.meta.dirname, '..')
const folder = makeFolder()
const variables: Variables = { ENCRYPTION_KEY: inboxEnv(folder)['ENCRYPTION_KEY'], RETENTION_MONTHS: '24' }

let inbox: Inbox

beforeAll(async () => {
  inbox = await startInbox(folder, variables)
})
afterAll(() => inbox?.stop())

type Fields = { email?: string; phone?: string; queries?: string }

async function store(fields: Fields) {
  expect((await inbox.post({ data: { email: '', phone: '', ...fields } })).status).toBe(201)
}

const texts = async () => (await inbox.leads()).map((lead) => lead.queries)
const documentsOf = async (queries: string) =>
  (await inbox.leads()).filter((lead) => lead.queries === queries).map((lead) => lead.document_id)

async function erase(...args: string[]) {
  const env = inboxEnv(folder, variables)
  const { stdout } = await promisify(execFile)(process.execPath, [`${CMS_DIST}/src/commands/erase.js`, ...args], {
    cwd: CMS_DIR,
    env: env as NodeJS.ProcessEnv,
  })
  return stdout
}

async function changeName(documentId: string | undefined) {
  const url = `${inbox.url}/content-manager/collection-types/api::form-data.form-data/${documentId}`
  const signIn = await fetch(`${inbox.url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { data } = (await signIn.json()) as { data: { token: string } }
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${data.token}` }
  expect((await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ notes: 'Calls back' }) })).status).toBe(200)
}

test('erasing a person takes every lead of the address, and of its phone where there is no address', async () => {
  await store({ email: 'asha@example.com', phone: '+61491570006', queries: 'asha one' })
  await store({ email: 'Asha@Example.com', queries: 'asha two' })
  await store({ phone: '0061 491 570 006', queries: 'asha three' })
  await store({ email: 'bela@example.com', phone: '+61 491 570 006', queries: 'bela' })
  await store({ email: 'chitra@example.com', phone: '0061\u00a0491 570 006', queries: 'chitra' })
  await store({ email: 'dilip@example.com', phone: '61491570006', queries: 'dilip' })
  await store({ phone: '+61491570007', queries: 'somebody' })
  await changeName((await documentsOf('asha one'))[0])
  const expected = (await inbox.leads()).slice(0, 3).map((lead) => lead.document_id)
  const kept = (await Promise.all(['bela', 'chitra', 'dilip'].map(documentsOf))).flat()

  expect(await erase('asha@example.com', '--dry-run')).toContain('Leads: 3')
  expect((await texts()).length).toBe(7)

  const receipt = await erase('ASHA@example.com')
  expect(await texts()).toEqual(['bela', 'chitra', 'dilip', 'somebody'])
  expect(receipt).toMatch(/^Erased for ASHA@example\.com, \d{4}-\d\d-\d\dT/)
  expect(receipt).toContain('Leads: 3')
  for (const id of expected) expect(receipt).toContain(id)
  expect(
    receipt
      .split(/^Kept.*: 3\..*\n/m)[1]
      ?.split('\n')
      .slice(0, 3),
  ).toEqual(kept.map((id) => `  ${id}`))
  expect(receipt).not.toMatch(/Gurung|\+61|bela@/)
  expect(await inbox.sql((knex) => knex('lead_changes'))).toEqual([])
})

test('a phone number is the same in whatever form it was typed, and erases the leads that have no address', async () => {
  await store({ phone: '+61412345678', queries: 'phone alone' })
  await store({ phone: '0412 345 678', queries: 'phone as dialled' })
  await store({ email: 'esha@example.com', phone: '+61412345678', queries: 'esha' })
  await store({ email: 'faiz@example.com', phone: '0412 345 678', queries: 'faiz' })
  await store({ phone: '+61412345679', queries: 'neighbour' })
  const [esha, faiz] = (await Promise.all(['esha', 'faiz'].map(documentsOf))).flat()

  const ofEsha = await erase('esha@example.com', '--dry-run')
  expect(ofEsha).toContain('Leads: 3')
  expect(ofEsha).toMatch(new RegExp(`^Kept.*: 1\\..*\n  ${faiz}$`, 'm'))

  const ofPhone = await erase('0412345678')
  expect(ofPhone).toContain('Leads: 2')
  expect(ofPhone).toMatch(new RegExp(`^Kept.*: 2\\..*\n  ${esha}\n  ${faiz}$`, 'm'))
  expect(await texts()).toEqual(expect.arrayContaining(['esha', 'faiz', 'neighbour']))
  expect((await texts()).filter((text) => text?.startsWith('phone'))).toEqual([])
})

test.skipIf(onPostgres)('nothing of an erased person is left in the files of SQLite', async () => {
  await store({ email: 'wiped@example.com', queries: 'Wiped-Words-4711' })
  await erase('wiped@example.com')
  const { readFileSync, readdirSync } = await import('node:fs')
  for (const name of readdirSync(folder)) expect(readFileSync(path.join(folder, name)).includes('Wiped-Words-4711'), name).toBe(false)
})

test('a mistaken call erases nothing and says how', async () => {
  for (const whom of ['asha', '61', '']) await expect(erase(whom), whom).rejects.toThrow(/npm run erase -- name@example\.com/)
})

test('the retention removes what is older, and logs only how many', async () => {
  await store({ email: 'old@example.com', queries: 'old' })
  await store({ email: 'young@example.com', queries: 'young' })
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
  await inbox.sql(async (knex) => {
    await knex('form_datas')
      .where('queries', 'old')
      .update({ created_at: daysAgo(740) })
    await knex('form_datas')
      .where('queries', 'young')
      .update({ created_at: daysAgo(720) })
  })

  const url = inbox.url
  inbox.signal('SIGTERM')
  await inbox.ended
  inbox = await startInbox(folder, variables)
  expect(inbox.url).not.toBe(url)
  await inbox.logged(/Retention: 1 leads older than 24 months removed\./)
  expect(await texts()).toContain('young')
  expect(await texts()).not.toContain('old')
  expect(inbox.output()).not.toMatch(/example\.com/)
})

test.each([
  ['2026-11-21T10:00:00Z', 24, '2024-11-21T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
  ['2026-01-15T10:00:00Z', 2, '2025-11-15T10:00:00Z'],
])('%s less %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(new Date(before).toISOString())
})
