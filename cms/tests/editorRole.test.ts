import { beforeEach, expect, test } from 'vitest'
import { contentPath, contentTypes } from '../src/ownersContent/contentTypes.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { ARTICLE, DETAILS, PRICE, REVIEW, save, siteState } from './support/site.ts'
import { AUTHOR, addPerson, EDITOR, LEADS, type Member, SALES, signIn } from './support/team.ts'

const KINDS = contentTypes.map(({ kind }) => kind)

let inbox: CleanInbox
let owner: Member
let editor: Member
let sales: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  editor = await signIn(inbox, EDITOR)
  sales = await signIn(inbox, SALES)
})

type Change = { by: string; field: string; before: string | null; after: string | null }
const history = async (id: string) => (await (await editor.get(`/site/history/${id}`)).json()) as Change[]

/** In Strapi's own lists and forms. The routes of our own: rights.test.ts. */
async function expectNoLeads(member: Member) {
  await inbox.post(contract('enquiry.json'))
  const [lead] = await inbox.leads()
  const types = ['api::lead-change.lead-change', 'admin::user'].map((uid) => `/content-manager/collection-types/${uid}`)
  for (const path of [LEADS, ...types, '/admin/users', '/admin/roles']) expect((await member.get(path)).status, path).toBe(403)
  expect((await member.send('POST', LEADS, { fullName: 'Made up', email: 'a@example.com' })).status).toBe(403)
  expect((await member.send('DELETE', `${LEADS}/${lead?.document_id}`)).status).toBe(403)
  expect((await member.send('POST', `${LEADS}/actions/bulkDelete`, { documentIds: [lead?.document_id] })).status).toBe(403)
  expect(await inbox.leads()).toEqual([lead])
}

async function expectNoSite(member: Member) {
  const id = await save(editor, 'price', PRICE)
  for (const kind of KINDS) expect((await member.get(contentPath(kind))).status, kind).toBe(403)
  expect((await member.send('PUT', contentPath('price', id), { amount: 1 })).status).toBe(403)
  expect((await member.send('DELETE', contentPath('price', id))).status).toBe(403)
}

test('an editor writes and publishes, and sees nothing of leads or the team', async () => {
  for (const kind of KINDS) expect([200, 404], kind).toContain((await editor.get(contentPath(kind))).status)
  expect((await editor.get('/site/state')).status).toBe(200)
  expect((await editor.get('/upload/files')).status).toBe(403)
  await expectNoLeads(editor)
})

test('sales sees nothing of the site, by any address', async () => {
  await expectNoSite(sales)
})

test("Strapi's own Editor and Author have no right on leads or the site", async () => {
  const person = { email: 'stock-editor@example.com', password: 'Quiet-Corner-9-Window' }
  for (const member of [await signIn(inbox, AUTHOR), await addPerson(inbox, owner, 'Strapi Editor (not used)', person)]) {
    await expectNoLeads(member)
    await expectNoSite(member)
  }
})

test('versions and histories are nobody’s to write, not even the administrator’s', async () => {
  for (const uid of ['api::site-version.site-version', 'api::content-change.content-change']) {
    const path = `/content-manager/collection-types/${uid}`
    for (const member of [editor, sales]) expect((await member.get(path)).status, uid).toBe(403)
    for (const member of [editor, sales, owner]) {
      const sent = [member.send('POST', path, {}), member.send('PUT', `${path}/any`, {}), member.send('DELETE', `${path}/any`)]
      for (const { status } of await Promise.all(sent)) expect(status, uid).toBe(403)
    }
  }
})

test('a save is never refused for what publishing would refuse', async () => {
  const id = await save(editor, 'article', { title: 'x'.repeat(200), slug: 'Not A Slug', body: '<script>alert(1)</script>', sources: [{}] })
  const [change] = (await siteState(editor)).changes
  expect(change?.mistakes.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Title', 'End of the address', 'Article', 'In short', 'Topic', 'Sources 1, Address']),
  )
  await editor.send('DELETE', contentPath('article', id))
  expect((await siteState(editor)).changes).toEqual([])
})

test('an article as long as publishing allows can be saved in any script', async () => {
  await save(editor, 'article', { ...ARTICLE, title: 'Long', body: '工'.repeat(60_000) })
})

test('who changed what is kept with the document', async () => {
  const id = await save(editor, 'details', DETAILS)
  await save(owner, 'details', { ...DETAILS, phone: '+61 491 570 110', readers: [{ discipline: 'civil engineering', years: 12 }] })
  const changes = await history(id)
  expect(changes.slice(0, 2)).toMatchObject([
    { by: 'Administrator', field: 'Who works with clients', before: null, after: 'civil engineering, 12' },
    { by: 'Administrator', field: 'Phone', before: '+61 491 570 006', after: '+61 491 570 110' },
  ])
  expect(changes.at(-1)).toMatchObject({ by: 'Sam Rai', field: 'Created' })
})

test('of a deleted review the history keeps who wrote and who deleted it, and neither name nor consent', async () => {
  const id = await save(editor, 'review', { ...REVIEW, name: 'Bikash Tamang', consent: 'By phone' })
  await save(editor, 'review', { ...REVIEW, name: 'B. T.' }, id)
  const kept = () =>
    inbox.sql((knex) => knex('content_changes').where('content_document_id', id).orderBy('id').select('field', 'before', 'after'))
  expect(JSON.stringify(await kept())).toMatch(/Bikash Tamang.*By phone/)
  await editor.send('DELETE', contentPath('review', id))
  expect(await kept()).toEqual([
    { field: 'Created', before: null, after: null },
    { field: 'Deleted', before: null, after: null },
  ])
})
