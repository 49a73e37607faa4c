import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildHost, contentOf, startBuildHost, TOKEN } from './support/buildHost.ts'
import { shiftedBy } from './support/clock.ts'
import { type Inbox, startInbox, type Variables } from './support/inbox.ts'
import { DETAILS, publish, save, siteState } from './support/site.ts'
import { EDITOR, type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const HOUR_MS = 3_600_000
let host: BuildHost
const running: Inbox[] = []

beforeAll(async () => {
  host = await startBuildHost()
})
afterAll(async () => {
  for (const inbox of running) await inbox.stop()
  host.stop()
})

async function start(folder?: string, variables: Variables = {}): Promise<{ inbox: Inbox; editor: Member }> {
  const inbox = await startInbox(folder, { ...host.variables, ...variables })
  running.push(inbox)
  return { inbox, editor: await signIn(inbox, EDITOR) }
}

async function end(inbox: Inbox): Promise<void> {
  inbox.signal('SIGTERM')
  expect(await inbox.ended).toBe(0)
}

const newest = async (editor: Member) => (await siteState(editor)).versions[0]
const isBuilding = (editor: Member) => until('it is building', async () => (await newest(editor))?.state === 'building')

test('the inbox ends while the host keeps it waiting, and calls again at the next start', async () => {
  Object.assign(host, { number: 0, builds: 0, hangs: true })
  const { inbox, editor } = await start()
  expect((await contentOf(inbox, TOKEN)).status, 'before anything is published').toBe(404)
  await save(editor, 'details', DETAILS)
  const publishing = publish(editor).catch(() => 'the inbox ended')
  await until('the host is called', () => host.builds === 1)
  await end(inbox)
  await publishing

  host.hangs = false
  const again = await start(inbox.folder, shiftedBy(HOUR_MS))
  await isBuilding(again.editor)
  expect(host.builds).toBe(2)
})

test('after a restore nothing falls due and no other build gets the content before the site has said what it shows', async () => {
  Object.assign(host, { number: 0, isAway: false })
  const { inbox, editor } = await start()
  await save(editor, 'details', DETAILS)
  await publish(editor)
  host.number = 1
  await until('the version is live', async () => (await newest(editor))?.state === 'live')
  await save(editor, 'details', { ...DETAILS, location: 'Broome' })
  expect(await publish(editor, { dueAt: Date.now() + HOUR_MS })).toMatchObject({ status: 200 })
  await end(inbox)

  Object.assign(host, { number: 16, isAway: true, looks: 0 })
  const again = await start(inbox.folder, shiftedBy(2 * HOUR_MS))
  await until('the inbox has asked again, and again', () => host.looks >= 3)
  expect(await newest(again.editor)).toMatchObject({ number: null, state: 'scheduled' })
  expect((await contentOf(again.inbox, TOKEN)).status).toBe(503)
  host.isAway = false
  await until('its time has come', async () => (await newest(again.editor))?.state !== 'scheduled')
  expect(await newest(again.editor)).toMatchObject({
    state: 'failed',
    number: null,
    problem: { sentence: expect.stringMatching(/^It was not published, because version 16 of the site is not/) },
  })
  expect((await contentOf(again.inbox, TOKEN)).status).toBe(409)
})

test('a site that never answers holds nothing up for ever', async () => {
  Object.assign(host, { number: 0, isAway: false })
  const { inbox, editor } = await start()
  await save(editor, 'details', DETAILS)
  await publish(editor)
  await end(inbox)
  host.isAway = true
  const again = await start(inbox.folder, { PUBLISH_EVERY_MS: '20' })
  await until('a build gets the content', async () => (await contentOf(again.inbox, TOKEN)).status === 200)
  expect(again.inbox.output()).toContain('version.json does not answer: publishing goes on without it.')
})
