import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cleanSite, type Site, show } from './support/cleanSite.ts'
import { forThisTest } from './support/forThisTest.ts'
import { makeFolder, startInbox } from './support/inbox.ts'
import {
  ARTICLE,
  ask,
  bringBack,
  DETAILS,
  mistakesOf,
  PRICE,
  publish,
  REVIEW,
  report,
  save,
  siteSettings,
  siteState,
  untilARoundEnds,
  wanted,
} from './support/site.ts'
import { EDITOR, signIn } from './support/team.ts'
import { until } from './support/until.ts'

let site: Site
let { inbox, folder, editor, base }: Site = {} as Site

beforeEach(async () => {
  site = await cleanSite()
  ;({ inbox, folder, editor, base } = site)
})

const FAILED = { sentence: 'A link leads nowhere.', details: ['/nowhere'] }

const newest = async () => (await siteState(editor)).versions[0]
const started = () => new Date(inbox.now()).toISOString()

async function publishDetails(change: object): Promise<number> {
  await save(editor, 'details', { ...DETAILS, ...change })
  expect(await publish(editor)).toMatchObject({ status: 200 })
  return (await newest())?.number ?? 0
}

test('a live version stays live while it is rebuilt each night, and when a night fails, until one does not', async () => {
  report(folder, { number: base, state: 'building', started: started() })
  await untilARoundEnds(folder)
  expect(await newest()).toMatchObject({ state: 'live' })
  report(folder, { number: base, state: 'failed', started: started(), failure: FAILED })
  await until('the failed night is told', async () => (await newest())?.failure !== null)
  expect(await newest()).toMatchObject({ state: 'live', failure: FAILED })
  report(folder, { number: base, state: 'ready', started: started() })
  await until('its last rebuild is a success', async () => (await newest())?.failure === null)
  expect(inbox.output()).not.toContain('A round of the publishing failed')
})

test('a failed version leaves its changes to be published again, and gives its place in the folder to the last good one', async () => {
  const number = await publishDetails({ phone: '+61 491 570 110' })
  expect(wanted(folder)).toMatchObject({ number, details: { phone: '+61 491 570 110' } })
  report(folder, { number, state: 'failed', started: started(), seconds: 1, failure: FAILED })
  await until('the last good one is handed over', () => wanted(folder)?.number === base)
  expect(wanted(folder)).toMatchObject({ details: { phone: DETAILS.phone } })
  expect(await siteState(editor)).toMatchObject({
    base,
    live: base,
    versions: [
      { number, state: 'failed', failure: FAILED },
      { number: base, state: 'live' },
    ],
    changes: [{ what: 'changed', name: 'Site details' }],
  })
})

test('a folder that cannot be written fails the version in words, and the next one goes through', async () => {
  const inside = path.join(folder, 'wanted')
  // A round in between makes the folder again.
  await until('a file is in its place', () => {
    try {
      rmSync(inside, { recursive: true, force: true })
      writeFileSync(inside, '')
      return true
    } catch {
      return false
    }
  })
  const number = await publishDetails({ location: 'Perth' })
  expect(await newest()).toMatchObject({
    number,
    state: 'failed',
    failure: { sentence: expect.stringMatching(/^The content could not be handed to the publisher\. The site stays as it was\./) },
  })
  rmSync(inside)
  await until('the last good one is handed over', () => wanted(folder)?.number === base)
  expect(await publish(editor)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: number + 1, details: { location: 'Perth' } })
})

/** Only root may mount a disk of its own. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(mayMount)(
  'a first version for which the disk is full fails in words, leaves nothing half written, and goes through later',
  async () => {
    const disk = makeFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]))
    const filling = path.join(disk, 'filling')
    writeFileSync(filling, Buffer.alloc(64 * 1024))
    const fresh = await forThisTest(startInbox(undefined, siteSettings(disk)))
    const owner = await signIn(fresh, EDITOR)
    await save(owner, 'details', DETAILS)
    expect(await publish(owner)).toMatchObject({ status: 200 })
    const first = async () => (await siteState(owner)).versions.at(-1)
    await until('it has failed', async () => (await first())?.state === 'failed')
    expect((await first())?.failure?.sentence).toMatch(/^The server’s disk is full, so nothing was handed to the publisher\./)
    expect((await siteState(owner)).troubles[0]?.words).toMatch(/^Version 1 by .+ is not on the site\. The server’s disk is full/)
    expect(readdirSync(path.join(disk, 'wanted'))).toEqual([])

    rmSync(filling)
    expect(await publish(owner)).toMatchObject({ status: 200 })
    await until('it is handed over', () => wanted(disk)?.number === 2)
    report(disk, { number: 2, state: 'ready', started: new Date().toISOString(), seconds: 1 })
    await until('nothing is told any more', async () => (await siteState(owner)).troubles.length === 0)
  },
)

test('what a client has taken back of a review does not come back with an earlier version', async () => {
  const review = await save(editor, 'review', { ...REVIEW, occupation: 'civil engineer', original: 'https://reviews.test/1' })
  await publish(editor)
  await publishDetails({ location: 'Perth' })

  await save(editor, 'review', { ...REVIEW, occupation: null, original: null }, review)
  expect(await bringBack(editor, base + 1)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({
    number: base + 3,
    details: { location: 'Sydney' },
    reviews: [{ name: REVIEW.name, words: REVIEW.words, country: REVIEW.country }],
  })
  for (const field of ['occupation', 'original']) expect(wanted(folder)?.reviews[0], field).not.toHaveProperty(field)
})

/** As an older release had published it, under rules that have changed since. */
async function publishedBefore(number: number, change: (content: string) => string): Promise<void> {
  const version = (knex: Parameters<Parameters<typeof inbox.sql>[0]>[0]) => knex('site_versions').where({ number })
  const { content } = await inbox.sql((knex) => version(knex).first('content'))
  await inbox.sql((knex) => version(knex).update({ content: change(content) }))
}

test('a version made under older rules is refused in words about the version, and only a bad request in words about the request', async () => {
  await publishDetails({ location: 'Perth' })
  await publishedBefore(base, () => JSON.stringify({ price: { a: { service: 'cdr-writing', amount: 'four' } } }))
  const { versions } = await siteState(editor)
  const message = expect.stringMatching(new RegExp(`^Version ${base} was made under older rules, .* Publish the drafts instead\\.$`))
  expect(await ask(editor, '/site/preview', { version: versions[1]?.id })).toMatchObject({ status: 409, message })
  expect(await bringBack(editor, base)).toMatchObject({ status: 409, message })
  const bad = { status: 400, message: 'The request could not be read. Load the page again.' }
  expect(await ask(editor, '/site/preview', { version: 'one' })).toMatchObject(bad)
  expect(await ask(editor, '/site/publish', { base: 'one' })).toMatchObject(bad)
})

test('what was published under older rules is named, is handed over for the publisher to name it too, and is put right by publishing', async () => {
  const article = await save(editor, 'article', ARTICLE)
  await publish(editor)
  const number = base + 1
  const title = 'x'.repeat(90)
  await save(editor, 'price', PRICE)
  await save(editor, 'article', { ...ARTICLE, title, body: ARTICLE.body.trim() }, article)
  await publishedBefore(number, (content) => content.replace(ARTICLE.title, title))
  const problem = {
    name: title,
    label: 'Title',
    path: 'title',
    kind: 'article',
    message: 'Shorten this to 80 characters: there are 90. It was published under older rules: put it right, and publish it too.',
    documentId: article,
  }
  expect(mistakesOf(await siteState(editor))).toEqual([problem])
  expect(await publish(editor)).toMatchObject({ status: 400, mistakes: [problem] })
  await save(editor, 'article', { ...ARTICLE, title }, article)
  expect(mistakesOf(await siteState(editor))).toEqual([{ ...problem, message: 'Shorten this to 80 characters: there are 90.' }])
  rmSync(path.join(folder, 'wanted', 'live.json'))
  await until('it is handed over', () => wanted(folder)?.articles[0]?.title === title)

  await save(editor, 'article', ARTICLE, article)
  expect(mistakesOf(await siteState(editor))).toEqual([])
  expect(await publish(editor)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: number + 1, articles: [{ title: ARTICLE.title }] })
})

test('with a version from before the site details, the published details stay', async () => {
  await save(editor, 'price', PRICE)
  await publish(editor)
  const [price] = wanted(folder)?.prices ?? []
  const details = wanted(folder)?.details
  await publishedBefore(base, () => JSON.stringify({ price: { a: { ...price, amount: 390 } } }))
  expect(await bringBack(editor, base)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: base + 2, prices: [{ amount: 390 }], details })
  expect(await bringBack(editor, base)).toMatchObject({
    status: 409,
    message: `The site already has all that can come back of version ${base}.`,
  })
})

test('a version whose build a later one cut short is built after all when that one fails, and else is called overtaken', async () => {
  const state = async (number: number) => (await siteState(editor)).versions.find((version) => version.number === number)?.state
  const building = async (number: number) => {
    report(folder, { number, state: 'building', started: started() })
    await until(`version ${number} is being built`, async () => (await state(number)) === 'building')
  }
  const first = await publishDetails({ location: 'Perth' })
  await building(first)
  const second = await publishDetails({ location: 'Darwin' })
  await building(second)
  report(folder, { number: second, state: 'failed', started: started(), seconds: 1, failure: FAILED })
  await until('the first is handed over again', () => wanted(folder)?.number === first)
  expect(wanted(folder)).toMatchObject({ details: { location: 'Perth' } })

  const third = await publishDetails({ location: 'Hobart' })
  await show(site, third)
  await until('the first is overtaken', async () => (await state(first)) === 'replaced')
  expect([await state(second), await state(third)]).toEqual(['failed', 'live'])
})
