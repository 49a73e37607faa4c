import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHANGE_LEADS, READ_LEADS } from '../src/leads/rights.ts'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, makeFolder, startInbox } from './support/inbox.ts'
import { DETAILS, publish, save, siteSettings, wanted } from './support/site.ts'
import { AUTHOR, EDITOR, LEADS, listed, type Member, roleId, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const folder = makeFolder()
const handedOver = path.join(folder, 'wanted', 'live.json')
let inbox: Inbox
let owner: Member
let sent: { before: number; after: number; stored: number }

/** What the tests look at happens in one night: an inbox is left as an older release, an administrator and a crash leave it. */
beforeAll(async () => {
  const evening = await startInbox(undefined, { ...siteSettings(folder), TZ: 'Australia/Sydney' })
  owner = await signIn(evening)

  const before = Date.now()
  await evening.post(contract('enquiry.json'))
  sent = { before, after: Date.now(), stored: await storedAt(evening) }
  await evening.post({ data: { fullName: 'Maria one', email: 'm1@example.com', phone: '+61 412 345 678', queries: 'one' } })
  await evening.post({ data: { fullName: 'Maria two', email: 'm2@example.com', phone: '0412345678', queries: 'two' } })
  await evening.sql(async (knex) => {
    await knex.schema.alterTable('reply_templates', (table) => table.string('channel').defaultTo('both'))
    await knex('reply_templates').insert({ document_id: 'template', name: 'First answer', text: 'Hello', channel: 'whatsapp' })
  })

  const renamed = { name: 'Desk', description: 'Answers the leads' }
  expect((await owner.send('PUT', `/admin/roles/${await roleId(owner, 'Sales')}`, renamed)).status).toBe(200)

  await save(await signIn(evening, EDITOR), 'details', DETAILS)
  expect(await publish(owner)).toMatchObject({ status: 200 })

  for (const [role, person] of ROLES) {
    await giveLeads(evening, role)
    expect((await (await signIn(evening, person)).get('/leads/team')).status, role).toBe(200)
  }

  await evening.signal('SIGKILL')
  writeFileSync(handedOver, '{"number":1,"det')

  inbox = await startInbox(evening.folder, { ...siteSettings(folder), TZ: 'America/Los_Angeles' })
})
afterAll(() => inbox?.stop())

const ROLES = [
  ['Strapi Author (not used)', AUTHOR],
  ['Editor', EDITOR],
] as const

/** As an administrator may do by hand. */
async function giveLeads(of: Inbox, role: string): Promise<void> {
  const permissions = [READ_LEADS, CHANGE_LEADS].map((action) => ({ action, subject: null, conditions: [], properties: {} }))
  const path = `/admin/roles/${await roleId(await signIn(of), role)}/permissions`
  expect((await owner.send('PUT', path, { permissions })).status).toBe(200)
}

/** By PostgreSQL itself, which takes what is stored for UTC. */
async function storedAt(of: Inbox): Promise<number> {
  const row = await of.sql((knex) =>
    knex('form_datas').first(onPostgres ? { at: knex.raw('extract(epoch from created_at) * 1000') } : { at: 'created_at' }),
  )
  return Number(row.at)
}

async function found(search: string) {
  return (await listed(await signIn(inbox, SALES), `?order=oldest&q=${search}`)).leads
}

test('in whatever zone an inbox runs, it stores and reads the same moment', async () => {
  expect(sent.stored).toBeGreaterThanOrEqual(sent.before)
  expect(sent.stored).toBeLessThanOrEqual(sent.after)
  const [first] = await found('')
  expect(Date.parse(first?.at ?? '')).toBe(sent.stored)
})

test('a reply template of the release before, which named a channel, is offered', async () => {
  const templates = await (await (await signIn(inbox, SALES)).get('/leads/templates')).json()
  expect(templates).toEqual([{ documentId: 'template', name: 'First answer', subject: null, text: 'Hello' }])
})

test('rights on leads that were given to other roles by hand are gone, and Sales keeps its own', async () => {
  const [lead] = await inbox.leads()
  for (const [role, person] of ROLES) {
    const member = await signIn(inbox, person)
    for (const path of [LEADS, '/leads/list', `/leads/${lead?.document_id}`, '/leads/export.csv'])
      expect((await member.get(path)).status, role).toBe(403)
    expect((await member.send('POST', `/leads/${lead?.document_id}/notes`, { key: 'a-note-key', text: 'x' })).status, role).toBe(403)
  }
  expect(await found('')).toHaveLength(3)
})

test('a role that was renamed is the same role, and no second one is made', async () => {
  const administrator = await signIn(inbox)
  expect([await roleId(administrator, 'Desk'), await roleId(administrator, 'Sales')]).toEqual([expect.any(Number), undefined])
})

test('what a crash left half written for the publisher is whole again', async () => {
  const whole = () => {
    try {
      return wanted(folder)
    } catch {
      return null
    }
  }
  await until('it is written again', () => whole()?.number === 1)
  expect(whole()).toMatchObject({ details: { phone: DETAILS.phone } })
})
