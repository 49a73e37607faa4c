import { beforeAll, expect, test } from 'vitest'
import { leadFields } from '../src/leads/leadFields.ts'
import { EXPORT_LEADS, READ_LEADS, UPDATE_LEADS } from '../src/leads/rights.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import type { Inbox } from './support/inbox.ts'
import { ownRoutes, type Route } from './support/routes.ts'
import { addEditor, publish, REVIEW, save } from './support/site.ts'
import { addPerson, addSalesPerson, listed, type Member, roleId, signIn } from './support/team.ts'

const TWO_FIELDS = ['pagePath', 'followUpOn']
const texts = leadFields.filter(({ name }) => !['leadStatus', 'followUpOn', 'firstAnswerAt'].includes(name))
const allMarks = leadFields.map(({ name }) => `mark-${name}`)
const KEPT = ['mark-person-key', 'mark-fingerprint']
const TEMPLATE = 'mark-template'
const WORDS = 'mark-words of a client'

let inbox: Inbox
let routes: Route[]
let lead: string
let review: string
let version: string
/** Who asks, and every mark that they may read. */
let people: { role: string; member: Member; reads: string[] }[]

beforeAll(async () => {
  routes = await ownRoutes()
  inbox = await cleanInbox()
  const owner = await signIn(inbox)
  await addRole(owner, 'Days', [
    permission(READ_LEADS, TWO_FIELDS),
    permission(UPDATE_LEADS, ['followUpOn']),
    { action: EXPORT_LEADS, subject: null, properties: {}, conditions: [] },
  ])
  await addRole(owner, 'Nothing', [])
  const person = (name: string) => ({ email: `${name}@example.com`, password: 'Quiet-Corner-9-Window' })
  const editor = await addEditor(inbox, owner)
  people = [
    { role: 'super admin', member: owner, reads: [...allMarks, TEMPLATE, WORDS] },
    { role: 'Sales', member: await addSalesPerson(inbox, owner), reads: [...allMarks, TEMPLATE] },
    { role: 'Editor', member: editor, reads: [WORDS] },
    { role: 'two fields', member: await addPerson(inbox, owner, 'Days', person('days')), reads: TWO_FIELDS.map((name) => `mark-${name}`) },
    { role: 'no right', member: await addPerson(inbox, owner, 'Nothing', person('nothing')), reads: [] },
    { role: 'stranger', member: stranger(), reads: [] },
  ]
  await storeMarkedLead()
  await owner.send('POST', '/content-manager/collection-types/api::reply-template.reply-template', {
    ...{ name: TEMPLATE, channel: 'both', subject: TEMPLATE, text: TEMPLATE },
  })
  review = await save(editor, 'review', { ...REVIEW, words: WORDS })
  await publish(editor)
  version = String((await inbox.sql((knex) => knex('site_versions').first('id')))?.id)
})

async function addRole(owner: Member, name: string, permissions: object[]): Promise<void> {
  await owner.send('POST', '/admin/roles', { name, description: '' })
  expect((await owner.send('PUT', `/admin/roles/${await roleId(owner, name)}/permissions`, { permissions })).status).toBe(200)
}

function permission(action: string, fields: readonly string[]) {
  return { action, subject: 'api::form-data.form-data', properties: { fields }, conditions: [] }
}

function stranger(): Member {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${inbox.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return { get: (path) => send('GET', path), send }
}

/** Each field, and each entry of its history, has its own name in it. */
async function storeMarkedLead(): Promise<void> {
  await inbox.post({ data: { email: 'other@example.com', phone: '+61491570006', queries: 'The same person' } })
  await inbox.post({ data: { email: 'asha@example.com', phone: '+61491570006', queries: 'Marked' } })
  const marks = Object.fromEntries(texts.map(({ name, column }) => [column, `mark-${name}`.slice(0, 20)]))
  lead = (await inbox.leads()).at(-1)?.document_id ?? ''
  await inbox.sql(async (knex) => {
    await knex('form_datas')
      .where('document_id', lead)
      .update({ ...marks, follow_up_on: '2031-01-02', first_answer_at: new Date(), lead_status: 'quoted', revision: 5 })
    await knex('form_datas').where('document_id', lead).update({ person_key: KEPT[0], fingerprint: KEPT[1] })
    const change = (field: string) => ({ field, changed_by: 'Sam Rai', lead_document_id: lead, lead_revision: 3, created_at: new Date() })
    await knex('lead_changes').insert([...leadFields.map(({ name }) => ({ ...change(name), after: `mark-${name}` })), change('answer')])
  })
}

const bodies: Record<string, object> = {
  'PUT /leads/:documentId': { revision: 2, changed: { followUpOn: '2031-01-03' } },
  'POST /leads/bulk': { documentIds: ['none'], owner: null },
  'POST /leads/undo': { changes: [{ documentId: 'none', revision: 1 }] },
  'POST /leads/:documentId/answers': { key: 'key-of-an-answer', channel: 'email' },
  'POST /leads/:documentId/notes': { key: 'key-of-a-note', text: 'x' },
  'POST /leads/:documentId/merge': { other: 'none' },
  'POST /leads/:documentId/presence': { doing: null },
}

function ask(member: Member, { method, path }: Route): Promise<Response> {
  const filled = path
    .replace(':documentId', path.startsWith('/site') ? review : lead)
    .replace(':number', '1')
    .replace(':id', version)
  return method === 'GET' ? member.get(filled) : member.send(method, filled, bodies[`${method} ${path}`] ?? {})
}

const OF_STATUS = {
  newToday: null,
  overdue: null,
  suspected: null,
  unsent: null,
  unsentLeads: null,
  webhookFailed: null,
  followUps: null,
  problem: null,
  answersFailed: null,
}
const NUMBERS = ['total', 'spam', 'grouped', 'weeks', 'pages', 'campaigns', 'disciplines', 'forms', 'answers', 'waiting']
const history = TWO_FIELDS.map((field) => expect.objectContaining({ field, after: `mark-${field}` }))

/** What the role with two fields gets from every route. A new route fails until it is here: nothing but page and day may be in it. */
const forTwoFields: Record<string, number | [number, unknown]> = {
  'GET /healthz': [200, { ready: true }],
  'GET /healthz/detail': 200,
  'POST /api/form-datas': 400,
  'GET /leads/summary': [200, { ...OF_STATUS, receiptsHeld: null, notices: 'off', webhook: 'off', storage: null, backups: null }],
  // Every list leaves out spam, and so tells of the status.
  'GET /leads/list': 403,
  'GET /leads/export.csv': 403,
  'GET /leads/exports': [200, []],
  'GET /leads/campaigns': [200, []],
  'GET /leads/:documentId': [
    200,
    expect.objectContaining({
      fields: { pagePath: 'mark-pagePath', followUpOn: expect.any(String) },
      timeline: expect.toSatisfy(isHistory),
      others: null,
      merged: [],
      mayChange: ['followUpOn'],
    }),
  ],
  'GET /leads/numbers': [200, { since: expect.any(String), ...Object.fromEntries(NUMBERS.map((name) => [name, null])) }],
  'GET /leads/templates': [200, []],
  'GET /leads/team': [200, []],
  'PUT /leads/:documentId': [409, { revision: 5, changes: expect.arrayContaining(history) }],
  'POST /leads/bulk': 403,
  'POST /leads/new': 403,
  'POST /leads/undo': [200, { count: 0, sent: 0 }],
  'POST /leads/:documentId/answers': 403,
  'POST /leads/:documentId/notes': 403,
  'POST /leads/:documentId/merge': 403,
  'POST /leads/:documentId/take-apart': 403,
  'POST /leads/:documentId/presence': [200, { revision: 5, here: [] }],
  'POST /leads/retry-notices': 403,
  'GET /site/state': 403,
  'GET /site/links': 403,
  'GET /site/guides': 403,
  'GET /site/preview/:number': 403,
  'GET /site/history/:documentId': 403,
  'POST /site/publish': 403,
  'POST /site/preview': 403,
  'POST /site/versions/:id/bring-back': 403,
  'POST /site/versions/:id/cancel': 403,
}

function isHistory(changes: unknown): boolean {
  const fields = (changes as { field: string }[]).map(({ field }) => field)
  return fields.sort().join() === TWO_FIELDS.toSorted().join()
}

test('a role that may read page and day gets these from every route, and nothing else', async () => {
  const member = memberOf('two fields')
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(forTwoFields).sort())
  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    const response = await ask(member, route)
    const text = (await response.text()).replace('\uFEFF', '')
    const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    const wanted = forTwoFields[name]
    expect(Array.isArray(wanted) ? [response.status, body] : response.status, name).toEqual(wanted)
  }
})

test('no route shows any role a field that it may not read', async () => {
  for (const route of routes)
    for (const { role, member, reads } of people) {
      const text = await (await ask(member, route)).text()
      const seen = [...allMarks, ...KEPT, TEMPLATE, WORDS].filter((mark) => text.includes(mark) && !reads.includes(mark))
      expect(seen, `${route.method} ${route.path} as ${role}`).toEqual([])
    }
})

test('whoever may read every field gets it from one lead, the search and the export', async () => {
  const shown = await (await memberOf('Sales').get(`/leads/${lead}`)).text()
  for (const mark of allMarks) expect(shown, mark).toContain(mark)
  expect((await listed(memberOf('Sales'), '?q=mark-email')).leads).toHaveLength(1)
  const csv = await (await memberOf('super admin').get('/leads/export.csv?q=mark-email')).text()
  // Whoever answered it in the test above has taken it.
  for (const { name } of texts.filter(({ name }) => name !== 'owner')) expect(csv, name).toContain(`mark-${name}`.slice(0, 20))
})

test('neither a view, nor a filter, nor a search tells what a field that may not be read contains', async () => {
  for (const query of ['view=mine', 'view=due', 'q=mark-email', 'q=91570006', 'campaign=x', 'status=won', 'page=/x'])
    for (const path of ['/leads/list', '/leads/export.csv'])
      expect((await memberOf('two fields').get(`${path}?${query}`)).status, query).toBe(403)
})

function memberOf(role: string): Member {
  const found = people.find((person) => person.role === role)
  if (!found) throw new Error(`There is no ${role}.`)
  return found.member
}
