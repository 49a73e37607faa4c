import { beforeEach, expect, test } from 'vitest'
import { contentPath } from '../src/ownersContent/contentTypes.ts'
import { HOUR_MS, MINUTE_MS } from '../src/time/durations.ts'
import { cleanSite, type Site, show } from './support/cleanSite.ts'
import { ask, bringBack, DETAILS, PRICE, publish, REVIEW, save, siteState, untilARoundEnds, wanted } from './support/site.ts'
import { until } from './support/until.ts'

let site: Site
let { inbox, folder, editor, base }: Site = {} as Site

beforeEach(async () => {
  site = await cleanSite()
  ;({ inbox, folder, editor, base } = site)
})

/** What waits is published in an hour. */
async function schedule(names?: string[], inMs = HOUR_MS): Promise<{ id: number; dueAt: number }> {
  const dueAt = inbox.now() + inMs
  expect(await publish(editor, { dueAt, ...(names ? { names } : {}) })).toMatchObject({ status: 200 })
  const [version] = (await siteState(editor)).versions
  expect(version).toMatchObject({ number: null, state: 'scheduled', dueAt })
  return { id: version?.id ?? 0, dueAt }
}

const version = async (id: number) => (await siteState(editor)).versions.find((each) => each.id === id)

async function comesDue(id: number) {
  await inbox.pass(2 * HOUR_MS)
  await until('its time has come', async () => (await version(id))?.state !== 'scheduled')
  return version(id)
}

test('a scheduled change waits, joins what is published meanwhile, and goes live at its time, once', async () => {
  const price = await save(editor, 'price', PRICE)
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  const { id, dueAt } = await schedule(['CDR Writing'])
  expect(wanted(folder)).toMatchObject({ number: base })
  expect((await siteState(editor)).changes).toMatchObject([
    { name: 'Site details', scheduled: null },
    { name: 'CDR Writing', scheduled: { dueAt, isDraft: true } },
  ])
  await publish(editor, { names: ['Site details'] })
  expect(wanted(folder)).toMatchObject({ number: base + 1, prices: [] })
  // The draft goes on; what was scheduled stays as it was.
  await save(editor, 'price', { ...PRICE, amount: 999 }, price)
  expect((await siteState(editor)).changes).toMatchObject([{ name: 'CDR Writing', scheduled: { dueAt, isDraft: false } }])

  expect(await comesDue(id)).toMatchObject({ number: base + 2, state: 'waiting' })
  await until('it is handed over', () => wanted(folder)?.number === base + 2)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Perth' }, prices: [{ amount: 450 }] })
  expect(Date.parse(wanted(folder)?.made ?? '')).toBeGreaterThanOrEqual(dueAt)
  await show(site, base + 2)
  const numbers = (await siteState(editor)).versions.map(({ number }) => number)
  expect(numbers, 'the newest, above those published before').toEqual([base + 2, base + 1, base])
})

test('a cancelled one never goes live, and cannot be cancelled twice', async () => {
  await save(editor, 'price', PRICE)
  const { id } = await schedule()
  expect(await ask(editor, `/site/versions/${id}/cancel`)).toMatchObject({ status: 200 })
  expect(await ask(editor, `/site/versions/${id}/cancel`)).toMatchObject({ status: 409 })
  await inbox.pass(2 * HOUR_MS)
  await untilARoundEnds(folder)
  expect(await inbox.sql((knex) => knex('site_versions').where({ id }).pluck('state')), 'nothing of it is kept').toEqual([])
  expect(wanted(folder)).toMatchObject({ number: base })
})

test('a scheduled version stays in the list, and the live one known, however many have failed since', async () => {
  await save(editor, 'price', PRICE)
  const { id } = await schedule()
  const failed = (_each: unknown, index: number) => ({
    state: 'failed',
    number: base + 1 + index,
    made_at: inbox.now() + index,
    made_by: 'Sam Rai',
    changes: '[]',
    content: '{}',
  })
  await inbox.sql((knex) => knex('site_versions').insert(Array.from({ length: 31 }, failed)))
  expect(await siteState(editor)).toMatchObject({ live: base })
  expect(await version(id)).toMatchObject({ state: 'scheduled' })
})

test('an announcement that ends before it would go live is refused', async () => {
  const tomorrow = new Date(inbox.now() + 24 * HOUR_MS).toISOString().slice(0, 10)
  await save(editor, 'announcement', { text: 'We are closed.', from: '2026-01-01', until: tomorrow, show: true })
  expect(await publish(editor, { dueAt: inbox.now() + 72 * HOUR_MS })).toMatchObject({
    status: 400,
    mistakes: [{ label: 'Last day', message: expect.stringMatching(/^The last day is over before it goes live/) }],
  })
  expect(await publish(editor)).toMatchObject({ status: 200 })
})

test('a discarded draft leaves its schedule: what else is in it goes live, and nothing where it was alone', async () => {
  const price = await save(editor, 'price', PRICE)
  await publish(editor)
  await save(editor, 'price', { ...PRICE, amount: 999 }, price)
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  const { id } = await schedule()
  await save(editor, 'review', REVIEW)
  const { id: alone } = await schedule(['Asha G.'], 90 * MINUTE_MS)
  for (const { kind, documentId, seen, name } of (await siteState(editor)).changes)
    if (name !== 'Site details') expect(await ask(editor, '/site/discard', { kind, documentId, seen })).toMatchObject({ status: 200 })
  expect((await version(id))?.changes).toEqual([{ what: 'changed', name: 'Site details' }])
  expect(await version(alone)).toBeUndefined()

  expect(await comesDue(id)).toMatchObject({ state: 'waiting', number: base + 2 })
  await until('it is handed over', () => wanted(folder)?.number === base + 2)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Perth' }, prices: [{ amount: 450 }], reviews: [] })
})

test('what is scheduled is told, and can be cancelled, where its draft was deleted or is as it was before', async () => {
  const price = await save(editor, 'price', PRICE)
  await publish(editor)
  await save(editor, 'price', { ...PRICE, amount: 999 }, price)
  const review = await save(editor, 'review', REVIEW)
  const { id } = await schedule()
  await save(editor, 'price', PRICE, price)
  await editor.send('DELETE', contentPath('review', review))
  const earlier = { what: 'changed', name: 'CDR Writing', isDraft: false }
  const state = await siteState(editor)
  expect(state).toMatchObject({ changes: [], scheduled: [earlier, { what: 'added', name: 'Asha G.', isDraft: false }] })
  expect(await ask(editor, '/site/unschedule', { documentId: price })).toMatchObject({ status: 200 })
  expect((await siteState(editor)).scheduled).toMatchObject([{ documentId: review }])
  expect(await ask(editor, '/site/unschedule', { documentId: review })).toMatchObject({ status: 200 })
  expect(await version(id)).toBeUndefined()
})

test('what is published, or scheduled again, leaves the earlier schedule, and what else is in that goes live', async () => {
  const price = await save(editor, 'price', PRICE)
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  const { id, dueAt } = await schedule()
  await save(editor, 'price', { ...PRICE, amount: 999 }, price)
  expect(await publish(editor, { dueAt, names: ['CDR Writing'] })).toMatchObject({ status: 200 })
  expect(
    (await version(id))?.changes.map(({ name }) => name),
    'one for a moment',
  ).toEqual(['Site details', 'CDR Writing'])
  await publish(editor, { names: ['Site details'] })

  expect(await comesDue(id)).toMatchObject({ state: 'waiting', number: base + 2, changes: [{ name: 'CDR Writing' }] })
  await until('it is handed over', () => wanted(folder)?.number === base + 2)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Perth' }, prices: [{ amount: 999 }] })
})

test('one that was overtaken by a version that was brought back says so and changes nothing', async () => {
  const price = await save(editor, 'price', PRICE)
  await publish(editor)
  await save(editor, 'price', { ...PRICE, amount: 999 }, price)
  const { id } = await schedule()
  await bringBack(editor, base)
  const sentence = expect.stringMatching(/“CDR Writing” had been published since/)
  expect(await comesDue(id)).toMatchObject({ state: 'failed', number: null, failure: { sentence } })
  expect(wanted(folder)).toMatchObject({ number: base + 2, prices: [] })
})

test('a review that lost its link since it was scheduled is not published', async () => {
  const review = await save(editor, 'review', { ...REVIEW, original: 'https://reviews.test/1' })
  const { id } = await schedule()
  await save(editor, 'review', { ...REVIEW, original: null }, review)
  expect(await comesDue(id)).toMatchObject({
    state: 'failed',
    failure: { sentence: expect.stringMatching(/was withdrawn or changed since/) },
  })
  expect(wanted(folder)).toMatchObject({ number: base, reviews: [] })
})
