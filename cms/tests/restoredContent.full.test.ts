import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GoLiveState } from '../src/ownersContent/goLive.ts'
import { type Picture, pictureFile } from '../src/ownersContent/pictures.ts'
import { HOUR_MS } from '../src/time/durations.ts'
import { shiftedBy } from './support/clock.ts'
import { backUp, command } from './support/commands.ts'
import { type Inbox, makeFolder, startInbox } from './support/inbox.ts'
import {
  ARTICLE,
  ask,
  bringBack,
  DETAILS,
  PRICE,
  publish,
  report,
  reportPages,
  save,
  siteSettings,
  siteState,
  wanted,
} from './support/site.ts'
import { EDITOR, type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

let folder: string
let inbox: Inbox
let editor: Member

beforeEach(async () => {
  folder = makeFolder()
  await start()
})
afterEach(() => inbox?.stop())

async function start(of?: string, hoursLater = 0): Promise<void> {
  inbox = await startInbox(of, { ...siteSettings(folder), ...shiftedBy(hoursLater * HOUR_MS) })
  editor = await signIn(inbox, EDITOR)
}

async function restore(file: string, { hoursLater = 0 } = {}): Promise<void> {
  await inbox.signal('SIGTERM')
  await command('restore', inbox.folder, file, '--replace')
  await start(inbox.folder, hoursLater)
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

const compared = (unknown: number) => until('the inbox has compared', async () => (await siteState(editor)).unknown === unknown)

test('after restoring a backup that lacks what is live, the site stays, the owner is told, and the next number is higher', async () => {
  const empty = await backUp(inbox.folder)
  await save(editor, 'details', DETAILS)
  await publishAndShow(1)
  const first = await backUp(inbox.folder)
  await save(editor, 'price', PRICE)
  await publishAndShow(2)

  await restore(first)
  await compared(2)
  expect(await siteState(editor)).toMatchObject({ base: 1, live: 2, changes: [], versions: [{ number: 1 }] })
  expect(wanted(folder)).toMatchObject({ number: 2, prices: [{ amount: 450 }] })
  await save(editor, 'details', { ...DETAILS, location: 'Perth' })
  await publishAndShow(3)
  expect(wanted(folder)).toMatchObject({ prices: [], details: { location: 'Perth' } })
  expect(await siteState(editor)).toMatchObject({ unknown: null, versions: [{ number: 3, state: 'live' }, {}] })

  // Nothing was published in this one: its first would have the number of one that visitors have seen.
  await restore(empty)
  await compared(3)
  await save(editor, 'details', DETAILS)
  await publishAndShow(4)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Sydney' } })
})

test('a restored inbox publishes nothing by itself, and its last version can be brought back with nothing changed in it', async () => {
  await save(editor, 'details', DETAILS)
  await publishAndShow(1)
  expect(await bringBack(editor, 1)).toMatchObject({ status: 409 })
  await save(editor, 'price', PRICE)
  await publish(editor, { dueAt: Date.now() + HOUR_MS })
  const backup = await backUp(inbox.folder)
  await publishAndShow(2)
  await restore(backup, { hoursLater: 2 })
  await until('its time has come', async () => (await siteState(editor)).versions[0]?.state === 'failed')
  const sentence = expect.stringMatching(/^It was not published, because version 2 of the site is not/)
  expect(await siteState(editor)).toMatchObject({ unknown: 2, versions: [{ number: null, failure: { sentence } }, {}] })
  expect(wanted(folder)).toMatchObject({ number: 2 })
  expect(await bringBack(editor, 1)).toMatchObject({ status: 200 })
  await show(3)
  expect(wanted(folder)).toMatchObject({ prices: [] })
})

const goLive = async () => (await (await editor.get('/site/go-live')).json()) as GoLiveState

test('a backup that is restored into an empty folder has the pictures of its articles, and hands them over again', async () => {
  const form = new FormData()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  form.append('picture', new Blob([new Uint8Array(photo)]))
  const { name } = (await (await editor.sendForm('/site/pictures', form)).json()) as Picture
  await save(editor, 'details', DETAILS)
  await save(editor, 'article', { ...ARTICLE, body: `${ARTICLE.body}\n\n![A site diary](/pictures/${name}.webp)\n` })
  await publishAndShow(1)
  const handedOver = readFileSync(path.join(folder, 'wanted', pictureFile(name)))
  const backup = await backUp(inbox.folder)

  await inbox.signal('SIGTERM')
  const empty = makeFolder()
  folder = makeFolder()
  await command('restore', empty, backup)
  await start(empty)
  await until('the version is handed over', () => wanted(folder)?.number === 1)
  expect(wanted(folder)?.articles).toMatchObject([{ body: expect.stringContaining(name) }])
  expect(readFileSync(path.join(folder, 'wanted', pictureFile(name)))).toEqual(handedOver)
  expect(Buffer.from(await (await editor.get(`/site/pictures/${name}`)).arrayBuffer())).toEqual(handedOver)
})

test('after a restored backup the list counts nothing as invented that a later version may show, and keeps what was set aside', async () => {
  reportPages(folder, { settings: [{ name: 'SITE_URL', detail: 'Address of the site', now: 'http://localhost:3000' }] })
  await ask(editor, '/site/go-live/aside', { line: 'people', isAside: true })
  const backup = await backUp(inbox.folder)
  await save(editor, 'details', DETAILS)
  await publishAndShow(1)
  await ask(editor, '/site/go-live/aside', { line: 'prices', isAside: true })

  await restore(backup)
  await compared(1)
  const { invented, aside, lines } = await goLive()
  expect(invented.map(({ name }) => name)).toEqual(['SITE_URL'])
  expect(Object.keys(aside)).toEqual(['people'])
  expect(lines.find(({ id }) => id === 'contact')?.state).toBe('open')
})
