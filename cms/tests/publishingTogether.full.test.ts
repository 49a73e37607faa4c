import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import type { GoLiveState } from '../src/ownersContent/goLive.ts'
import { cleanSite, type Site } from './support/cleanSite.ts'
import { atNoonInSydney } from './support/clock.ts'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { startInbox } from './support/inbox.ts'
import {
  ARTICLE,
  ask,
  DETAILS,
  mistakesOf,
  PREVIEW_SECRET,
  PRICE,
  publish,
  REVIEW,
  report,
  reportPages,
  save,
  siteState,
  wanted,
} from './support/site.ts'
import { EDITOR, type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

let { inbox, folder, owner, editor, base }: Site = {} as Site

beforeEach(async () => {
  ;({ inbox, folder, owner, editor, base } = await cleanSite())
})

const waiting = async () => (await siteState(editor)).changes.map(({ what, name }) => `${what} ${name}`)
const notices = async () => (await siteState(editor)).changes.flatMap((change) => change.notices)

test('of two editors who publish at once one is told to look again, and no number is given twice', async () => {
  await save(editor, 'price', PRICE)
  // All looked before any published: who looks after it is told that nothing is ticked, which is another answer.
  const { changes } = await siteState(editor)
  const order = { base, chosen: changes.map(({ documentId, seen }) => ({ documentId, seen })) }
  const answers = await Promise.all([editor, owner, editor, owner].map((member) => ask(member, '/site/publish', order)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { message } of answers.filter(({ status }) => status === 409))
    expect(message).toMatch(new RegExp(`published version ${base + 1} meanwhile\\. Look at the changes again\\.$`))
  expect(await inbox.sql((knex) => knex('site_versions').orderBy('id').pluck('number'))).toEqual([base, base + 1])
  expect(wanted(folder)).toMatchObject({ number: base + 1, prices: [{ amount: 450 }] })
})

test('what two people set aside at the same moment is set aside for both', async () => {
  const lines = ['prices', 'people', 'reply', 'colleague', 'template', 'lead']
  const turn = (line: string, isAside: boolean, member: Member) => ask(member, '/site/go-live/aside', { line, isAside })
  const aside = async () => Object.keys(((await (await editor.get('/site/go-live')).json()) as GoLiveState).aside).sort()
  await Promise.all(lines.map((line, index) => turn(line, true, index % 2 ? owner : editor)))
  expect(await aside()).toEqual(lines.toSorted())
  await Promise.all([turn('lead', false, owner), turn('prices', false, editor)])
  expect(await aside()).toEqual(['colleague', 'people', 'reply', 'template'])
})

test.runIf(onPostgres)('an inbox without the folder publishes too, and the one that has it hands over', async () => {
  const other = await forThisTest(startInbox(inbox.folder, atNoonInSydney))
  reportPages(folder, { paths: ['/', '/pricing'], guides: [{ slug: 'cpd-list', title: 'A CPD list for two inboxes' }] })
  const there = await signIn(other, EDITOR)
  await until('it knows of the site', async () => (await siteState(there)).isOn)
  await save(there, 'price', PRICE)
  expect((await siteState(there)).base).toBe(base)
  expect(await publish(there)).toMatchObject({ status: 200 })
  await until('the version is handed over', () => wanted(folder)?.number === base + 1)
  expect(wanted(folder)).toMatchObject({ prices: [{ amount: 450 }] })
})

test('what was typed after the editor looked is not published unseen', async () => {
  await save(editor, 'details', { ...DETAILS, location: 'Parramatta' })
  const { changes } = await siteState(editor)
  await save(owner, 'details', { ...DETAILS, location: 'Perth' })
  const chosen = changes.map(({ documentId, seen }) => ({ documentId, seen }))
  expect(await ask(editor, '/site/publish', { base, chosen })).toMatchObject({
    status: 409,
    message: 'Site details was changed meanwhile. Look at the changes again.',
  })
  expect(wanted(folder)).toMatchObject({ number: base })
})

test('what is not ticked keeps its published state', async () => {
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  await save(editor, 'review', REVIEW)
  expect(await publish(editor, { names: [REVIEW.name] })).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ details: { location: 'Sydney' }, reviews: [{ name: REVIEW.name }] })
  expect(await waiting()).toEqual(['changed Site details'])
})

test('what is taken off the site, or deleted, leaves it with the next publish', async () => {
  const review = await save(editor, 'review', REVIEW)
  const price = await save(editor, 'price', PRICE)
  await publish(editor)
  expect(wanted(folder)).toMatchObject({ prices: [{}], reviews: [{}] })
  await save(editor, 'review', { ...REVIEW, show: false }, review)
  await editor.send('DELETE', contentPath('price', price))
  expect(await waiting()).toEqual(['removed CDR Writing', 'removed Asha G.'])
  await publish(editor)
  expect(wanted(folder)).toMatchObject({ prices: [], reviews: [] })
})

test('the site details that visitors see cannot leave the site, and those written in their place are one change', async () => {
  const problem = { name: 'Site details', label: 'Email', message: expect.stringMatching(/^Site details cannot leave the site/) }
  expect((await editor.send('DELETE', contentPath('details'))).status).toBe(200)
  expect(mistakesOf(await siteState(editor))).toMatchObject([problem])
  expect(await publish(editor)).toMatchObject({ status: 400, mistakes: [problem] })

  await save(editor, 'details', { ...DETAILS, location: 'Cairns' })
  expect(await waiting()).toEqual(['added Site details'])
  expect(await publish(editor)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ details: { location: 'Cairns' } })
  expect(await siteState(editor)).toMatchObject({ changes: [], mistakes: [] })
})

test('the price of a later day stands beside today’s, and takes its place only where the owner is told', async () => {
  const today = { ...PRICE, validFrom: '2020-01-01' }
  const later = { ...PRICE, amount: 500, validFrom: '2999-07-01' }
  const id = await save(editor, 'price', today)
  await publish(editor)
  await save(editor, 'price', later, id)
  expect(await notices()).toEqual(['The site shows no price for it until 1 July 2999. To keep today’s, add the new price beside it.'])
  const other = await save(editor, 'price', { ...today, validFrom: '2020-02-01' })
  expect(await notices()).toEqual([])

  await save(editor, 'price', today, id)
  await save(editor, 'price', later, other)
  expect(await notices()).toEqual([])
  expect(await publish(editor)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({
    prices: [
      { amount: 450, validFrom: '2020-01-01' },
      { amount: 500, validFrom: '2999-07-01' },
    ],
  })
})

test('mistakes that only the rest of the site shows are named with their document', async () => {
  await save(editor, 'article', { ...ARTICLE, body: `${ARTICLE.body}\n\n[A page](/no-such-page)` })
  await save(editor, 'article', { ...ARTICLE, title: 'The same address' })
  await save(editor, 'price', PRICE)
  await save(editor, 'price', { ...PRICE, amount: 500 })
  await save(editor, 'announcement', {
    text: 'We were closed.',
    from: '2020-01-01',
    until: '2020-01-02',
    linkPath: '/gone',
    linkWords: 'See',
    show: true,
  })
  const { status, mistakes } = await publish(editor)
  expect(status).toBe(400)
  const twice = (problem: string) => [problem, problem]
  expect(mistakes.map(({ label, message }) => `${label}: ${message}`).sort()).toEqual([
    'Article: The site has no page /no-such-page: change the link or take it out.',
    ...twice('End of the address: Another article ends in “documents-for-civil-engineers” too: change one of them.'),
    'Last day: The last day is over before it goes live: choose a later one, or set “Show on the site” to No.',
    'Link to: The site has no page /gone: change the link or take it out.',
    ...twice(
      'Valid from: CDR Writing has two prices with the same “Valid from”: change the day of one, or set its “Show on the site” to No.',
    ),
  ])
  expect(mistakes.every(({ documentId }) => documentId !== '')).toBe(true)
  expect(wanted(folder)).toMatchObject({ number: base })
})

test('an article that replaces one of the repository says so, and its links may lead to the owner’s other articles', async () => {
  const body = `${ARTICLE.body}\n\n[More](/blogs/documents-for-civil-engineers#what-you-need)`
  await save(editor, 'article', { ...ARTICLE, title: 'My CPD list', slug: 'cpd-list', body })
  const alone = await publish(editor)
  expect(alone.mistakes.map(({ message }) => message)).toEqual([expect.stringContaining('/blogs/documents-for-civil-engineers')])
  await save(editor, 'article', ARTICLE)
  expect(await notices()).toEqual(['It replaces the article “A CPD list” at /blogs/cpd-list.'])
  expect(await publish(editor)).toMatchObject({ status: 200 })
})

test('a link to a part that no page has is named at its field', async () => {
  reportPages(folder, { paths: ['/pricing'], parts: ['/pricing#fees'] })
  const sound = '[a](/pricing#fees) [b](#what-you-need)'
  const id = await save(editor, 'article', { ...ARTICLE, body: `${ARTICLE.body}\n\n${sound} [c](#gone)` })
  const named = (words: string) => [{ path: 'body', message: expect.stringContaining(words) }]
  expect((await publish(editor)).mistakes).toMatchObject(named('no heading for the link to #gone'))
  await save(editor, 'article', { ...ARTICLE, body: `${ARTICLE.body}\n\n${sound} [c](/pricing#gone)` }, id)
  expect((await publish(editor)).mistakes).toMatchObject(named('The page /pricing has no part #gone'))
  await save(editor, 'article', { ...ARTICLE, body: `${ARTICLE.body}\n\n${sound}` }, id)
  expect(await publish(editor)).toMatchObject({ status: 200 })
})

test('a preview of the drafts leaves out mistakes, and its link is signed and short-lived', async () => {
  await save(editor, 'details', { ...DETAILS, phone: 'none' })
  await save(editor, 'review', REVIEW)
  const made = (await (await editor.send('POST', '/site/preview', {})).json()) as { number: number; leftOut: string[] }
  expect(made.leftOut).toEqual(['Site details'])
  const { phone } = DETAILS
  expect(wanted(folder, 'preview')).toMatchObject({ number: made.number, reviews: [{ name: REVIEW.name }], details: { phone } })

  const state = async () => (await (await editor.get(`/site/preview/${made.number}`)).json()) as { state: string; link: string | null }
  expect(await state()).toMatchObject({ state: 'waiting', link: null })
  report(folder, { number: made.number, state: 'ready', started: new Date().toISOString(), seconds: 1 }, 'preview')
  const { link } = await state()
  const { origin, pathname, searchParams } = new URL(link ?? '')
  const end = Number(searchParams.get('exp'))
  const signature = createHmac('sha256', PREVIEW_SECRET).update(`${made.number}.${end}`).digest('hex')
  expect([origin, pathname]).toEqual(['https://preview.example.com', '/open'])
  expect(Object.fromEntries(searchParams)).toEqual({ n: String(made.number), exp: String(end), sig: signature })
  expect(end - inbox.now() / 1_000).toBeLessThanOrEqual(300)
  expect(end).toBeGreaterThan(made.number / 1_000)
})
