import { beforeEach, expect, test } from 'vitest'
import { stateWords } from '../src/admin/site/siteWords.ts'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import { addDays, shortDay } from '../src/time/sydneyTime.ts'
import { cleanSite, type Site, show } from './support/cleanSite.ts'
import { ARTICLE, ask, bringBack, DETAILS, PRICE, publish, QUESTION, REVIEW, save, siteState, wanted } from './support/site.ts'

let { inbox, folder, editor, base }: Site = {} as Site

beforeEach(async () => {
  ;({ inbox, folder, editor, base } = await cleanSite())
})

const PROMISE = { words: 'We work from Sydney.', on: '2026-11-23', by: 'Mia Chen' }
const FEE = { fee: 'Engineers Australia: employment assessment alone', amount: 533.5, read: '2026-11-20', until: '2027-06-30' }
test('what an editor ticked becomes a snapshot, without the consent and without who wrote it', async () => {
  const reader = {
    name: 'Maya T.',
    discipline: 'civil engineering',
    years: 12,
    authority: 'Engineers Australia',
    profile: 'https://register.test/maya',
  }
  await save(editor, 'details', { ...DETAILS, payment: 'half first, half last', readers: [reader], fees: [FEE], promises: [PROMISE] })
  await save(editor, 'price', { ...PRICE, includes: 'two interviews' })
  await save(editor, 'review', { ...REVIEW, occupation: 'civil engineer', service: 'CDR Writing', original: 'https://reviews.test/1' })
  await save(editor, 'article', ARTICLE)
  await save(editor, 'question', QUESTION)
  const before = await siteState(editor)
  expect(before).toMatchObject({ isOn: true, canPreview: true, base, live: base, mistakes: [] })
  expect(before.changes.map(({ what, name }) => `${what} ${name}`)).toEqual([
    'changed Site details',
    'added CDR Writing',
    'added Asha G.',
    'added Which documents a civil engineer needs',
    'added May I send drafts by phone?',
  ])
  expect(await publish(editor)).toMatchObject({ status: 200 })

  const snapshot = wanted(folder)
  expect(snapshot).toMatchObject({ format: 1, number: base + 1, retentionMonths: 24, announcement: null })
  expect(snapshot?.details).toEqual({
    email: 'info@example.com',
    phone: DETAILS.phone,
    whatsapp: DETAILS.whatsapp,
    location: 'Sydney',
    payment: 'half first, half last',
    readers: [reader],
    fees: [FEE],
    promises: [PROMISE],
  })
  const { show: _show, service: _service, ...price } = PRICE
  expect(snapshot?.prices).toEqual([{ ...price, service: 'cdr-writing', includes: 'two interviews' }])
  expect(snapshot?.articles[0]).toMatchObject({ slug: ARTICLE.slug, summary: ARTICLE.summary.split('\n'), sources: ARTICLE.sources })
  const { show: _shown, ...question } = QUESTION
  expect(snapshot?.questions).toEqual([{ ...question, service: 'cdr-writing' }])
  const shown = ['authority', 'country', 'month', 'name', 'occupation', 'original', 'service', 'words']
  expect(Object.keys(snapshot?.reviews[0] ?? {}).sort()).toEqual(shown)
  expect(JSON.stringify(snapshot)).not.toMatch(/consent|By email|createdBy|eve@|documentId|"id"/i)
  expect((await siteState(editor)).changes).toEqual([])
})

test('the owner sees what differs from the site, and discards it: a draft as it was, a deleted one back, a new one gone', async () => {
  const review = await save(editor, 'review', REVIEW)
  const article = await save(editor, 'article', ARTICLE)
  await publish(editor)
  await save(editor, 'details', { ...DETAILS, location: 'Perth', agentName: 'A. Person', agentNumber: '1234567' })
  await save(editor, 'article', { ...ARTICLE, body: ARTICLE.body.replace('Collect each', 'Gather each') }, article)
  await editor.send('DELETE', contentPath('review', review))
  await save(editor, 'price', PRICE)
  const { changes } = await siteState(editor)
  const differences = Object.fromEntries(changes.map((change) => [change.kind, change.differences]))
  expect(differences['details']).toEqual([
    { label: 'Place', before: 'Sydney', after: 'Perth' },
    { label: 'Registered migration agent', before: null, after: 'A. Person' },
    { label: 'Agent’s registration number', before: null, after: '1234567' },
  ])
  expect(differences['article']).toEqual([
    { label: 'Article', before: expect.stringMatching(/Collect each.*…$/s), after: expect.stringMatching(/Gather each.{0,60}…$/s) },
  ])
  for (const { kind, documentId, seen } of changes)
    expect(await ask(editor, '/site/discard', { kind, documentId, seen })).toMatchObject({ status: 200 })
  expect((await siteState(editor)).changes).toEqual([])
  // The consent is never published, so it cannot come back.
  expect((await publish(editor)).status).toBe(409)
})

test('what a colleague has saved, hidden or deleted since it was looked at is not discarded', async () => {
  const article = await save(editor, 'article', ARTICLE)
  await publish(editor)
  await save(editor, 'article', { ...ARTICLE, title: 'What I looked at' }, article)
  const price = await save(editor, 'price', PRICE)
  const { changes } = await siteState(editor)
  const discard = (kind: string) => {
    const { documentId, seen } = changes.find((change) => change.kind === kind) ?? {}
    return ask(editor, '/site/discard', { kind, documentId, seen })
  }
  await save(editor, 'article', { ...ARTICLE, title: 'Two hours of work since' }, article)
  await save(editor, 'price', { ...PRICE, amount: 500 }, price)
  const refused = { status: 409, message: expect.stringMatching(/ was changed meanwhile\. Look at the changes again\.$/) }
  expect([await discard('article'), await discard('price')]).toMatchObject([refused, refused])
  expect((await siteState(editor)).changes.map(({ name }) => name)).toEqual(['CDR Writing', 'Two hours of work since'])
  const now = (await siteState(editor)).changes.find(({ kind }) => kind === 'article')
  // From a form that was opened before, beside the state of the site as it is now.
  const opened = { 'If-Match': '"2026-01-01T00:00:00.000Z"' }
  const fromForm = { kind: 'article', documentId: article, seen: now?.seen }
  expect((await editor.send('POST', '/site/discard', fromForm, opened)).status).toBe(412)
  await save(editor, 'article', { ...ARTICLE, title: 'What I looked at', show: false }, article)
  await editor.send('DELETE', contentPath('price', price))
  expect([await discard('article'), await discard('price')]).toMatchObject([refused, refused])
})

test('a version is brought back under a new number, the drafts stay, and what it has undone waits until it is ticked', async () => {
  await save(editor, 'price', PRICE)
  await publish(editor)
  expect(await bringBack(editor, base)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: base + 2, prices: [], details: { phone: DETAILS.phone } })
  const state = await siteState(editor)
  expect(state.changes).toMatchObject([{ name: 'CDR Writing', isTakenBack: true }])
  expect(state.versions[0]).toMatchObject({ number: base + 2, broughtBack: base })
  await publish(editor)
  expect((await siteState(editor)).changes).toEqual([])
})

test('what is published and not shown yet, or no longer, is not called on the site', async () => {
  const day = (days: number) => addDays(new Date(inbox.now()), days)
  const words = async (documentId: string) => stateWords(await siteState(editor), documentId)
  const [ended, today, next] = [await price(day(-20)), await price(day(-10)), await price(day(3))]
  const other = await save(editor, 'price', { ...PRICE, service: 'RPL Writing', validFrom: day(-1) })
  const announcement = await save(editor, 'announcement', { text: 'We are closed.', from: day(0), until: day(1), show: true })
  await publish(editor)
  expect(await words(other)).toBe('published, not on the site yet')
  await show({ inbox, folder, editor }, base + 1)
  expect(await Promise.all([ended, today, next, other, announcement].map(words))).toEqual([
    `published, no longer shown: its last day was ${shortDay(day(-11))}`,
    `on the site until ${shortDay(day(2))}`,
    `published, shows from ${shortDay(day(3))}`,
    'on the site',
    `on the site until ${shortDay(day(1))}`,
  ])
})

const price = (validFrom: string) => save(editor, 'price', { ...PRICE, validFrom })
