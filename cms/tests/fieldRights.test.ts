import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadFields } from '../src/leads/leadFields.ts'
import { type Inbox, startInbox } from './support/inbox.ts'
import { ownRoutes, type Route } from './support/routes.ts'
import { addEditor, publish, REVIEW, save, siteFolder, siteSettings } from './support/site.ts'
import { addPerson, addSalesPerson, LEADS, type Member, roleId, signIn } from './support/team.ts'

const READ = 'plugin::content-manager.explorer.read'
const UPDATE = 'plugin::content-manager.explorer.update'
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
  inbox = await startInbox(undefined, { ...siteSettings(siteFolder()), CONTENT_TOKEN: 'a-token-of-the-tests-only' })
  const owner = await signIn(inbox)
  await addRole(owner, 'Days', [permission(READ, TWO_FIELDS), permission(UPDATE, ['followUpOn'])])
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
afterAll(() => inbox?.stop())

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
  'POST /leads/:documentId/answers': { channel: 'email' },
}

function ask(member: Member, { method, path }: Route): Promise<Response> {
  const filled = path
    .replace(':documentId', path.startsWith('/site') ? review : lead)
    .replace(':number', '1')
    .replace(':id', version)
  const query = path === '/leads/others' ? `?ids=${lead}` : ''
  return method === 'GET' ? member.get(filled + query) : member.send(method, filled, bodies[`${method} ${path}`] ?? {})
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
}
const NUMBERS = ['total', 'spam', 'grouped', 'weeks', 'pages', 'campaigns', 'disciplines', 'forms', 'answers', 'waiting']
const history = TWO_FIELDS.map((field) => expect.objectContaining({ field, after: `mark-${field}` }))

/** What the role with two fields gets from every route. A new route fails until it is here: nothing but page and day may be in it. */
const forTwoFields: Record<string, number | [number, unknown]> = {
  'GET /healthz': [200, { ready: true }],
  'GET /healthz/detail': 200,
  'GET /site-content': 401,
  'POST /api/form-datas': 400,
  'GET /leads/summary': [
    200,
    { ...OF_STATUS, subjects: null, receiptsHeld: null, notices: 'off', webhook: 'off', storage: null, backups: null },
  ],
  'GET /leads/export.csv': [
    200,
    expect.stringMatching(/^"Received \(Sydney\)","Page","Follow up on"\r\n"20[^"]+","mark-pagePath","2031-01-02"\r\n"20[^"]+","",""\r\n$/),
  ],
  'GET /leads/others': [200, {}],
  'GET /leads/:documentId/context': [200, { changes: expect.toSatisfy(isHistory), samePerson: null }],
  'GET /leads/numbers': [200, { since: expect.any(String), ...Object.fromEntries(NUMBERS.map((name) => [name, null])) }],
  'GET /leads/views': [200, { new: null, mine: null, due: null }],
  'GET /leads/templates': [200, []],
  'GET /leads/team': [200, []],
  'PUT /leads/:documentId': [409, { revision: 5, changes: expect.arrayContaining(history) }],
  'POST /leads/bulk': 403,
  'POST /leads/:documentId/answers': 403,
  'POST /leads/retry-notices': 403,
  'GET /site/state': 403,
  'GET /site/links': 403,
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

test('Sales gets every field from the export, the history and the search', async () => {
  const sales = memberOf('Sales')
  const read = async (path: string) => (await sales.get(path)).text()
  const csv = await read('/leads/export.csv')
  const context = await read(`/leads/${lead}/context`)
  const found = await read('/leads/export.csv?_q=mark-email')
  for (const { name } of texts) expect(csv, name).toContain(`mark-${name}`.slice(0, 20))
  for (const mark of allMarks) expect(context, mark).toContain(mark)
  expect(found.trimEnd().split('\r\n')).toHaveLength(2)
  expect(JSON.parse(context).samePerson.count).toBe(1)
})

test('neither a search, nor a filter, nor an order tells what a field that may not be read contains', async () => {
  const member = memberOf('two fields')
  const found = async (query: string) => {
    const list = (await (await member.get(`${LEADS}?page=1&pageSize=10&${query}`)).json()) as { results: { documentId: string }[] }
    const csv = await (await member.get(`/leads/export.csv?${query}`)).text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(list.results.length + 1)
    return list.results.map(({ documentId }) => documentId)
  }
  const all = await found('sort=createdAt:ASC')
  expect(all).toHaveLength(2)
  expect(await found('_q=mark-pagePath')).toEqual([lead])
  for (const guess of ['mark-email', 'mark-notes', '91570006', 'same person', lead]) expect(await found(`_q=${guess}`), guess).toEqual([])
  for (const field of ['email', 'phone', 'leadStatus', 'phoneDigits', 'fingerprint'])
    expect(await found(`filters[${field}][$startsWith]=m&sort=createdAt:ASC`), field).toEqual(all)
  expect(await found('sort=email:ASC')).toEqual(await found('sort=email:DESC'))
})

function memberOf(role: string): Member {
  const found = people.find((person) => person.role === role)
  if (!found) throw new Error(`There is no ${role}.`)
  return found.member
}
