// One story told in order: each test goes on from the versions of those before.
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CMS_DIR, CMS_DIST, type Inbox, inboxEnv, makeFolder, startInbox } from './support/inbox.ts'
import {
  addEditor,
  ask,
  DETAILS,
  PRICE,
  publish,
  report,
  restart,
  save,
  siteFolder,
  siteSettings,
  siteState,
  wanted,
} from './support/site.ts'
import { type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const HOUR_MS = 3_600_000
const folder = siteFolder()
const backups = { empty: makeFolder(), first: makeFolder(), last: makeFolder() }
let inbox: Inbox
let editor: Member

beforeAll(async () => {
  inbox = await startInbox(undefined, siteSettings(folder))
  editor = await addEditor(inbox, await signIn(inbox))
})
afterAll(async () => {
  await inbox?.stop()
  for (const each of Object.values(backups)) rmSync(each, { recursive: true, force: true })
})

async function command(name: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const env = inboxEnv(inbox.folder) as NodeJS.ProcessEnv
  const { stdout } = await promisify(execFile)(process.execPath, [`${CMS_DIST}/src/commands/${name}.js`, ...args], { cwd: CMS_DIR, env })
  return stdout
}

async function backUp(to: string): Promise<string> {
  const said = await command('backup', '--to', to)
  return path.join(to, /leads-\S+\.(db|dump)/.exec(said)?.[0] ?? said)
}

async function restore(file: string, { hoursLater = 0 } = {}): Promise<void> {
  const again = await restart(inbox, folder, { hoursLater, whileStopped: () => command('restore', file, '--replace') })
  inbox = again.inbox
  editor = again.editor
}

async function publishAndShow(number: number): Promise<void> {
  expect(await publish(editor)).toMatchObject({ status: 200 })
  await show(number)
}

/** As the publisher does, which takes over whatever the file says. */
async function show(number: number): Promise<void> {
  await until(`version ${number} is handed over`, () => wanted(folder)?.number === number)
  report(folder, { number, state: 'ready', started: new Date().toISOString(), seconds: 1 })
  await until(`version ${number} is live`, async () => (await siteState(editor)).live === number)
}

test('after restoring a backup that lacks what is live, the site stays, the owner is told, and the next number is higher', async () => {
  const empty = await backUp(backups.empty)
  await save(editor, 'details', DETAILS)
  await publishAndShow(1)
  const first = await backUp(backups.first)
  await save(editor, 'price', PRICE)
  await publishAndShow(2)

  await restore(first)
  await until('the inbox has compared', async () => (await siteState(editor)).unknown === 2)
  expect(await siteState(editor)).toMatchObject({ base: 1, live: 2, changes: [], versions: [{ number: 1 }] })
  expect(wanted(folder)).toMatchObject({ number: 2, prices: [{ amount: 450 }] })
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  expect(await publish(editor)).toMatchObject({ status: 200 })
  await until('it is handed over', () => wanted(folder)?.number === 3)
  expect(wanted(folder)).toMatchObject({ prices: [], details: { location: 'Perth' } })
  await show(3)
  expect(await siteState(editor)).toMatchObject({ unknown: null, versions: [{ number: 3, state: 'live' }, {}] })

  // Nothing was published in this one: its first would have the number of one that visitors have seen.
  await restore(empty)
  await until('the inbox has compared', async () => (await siteState(editor)).unknown === 3)
  await save(editor, 'details', DETAILS)
  await publishAndShow(4)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Sydney' } })
})

test('a restored inbox publishes nothing by itself, and its last version can be brought back with nothing changed in it', async () => {
  const [version] = (await siteState(editor)).versions
  expect(await ask(editor, `/site/versions/${version?.id}/bring-back`)).toMatchObject({ status: 409 })
  await save(editor, 'price', PRICE)
  await publish(editor, { dueAt: Date.now() + HOUR_MS })
  const last = await backUp(backups.last)
  await publishAndShow(5)
  await restore(last, { hoursLater: 2 })
  await until('its time has come', async () => (await siteState(editor)).versions[0]?.state === 'failed')
  expect(await siteState(editor)).toMatchObject({
    unknown: 5,
    versions: [
      { number: null, problem: { sentence: expect.stringMatching(/^It was not published, because version 5 of the site is not/) } },
      {},
    ],
  })
  expect(wanted(folder)).toMatchObject({ number: 5 })
  expect(await ask(editor, `/site/versions/${version?.id}/bring-back`)).toMatchObject({ status: 200 })
  await show(6)
  expect(wanted(folder)).toMatchObject({ prices: [] })
})
