import { beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { ARTICLE, DETAILS, REVIEW, save, siteState } from './support/site.ts'
import { EDITOR, type Member, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member
let editor: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
  editor = await signIn(inbox, EDITOR)
})

type Change = { by: string; field: string; before: string | null; after: string | null }
const history = async (id: string) => (await (await editor.get(`/site/history/${id}`)).json()) as Change[]

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
  expect(changes.at(-1)).toMatchObject({ by: 'Eve Rai', field: 'Created' })
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
