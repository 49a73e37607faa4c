import { beforeAll, expect, test } from 'vitest'
import { ADD_LEADS, CHANGE_LEADS, EXPORT_LEADS, READ_LEADS } from '../src/leads/rights.ts'
import { contentPath, contentTypes } from '../src/ownersContent/contentTypes.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { contract, type Inbox } from './support/inbox.ts'
import { ownRoutes, type Route } from './support/routes.ts'
import { AUTHOR, addPerson, EDITOR, type Member, roleId, SALES, signIn } from './support/team.ts'

const SITE = 'site'
const ANYONE = 'anyone'

/** The right that each route asks for. A new route fails until it is here. */
const rightOf: Record<string, string> = {
  'GET /healthz': ANYONE,
  'POST /api/form-datas': ANYONE,
  'GET /leads/summary': READ_LEADS,
  'GET /leads/list': READ_LEADS,
  'GET /leads/campaigns': READ_LEADS,
  'GET /leads/pages': READ_LEADS,
  'GET /leads/countries': READ_LEADS,
  'GET /leads/own-settings': READ_LEADS,
  'POST /leads/own-settings': READ_LEADS,
  'GET /leads/:documentId': READ_LEADS,
  'GET /leads/numbers': READ_LEADS,
  'GET /leads/templates': READ_LEADS,
  'GET /leads/team': READ_LEADS,
  'POST /leads/bulk': CHANGE_LEADS,
  'POST /leads/undo': CHANGE_LEADS,
  'POST /leads/retry-messages': CHANGE_LEADS,
  'POST /leads/:documentId/details': CHANGE_LEADS,
  'POST /leads/:documentId/answers': CHANGE_LEADS,
  'POST /leads/:documentId/answers/:revision/again': CHANGE_LEADS,
  'POST /leads/:documentId/answers/:revision/discard': CHANGE_LEADS,
  'POST /leads/:documentId/notes': CHANGE_LEADS,
  'GET /leads/owners-who-left': READ_LEADS,
  'POST /leads/:documentId/merge': CHANGE_LEADS,
  'POST /leads/:documentId/unmerge': CHANGE_LEADS,
  'POST /leads/new': ADD_LEADS,
  'POST /leads/alike': READ_LEADS,
  'GET /leads/export.csv': EXPORT_LEADS,
  'GET /leads/exports': EXPORT_LEADS,
  'GET /leads/sign-ins': EXPORT_LEADS,
}

let inbox: Inbox
let routes: Route[]
let lead: string
let people: { role: string; member: Member; rights: string[] }[]

beforeAll(async () => {
  routes = await ownRoutes()
  inbox = await cleanInbox()
  await inbox.post(contract('enquiry.json'))
  lead = (await inbox.leads())[0]?.document_id ?? ''
  const owner = await signIn(inbox)
  await addRole(owner, 'Reader', [READ_LEADS])
  await addRole(owner, 'Nothing', [])
  const person = (name: string) => ({ email: `${name}@example.com`, password: 'Quiet-Corner-9-Window' })
  people = [
    { role: 'super admin', member: owner, rights: [READ_LEADS, CHANGE_LEADS, ADD_LEADS, EXPORT_LEADS, SITE] },
    { role: 'Sales', member: await signIn(inbox, SALES), rights: [READ_LEADS, CHANGE_LEADS, ADD_LEADS] },
    { role: 'Editor', member: await signIn(inbox, EDITOR), rights: [SITE] },
    { role: 'Reader', member: await addPerson(inbox, owner, 'Reader', person('reader')), rights: [READ_LEADS] },
    { role: 'Strapi’s own Author', member: await signIn(inbox, AUTHOR), rights: [] },
    { role: 'Strapi’s own Editor', member: await addPerson(inbox, owner, 'Strapi Editor (not used)', person('stock')), rights: [] },
    { role: 'no right', member: await addPerson(inbox, owner, 'Nothing', person('nothing')), rights: [] },
  ]
})

async function addRole(owner: Member, name: string, actions: string[]): Promise<void> {
  await owner.send('POST', '/admin/roles', { name, description: '' })
  const permissions = actions.map((action) => ({ action, subject: null, properties: {}, conditions: [] }))
  expect((await owner.send('PUT', `/admin/roles/${await roleId(owner, name)}/permissions`, { permissions })).status).toBe(200)
}

const name = ({ method, path }: Route) => `${method} ${path}`
const rightTo = (route: Route) => rightOf[name(route)] ?? (route.path.startsWith('/site') ? SITE : undefined)

function ask(member: Member, { method, path }: Route): Promise<Response> {
  const filled = path.replace(':documentId', lead).replace(/:(number|id|revision)/, '1')
  return method === 'GET' ? member.get(filled) : member.send(method, filled, {})
}

test('each route of ours has a right, and is open to the roles that have it and to no other', async () => {
  expect(routes.filter((route) => rightTo(route) === undefined).map(name)).toEqual([])
  for (const route of routes)
    for (const { role, member, rights } of people) {
      const { status } = await ask(member, route)
      const mayPass = rightTo(route) === ANYONE || rights.includes(rightTo(route) ?? '')
      expect([403, 401].includes(status), `${name(route)} as ${role}: ${status}`).toBe(!mayPass)
    }
})

test('a stranger is told of no route but the public ones', async () => {
  for (const route of routes) {
    const path = route.path.replace(':documentId', lead)
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer made-up' }
    for (const init of [{}, { headers }]) {
      const { status } = await fetch(`${inbox.url}${path}`, { method: route.method, ...init })
      expect(status === 401, `${name(route)}: ${status}`).toBe(rightTo(route) !== ANYONE)
    }
  }
})

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`
const KEPT = ['form-data', 'lead-change', 'site-version', 'content-change'].map((type) => listOf(`api::${type}.${type}`))
const TEAMS = [listOf('admin::user'), '/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks', '/admin/transfer/tokens']
const SETTINGS = ['/upload/settings', '/email/settings']

test('in Strapi’s own lists only a super admin sees leads, histories and the team, and no role writes there', async () => {
  const before = await inbox.leads()
  for (const { role, member, rights } of people) {
    // Strapi's own roles may look at files, of which there are none.
    const files = rights.length > 0 ? ['/upload/files'] : []
    for (const path of role === 'super admin' ? [] : [...KEPT, ...TEAMS, ...SETTINGS, ...files])
      expect([403, 404], `${path} as ${role}`).toContain((await member.get(path)).status)
    for (const path of KEPT) {
      const sent = [member.send('POST', path, {}), member.send('PUT', `${path}/${lead}`, {}), member.send('DELETE', `${path}/${lead}`)]
      const removed = member.send('POST', `${path}/actions/bulkDelete`, { documentIds: [lead] })
      for (const { status } of await Promise.all([...sent, removed])) expect(status, `${path} as ${role}`).toBe(403)
    }
  }
  expect(before).toHaveLength(1)
  expect(await inbox.leads()).toEqual(before)
})

test('the owner’s content is open to whoever publishes it, and to no other role', async () => {
  for (const { role, member, rights } of people) {
    const maySee = rights.includes(SITE)
    for (const { kind } of contentTypes)
      expect(maySee ? [200, 404] : [403], `${kind} as ${role}`).toContain((await member.get(contentPath(kind))).status)
    const changed = [member.send('PUT', `${contentPath('price')}/any`, { amount: 1 }), member.send('DELETE', `${contentPath('price')}/any`)]
    for (const { status } of await Promise.all(changed)) expect(status === 403, role).toBe(!maySee)
  }
})
