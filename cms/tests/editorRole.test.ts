import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import {
  ARTICLE,
  addEditor,
  contentPath,
  DETAILS,
  EDITOR,
  type Kind,
  PRICE,
  publish,
  REVIEW,
  save,
  siteFolder,
  siteSettings,
  siteState,
  wanted,
} from './support/site.ts'
import { addSalesPerson, LEADS, type Member, roleId, signIn } from './support/team.ts'

const KINDS: Kind[] = ['details', 'announcement', 'price', 'review', 'article']

const folder = siteFolder()
let inbox: Inbox
let owner: Member
let editor: Member
let sales: Member

beforeAll(async () => {
  inbox = await startInbox(undefined, siteSettings(folder))
  owner = await signIn(inbox)
  editor = await addEditor(inbox, owner)
  sales = await addSalesPerson(inbox, owner)
})
afterAll(() => inbox?.stop())

test('an editor writes and publishes, and sees nothing of leads or the team', async () => {
  await inbox.post(contract('enquiry.json'))
  const [lead] = await inbox.leads()
  for (const kind of KINDS) expect([200, 404], kind).toContain((await editor.get(contentPath(kind))).status)
  expect((await editor.get('/site/state')).status).toBe(200)
  const closed = [LEADS, `${LEADS}/${lead?.document_id}`, '/leads/summary', '/leads/export.csv', `/leads/${lead?.document_id}/context`]
  for (const path of [...closed, '/admin/users', '/admin/roles', '/upload/files', '/content-manager/collection-types/admin::user'])
    expect((await editor.get(path)).status, path).toBe(403)
  expect((await editor.send('DELETE', `${LEADS}/${lead?.document_id}`)).status).toBe(403)
  expect(await inbox.leads()).toHaveLength(1)
})

test('sales sees nothing of the site, by any address', async () => {
  const id = await save(editor, 'price', PRICE)
  for (const kind of KINDS) expect((await sales.get(contentPath(kind))).status, kind).toBe(403)
  expect((await sales.send('PUT', `${contentPath('price')}/${id}`, { amount: 1 })).status).toBe(403)
  expect((await sales.send('DELETE', `${contentPath('price')}/${id}`)).status).toBe(403)
  for (const path of ['/site/state', '/site/links', `/site/history/${id}`, '/site/preview/1'])
    expect((await sales.get(path)).status, path).toBe(403)
  for (const path of ['/site/publish', '/site/preview', '/site/versions/1/bring-back', '/site/versions/1/cancel'])
    expect((await sales.send('POST', path, { base: 0, chosen: [] })).status, path).toBe(403)
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

test('the administrator may publish too', async () => {
  await save(editor, 'review', REVIEW)
  expect(await publish(owner, { names: [REVIEW.name] })).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ reviews: [{ name: REVIEW.name }] })
})

test('a save is never refused for what publishing would refuse', async () => {
  const id = await save(editor, 'article', { title: 'x'.repeat(200), slug: 'Not A Slug', body: '<script>alert(1)</script>', sources: [{}] })
  const { changes } = await siteState(editor)
  expect(changes.find(({ documentId }) => documentId === id)?.problems.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Title', 'End of the address', 'Article', 'In short', 'Topic', 'Sources 1, Address']),
  )
  await editor.send('DELETE', `${contentPath('article')}/${id}`)
  expect((await siteState(editor)).changes.find(({ documentId }) => documentId === id)).toBeUndefined()
})

test('an article as long as publishing allows can be saved in any script', async () => {
  await save(editor, 'article', { ...ARTICLE, title: 'Long', body: '工'.repeat(60_000) })
})

test('who changed what is kept with the document', async () => {
  const id = await save(editor, 'details', DETAILS)
  await save(owner, 'details', { ...DETAILS, phone: '+61 491 570 110', readers: [{ discipline: 'civil engineering', years: 12 }] })
  const changes = (await (await editor.get(`/site/history/${id}`)).json()) as { by: string; field: string; before: string; after: string }[]
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
  await editor.send('DELETE', `${contentPath('review')}/${id}`)
  expect(await kept()).toEqual([
    { field: 'Created', before: null, after: null },
    { field: 'Deleted', before: null, after: null },
  ])
})

test('a change at the end of a long article is in its history', async () => {
  const body = '工'.repeat(6_000)
  const id = await save(editor, 'article', { ...ARTICLE, title: 'Long before', slug: 'long-before', body })
  await save(editor, 'article', { ...ARTICLE, title: 'Long before', slug: 'long-before', body: `${body} The end.` }, id)
  const changes = (await (await editor.get(`/site/history/${id}`)).json()) as { field: string; after: string }[]
  expect(changes[0]).toMatchObject({ field: 'Article', after: expect.stringMatching(/…$/) })
})

test('a right on leads given to the editors by hand is gone at the next start', async () => {
  const given = {
    action: 'plugin::content-manager.explorer.read',
    subject: 'api::form-data.form-data',
    conditions: [],
    properties: { fields: ['email'] },
  }
  const path = `/admin/roles/${await roleId(owner, 'Editor')}/permissions`
  expect((await owner.send('PUT', path, { permissions: [given] })).status).toBe(200)
  expect((await (await signIn(inbox, EDITOR)).get(LEADS)).status).toBe(200)
  inbox.signal('SIGTERM')
  await inbox.ended
  inbox = await startInbox(inbox.folder)
  const again = await signIn(inbox, EDITOR)
  expect((await again.get(LEADS)).status).toBe(403)
  // This start has no folder to publish in.
  expect(await siteState(again)).toMatchObject({ way: 'off', canPreview: false })
})
