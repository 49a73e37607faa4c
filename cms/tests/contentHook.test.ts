// One story told in order: each test goes on from the versions of those before.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox, type Variables } from './support/inbox.ts'
import { addEditor, DETAILS, EDITOR, later, PRICE, publish, save, siteState } from './support/site.ts'
import { type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const HOUR_MS = 3_600_000
const TOKEN = 'kV2nB7xQ9rT4wL8mZ3pD'

/** A host that builds when asked, and whose site says which version it shows. */
let builds = 0
let looks = 0
let number = 0
let refuses = false
let hangs = false
let isAway = false
const host = createServer((request, response) => {
  if (request.method === 'POST') {
    builds += 1
    if (!hangs) response.writeHead(refuses ? 503 : 201).end()
    return
  }
  looks += 1
  if (isAway) response.writeHead(503).end()
  else response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ number }))
})

function variables(): Variables {
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  return {
    PUBLISH_HOOK_URL: `${origin}/build`,
    CONTENT_TOKEN: TOKEN,
    SITE_ORIGINS: `${origin},http://localhost:3000`,
    PUBLISH_EVERY_MS: '50',
  }
}

let inbox: Inbox
let editor: Member

beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  inbox = await startInbox(undefined, variables())
  editor = await addEditor(inbox, await signIn(inbox))
})
afterAll(async () => {
  await inbox?.stop()
  host.closeAllConnections()
  host.close()
})

async function restart(hoursLater: number, whileStopped?: () => void): Promise<void> {
  inbox.signal('SIGTERM')
  await inbox.ended
  whileStopped?.()
  inbox = await startInbox(inbox.folder, { ...variables(), ...later(hoursLater) })
  editor = await signIn(inbox, EDITOR)
}

const content = (token?: string) => fetch(`${inbox.url}/site-content`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})
const newest = async () => (await siteState(editor)).versions[0]

test('the content is for the token alone, and the token opens nothing else', async () => {
  expect((await content(TOKEN)).status).toBe(404)
  for (const token of [undefined, 'x', `${TOKEN}x`, TOKEN.slice(1)]) expect((await content(token)).status, token).toBe(401)
  for (const path of ['/site/state', '/admin/users/me', '/content-manager/collection-types/api::form-data.form-data'])
    expect((await fetch(`${inbox.url}${path}`, { headers: { Authorization: `Bearer ${TOKEN}` } })).status, path).toBe(401)
})

test('publishing starts a build, the build reads the content, and the version is live when the site says so', async () => {
  await save(editor, 'details', DETAILS)
  await publish(editor)
  await until('the build is started', async () => (await newest())?.state === 'building')
  expect(builds).toBe(1)
  const response = await content(TOKEN)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ format: 1, number: 1, details: { phone: DETAILS.phone } })
  number = 1
  await until('the version is live', async () => (await newest())?.state === 'live')
  expect(await siteState(editor)).toMatchObject({ way: 'hook', canPreview: false, live: 1 })
  expect(builds).toBe(1)
})

test('what no longer fits the rules reaches the build, which names it', async () => {
  const version = (knex: Knex) => knex('site_versions').where('number', 1)
  const { content: kept } = await inbox.sql((knex) => version(knex).first('content'))
  await inbox.sql((knex) => version(knex).update({ content: kept.replace(DETAILS.phone, '0491 570 006') }))
  const response = await content(TOKEN)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ details: { phone: '0491 570 006' } })
  await inbox.sql((knex) => version(knex).update({ content: kept }))
})

test('a host that refuses is asked again', async () => {
  refuses = true
  await save(editor, 'price', PRICE)
  await publish(editor)
  await until('it was asked', () => builds === 2)
  expect(await newest()).toMatchObject({ number: 2, state: 'waiting' })
  refuses = false
  await until('it is building', async () => (await newest())?.state === 'building')
  expect(builds).toBe(3)
})

test('a site that is ahead of a restored database gets a higher number, and is live only when it shows it', async () => {
  number = 9
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  await publish(editor)
  await until('the build is started', () => builds === 4)
  expect(await newest()).toMatchObject({ number: 10 })
  expect(await siteState(editor)).toMatchObject({ live: 9, unknown: null, versions: [{ number: 10 }, {}, {}] })
  number = 10
  await until('the version is live', async () => (await newest())?.state === 'live')
})

test('a version scheduled hours ahead has as long to be built as any other', async () => {
  await save(editor, 'details', { ...DETAILS, location: 'Darwin' })
  expect(await publish(editor, { dueAt: Date.now() + HOUR_MS })).toMatchObject({ status: 200 })
  await restart(2)
  await until('the build is started', () => builds === 5)
  const before = looks
  await until('the inbox has looked at the site again, and again', () => looks >= before + 3)
  expect(await newest()).toMatchObject({ number: 11, state: 'building', problem: null })
  expect(await (await content(TOKEN)).json()).toMatchObject({ number: 11, details: { location: 'Darwin' } })
  number = 11
  await until('the version is live', async () => (await newest())?.state === 'live')
})

test('a build that takes longer than half an hour has failed, and its version is live all the same once the site shows it', async () => {
  await save(editor, 'details', { ...DETAILS, location: 'Hobart' })
  await publish(editor)
  await until('the build is started', () => builds === 6)
  await restart(3)
  await until('it has failed', async () => (await newest())?.state === 'failed')
  const before = looks
  await until('the inbox still looks at the site', () => looks >= before + 2)
  number = 12
  await until('the version is live', async () => (await newest())?.state === 'live')
  expect((await newest())?.problem).toBe(null)
  expect(await siteState(editor)).toMatchObject({ base: 12, live: 12, changes: [] })
})

test('a version that waited while the inbox was stopped has its half hour from the start of its build', async () => {
  refuses = true
  await save(editor, 'details', { ...DETAILS, location: 'Cairns' })
  await publish(editor)
  await restart(5, () => {
    refuses = false
  })
  await until('it is building', async () => (await newest())?.state === 'building')
  const before = looks
  await until('the inbox has looked at the site again, and again', () => looks >= before + 3)
  expect(await newest()).toMatchObject({ number: 13, state: 'building', problem: null })
  number = 13
  await until('the version is live', async () => (await newest())?.state === 'live')
})

test('the inbox ends while the host keeps it waiting, and calls again at the next start', async () => {
  await save(editor, 'details', { ...DETAILS, location: 'Albury' })
  expect(await publish(editor, { dueAt: Date.now() + 6 * HOUR_MS })).toMatchObject({ status: 200 })
  hangs = true
  const before = builds
  await restart(8)
  await until('the host is called', () => builds === before + 1)
  const hanging = inbox
  await restart(9, () => {
    hangs = false
  })
  expect(hanging.output()).not.toContain('it did not answer in time')
  await until('it is building', async () => (await newest())?.state === 'building')
  number = 14
  await until('the version is live', async () => (await newest())?.state === 'live')
})

test('after a restore nothing falls due and no other build gets the content before the site has said what it shows', async () => {
  await save(editor, 'details', { ...DETAILS, location: 'Broome' })
  expect(await publish(editor, { dueAt: Date.now() + 10 * HOUR_MS })).toMatchObject({ status: 200 })
  await restart(12, () => {
    isAway = true
    number = 16
  })
  const before = looks
  await until('the inbox has asked again, and again', () => looks >= before + 3)
  expect(await newest()).toMatchObject({ number: null, state: 'scheduled' })
  expect((await content(TOKEN)).status).toBe(503)
  isAway = false
  await until('its time has come', async () => (await siteState(editor)).versions.every(({ state }) => state !== 'scheduled'))
  expect((await siteState(editor)).versions.find((version) => version.number === null)).toMatchObject({
    state: 'failed',
    problem: { sentence: expect.stringMatching(/^It was not published, because version 16 of the site is not/) },
  })
  expect((await content(TOKEN)).status).toBe(409)
})

test('a site that never answers holds nothing up for ever', async () => {
  isAway = true
  await restart(12)
  await until('a build gets the content', async () => (await content(TOKEN)).status === 200)
  expect(inbox.output()).toContain('version.json does not answer: publishing goes on without it.')
})
