import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuildHost, contentOf, startBuildHost, TOKEN } from './support/buildHost.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { DETAILS, PRICE, publish, save, siteState } from './support/site.ts'
import { EDITOR, type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const HOUR_MS = 3_600_000
let host: BuildHost
let inbox: CleanInbox
let editor: Member
let base: number

beforeAll(async () => {
  host = await startBuildHost()
})
afterAll(() => host.stop())

/** One version is published, and the site says that it shows it. */
beforeEach(async () => {
  Object.assign(host, { refuses: false, isAway: false })
  inbox = await cleanInbox(host.variables)
  editor = await signIn(inbox, EDITOR)
  base = await publishFrom('Sydney')
  await shows(base)
  Object.assign(host, { builds: 0, looks: 0 })
})

const newest = async () => (await siteState(editor)).versions[0]
const isBuilding = () => until('it is building', async () => (await newest())?.state === 'building')

async function publishFrom(location: string): Promise<number> {
  await save(editor, 'details', { ...DETAILS, location })
  expect(await publish(editor)).toMatchObject({ status: 200 })
  return (await newest())?.number ?? 0
}

async function shows(number: number): Promise<void> {
  host.number = number
  await until(`version ${number} is live`, async () => (await newest())?.state === 'live')
}

async function looksAgain(): Promise<void> {
  const before = host.looks
  await until('the inbox has looked at the site again, and again', () => host.looks >= before + 3)
}

test('the content is for the token alone, and the token opens nothing else', async () => {
  for (const token of [undefined, 'x', `${TOKEN}x`, TOKEN.slice(1)]) expect((await contentOf(inbox, token)).status, token).toBe(401)
  for (const path of ['/site/state', '/admin/users/me', '/content-manager/collection-types/api::form-data.form-data'])
    expect((await fetch(`${inbox.url}${path}`, { headers: { Authorization: `Bearer ${TOKEN}` } })).status, path).toBe(401)
})

test('publishing starts a build, the build reads the content, and the version is live when the site says so', async () => {
  const number = await publishFrom('Perth')
  await isBuilding()
  const response = await contentOf(inbox, TOKEN)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ format: 1, number, details: { phone: DETAILS.phone, location: 'Perth' } })
  await shows(number)
  expect(await siteState(editor)).toMatchObject({ way: 'hook', canPreview: false, live: number })
  expect(host.builds).toBe(1)
})

test('what no longer fits the rules reaches the build, which names it', async () => {
  const version = (knex: Knex) => knex('site_versions').where('number', base)
  const { content } = await inbox.sql((knex) => version(knex).first('content'))
  await inbox.sql((knex) => version(knex).update({ content: content.replace(DETAILS.phone, '0491 570 006') }))
  const response = await contentOf(inbox, TOKEN)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ details: { phone: '0491 570 006' } })
})

test('a host that refuses is asked again, and the half hour begins when it builds', async () => {
  host.refuses = true
  const number = await publishFrom('Perth')
  await until('it was asked', () => host.builds === 1)
  expect(await newest()).toMatchObject({ number, state: 'waiting' })
  host.refuses = false
  await inbox.pass(2 * HOUR_MS)
  await isBuilding()
  expect(host.builds).toBe(2)
  await looksAgain()
  expect(await newest()).toMatchObject({ number, state: 'building', problem: null })
  await shows(number)
})

test('a site that is ahead of a restored database gets a higher number, and is live only when it shows it', async () => {
  host.number = base + 7
  const number = await publishFrom('Perth')
  expect(number).toBe(base + 8)
  await isBuilding()
  expect(await siteState(editor)).toMatchObject({ live: base + 7, unknown: null })
  await shows(number)
})

test('a version scheduled hours ahead has as long to be built as any other', async () => {
  await save(editor, 'price', PRICE)
  expect(await publish(editor, { dueAt: inbox.now() + HOUR_MS })).toMatchObject({ status: 200 })
  await inbox.pass(2 * HOUR_MS)
  await isBuilding()
  await looksAgain()
  expect(await newest()).toMatchObject({ number: base + 1, state: 'building', problem: null })
  expect(await (await contentOf(inbox, TOKEN)).json()).toMatchObject({ number: base + 1, prices: [{ amount: 450 }] })
  await shows(base + 1)
})

test('a build that takes longer than half an hour has failed, and its version is live all the same once the site shows it', async () => {
  const number = await publishFrom('Hobart')
  await isBuilding()
  await inbox.pass(HOUR_MS)
  await until('it has failed', async () => (await newest())?.state === 'failed')
  await looksAgain()
  await shows(number)
  expect(await siteState(editor)).toMatchObject({ base: number, live: number, changes: [], versions: [{ problem: null }, {}] })
})
