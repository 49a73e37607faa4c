import { beforeAll, expect, test } from 'vitest'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { type Member, signIn } from './support/team.ts'

const ARTICLES = '/content-manager/collection-types/api::article.article'
const DETAILS = '/content-manager/single-types/api::site-details.site-details'
const TEXTS = '/content-manager/collection-types/api::site-text.site-text'
const SIDE_BY_SIDE = 20

let inbox: CleanInbox
let owner: Member

beforeAll(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
})

type Stored = { documentId: string; updatedAt: string; title: string }
const data = async (answer: Response) => ((await answer.json()) as { data: Stored }).data
const together = (send: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, index) => send(index)))
const oneIsStored = [200, ...Array(SIDE_BY_SIDE - 1).fill(412)]

test('of twenty who save one article at once, one is stored and the others are told', async () => {
  const article = await data(await owner.send('POST', ARTICLES, { title: 'First' }))
  const path = `${ARTICLES}/${article.documentId}`
  const seen = { 'If-Match': `"${article.updatedAt}"` }
  const answers = await together((index) => owner.send('PUT', path, { title: `Title ${index}` }, seen))
  expect(answers.map(({ status }) => status).sort()).toEqual(oneIsStored)

  const winner = await data(answers.find(({ status }) => status === 200) ?? new Response())
  expect((await data(await owner.get(path))).title).toBe(winner.title)
  const again = await owner.send('PUT', path, { title: 'Later' }, { 'If-Match': `"${winner.updatedAt}"` })
  expect(again.status).toBe(200)
  expect(inbox.output(), 'A refusal is no fault.').not.toContain('Someone else has saved this')
})

test('of twenty who write one text of the site again at once, one does, and the next place is free', async () => {
  const text = { place: 'pages/home.ts#headline', was: 'Before' }
  const first = { 'If-None-Match': '*' }
  const answers = await together((index) => owner.send('POST', TEXTS, { ...text, now: `After ${index}` }, first))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(SIDE_BY_SIDE - 1).fill(412)])
  expect((await owner.send('POST', TEXTS, { ...text, place: 'pages/home.ts#text', now: 'After' }, first)).status).toBe(201)
  expect(await inbox.sql((knex) => knex('site_texts').pluck('place'))).toEqual([text.place, 'pages/home.ts#text'])
})

test('of twenty who write the first site details at once, one does', async () => {
  const answers = await together((index) => owner.send('PUT', DETAILS, { place: `Place ${index}` }, { 'If-None-Match': '*' }))
  expect(answers.map(({ status }) => status).sort()).toEqual(oneIsStored)
  expect(await inbox.sql((knex) => knex('site_details').pluck('id'))).toHaveLength(1)
})
