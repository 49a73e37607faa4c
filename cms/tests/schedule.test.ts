// One story told in order: each test goes on from the versions of those before.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from './support/inbox.ts'
import {
  addEditor,
  ask,
  DETAILS,
  PRICE,
  publish,
  REVIEW,
  report,
  restart,
  save,
  siteFolder,
  siteSettings,
  siteState,
  untilARoundEnds,
  wanted,
} from './support/site.ts'
import { type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const HOUR_MS = 3_600_000
const folder = siteFolder()
let inbox: Inbox
let editor: Member

beforeAll(async () => {
  inbox = await startInbox(undefined, siteSettings(folder))
  editor = await addEditor(inbox, await signIn(inbox))
})
afterAll(() => inbox?.stop())

async function restartLater(hoursLater: number): Promise<void> {
  const again = await restart(inbox, folder, { hoursLater })
  inbox = again.inbox
  editor = again.editor
}

test('a scheduled change waits, joins what is published meanwhile, and goes live at its time, once', async () => {
  await save(editor, 'price', PRICE)
  await save(editor, 'details', DETAILS)
  const dueAt = Date.now() + HOUR_MS
  expect(await publish(editor, { names: ['CDR Writing'], dueAt })).toMatchObject({ status: 200 })
  expect(wanted(folder)).toBeNull()
  expect(await siteState(editor)).toMatchObject({
    changes: [
      { name: 'Site details', scheduledFor: null },
      { name: 'CDR Writing', scheduledFor: new Date(dueAt).toISOString() },
    ],
    versions: [{ number: null, state: 'scheduled', changes: [{ name: 'CDR Writing' }] }],
  })

  await publish(editor, { names: ['Site details'] })
  expect(wanted(folder)).toMatchObject({ number: 1, prices: [] })
  // The draft goes on; what was scheduled stays as it was.
  const [price] = (await siteState(editor)).changes
  await save(editor, 'price', { ...PRICE, amount: 999 }, price?.documentId)

  await restartLater(2)
  await until('it is published', () => wanted(folder)?.number === 2)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Sydney' }, prices: [{ amount: 450 }] })
  expect(Date.parse(wanted(folder)?.made ?? '')).toBeGreaterThanOrEqual(dueAt)
  expect(await inbox.sql((knex) => knex('site_versions').where('state', 'waiting').pluck('number'))).toContain(2)
})

test('once its time has come it is the newest version, above those published before', async () => {
  const state = async (number: number) => (await siteState(editor)).versions.find((version) => version.number === number)?.state
  for (const number of [1, 2]) {
    report(folder, { number, state: 'ready', started: new Date().toISOString(), seconds: 1 })
    await until(`version ${number} is live`, async () => (await state(number)) === 'live')
  }
  expect(await siteState(editor)).toMatchObject({ live: 2, versions: [{ number: 2 }, { number: 1 }] })
})

test('a time that has passed, and one years ahead, are refused', async () => {
  for (const dueAt of [Date.now() - HOUR_MS, Date.now() + 1_000 * 24 * HOUR_MS])
    expect(await publish(editor, { dueAt })).toMatchObject({ status: 409, message: 'Choose a time from a minute to a year ahead.' })
})

test('a cancelled one never goes live, and cannot be cancelled twice', async () => {
  const due = Date.now() + 4 * HOUR_MS
  await publish(editor, { dueAt: due })
  await inbox.sql((knex) => knex('site_versions').insert(Array.from({ length: 31 }, later)))
  const { live, versions } = await siteState(editor)
  const [scheduled] = versions
  expect(scheduled).toMatchObject({ state: 'scheduled', dueAt: due })
  expect(live).toBe(2)
  await inbox.sql((knex) => knex('site_versions').where('title', 'Later').delete())
  expect(await ask(editor, `/site/versions/${scheduled?.id}/cancel`)).toMatchObject({ status: 200 })
  expect(await ask(editor, `/site/versions/${scheduled?.id}/cancel`)).toMatchObject({ status: 409 })
  await restartLater(6)
  await untilARoundEnds(folder)
  expect(await inbox.sql((knex) => knex('site_versions').where('id', scheduled?.id).pluck('state'))).toEqual(['cancelled'])
  expect((await siteState(editor)).versions.map(({ number }) => number)).toEqual([2, 1])
  expect(wanted(folder)).toMatchObject({ number: 2 })
})

/** One of more that failed since than the list shows. */
function later(_each: unknown, index: number) {
  return {
    state: 'failed',
    number: 1_000 + index,
    made_at: Date.now() + 24 * HOUR_MS + index,
    made_by: 'Sam Rai',
    title: 'Later',
    changes: '[]',
    content: '{}',
  }
}

test('an announcement that ends before it would go live is refused', async () => {
  const tomorrow = new Date(Date.now() + 34 * HOUR_MS).toISOString().slice(0, 10)
  await save(editor, 'announcement', { text: 'We are closed.', from: '2026-01-01', until: tomorrow, show: true })
  const names = ['Announcement']
  expect(await publish(editor, { names, dueAt: Date.now() + 72 * HOUR_MS })).toMatchObject({
    status: 400,
    problems: [{ label: 'Last day', message: expect.stringMatching(/^The last day is over before it goes live/) }],
  })
  expect(await publish(editor, { names })).toMatchObject({ status: 200 })
  await save(editor, 'announcement', { show: false })
  await publish(editor, { names })
})

test('one that was overtaken by a later publish says so and changes nothing', async () => {
  await publish(editor, { dueAt: Date.now() + 8 * HOUR_MS })
  const [scheduled] = (await siteState(editor)).versions
  await publish(editor)
  const { number } = wanted(folder) ?? {}
  await restartLater(10)
  const after = async () => (await siteState(editor)).versions.find(({ id }) => id === scheduled?.id)
  await until('its time has come', async () => (await after())?.state !== 'scheduled')
  expect(await after()).toMatchObject({
    state: 'failed',
    number: null,
    problem: { sentence: expect.stringMatching(/“CDR Writing” had been published since/) },
  })
  expect(wanted(folder)?.number).toBe(number)
})

test.each([
  { taken: 'was withdrawn', change: { show: false }, hours: 12 },
  { taken: 'lost its link', change: { original: null }, hours: 26 },
])('a review that $taken since it was scheduled is not published', async ({ taken, change, hours }) => {
  const name = `Asha who ${taken}`
  await save(editor, 'review', { ...REVIEW, name, original: 'https://reviews.test/1' })
  const review = (await siteState(editor)).changes.find((candidate) => candidate.name === name)
  await publish(editor, { names: [name], dueAt: Date.now() + hours * HOUR_MS })
  const [scheduled] = (await siteState(editor)).versions
  await save(editor, 'review', { ...REVIEW, name, ...change }, review?.documentId)
  const { number } = wanted(folder) ?? {}
  await restartLater(hours + 2)
  const after = async () => (await siteState(editor)).versions.find(({ id }) => id === scheduled?.id)
  await until('its time has come', async () => (await after())?.state !== 'scheduled')
  expect(await after()).toMatchObject({ state: 'failed', problem: { sentence: expect.stringMatching(/was withdrawn since/) } })
  expect(wanted(folder)?.number).toBe(number)
})

test('a version whose build a later one cut short is built after all when that one fails, and else is called overtaken', async () => {
  const started = new Date().toISOString()
  const state = async (number: number) => (await siteState(editor)).versions.find((version) => version.number === number)?.state
  const publishFrom = async (location: string) => {
    await save(editor, 'details', { ...DETAILS, location })
    await publish(editor)
    return wanted(folder)?.number ?? 0
  }
  const first = await publishFrom('Perth')
  report(folder, { number: first, state: 'building', started })
  await until('the first is being built', async () => (await state(first)) === 'building')
  const second = await publishFrom('Darwin')
  report(folder, { number: second, state: 'building', started })
  await until('the second is being built', async () => (await state(second)) === 'building')
  report(folder, { number: second, state: 'failed', started, seconds: 1, problem: { sentence: 'A link leads nowhere.', details: [] } })
  await until('the first is handed over again', () => wanted(folder)?.number === first)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Perth' } })

  const third = await publishFrom('Hobart')
  report(folder, { number: third, state: 'ready', started, seconds: 1 })
  await until('the first is overtaken', async () => (await state(first)) === 'replaced')
  expect([await state(second), await state(third)]).toEqual(['failed', 'live'])
})
