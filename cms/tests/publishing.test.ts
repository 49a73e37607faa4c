// One story told in order: each test goes on from the versions of those before.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from './support/inbox.ts'
import {
  ARTICLE,
  addEditor,
  ask,
  contentPath,
  DETAILS,
  EDITOR,
  type Kind,
  PRICE,
  publish,
  REVIEW,
  report,
  reportPages,
  save,
  siteFolder,
  siteSettings,
  siteState,
  untilARoundEnds,
  wanted,
} from './support/site.ts'
import { type Member, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const folder = siteFolder()
let inbox: Inbox
let editor: Member

beforeAll(async () => {
  reportPages(folder, { paths: ['/', '/pricing', '/blogs', '/blogs/cpd-list'], articles: [{ slug: 'cpd-list', title: 'A CPD list' }] })
  inbox = await startInbox(undefined, siteSettings(folder))
  editor = await addEditor(inbox, await signIn(inbox))
})
afterAll(() => inbox?.stop())

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
  const before = await siteState(editor)
  expect(before).toMatchObject({ way: 'folder', canPreview: true, base: 0, live: null, problems: [] })
  expect(before.changes.map(({ what, name }) => `${what} ${name}`)).toEqual([
    'added Site details',
    'added CDR Writing',
    'added Asha G.',
    'added Which documents a civil engineer needs',
  ])
  expect(await publish(editor)).toMatchObject({ status: 200 })

  const snapshot = wanted(folder)
  expect(snapshot).toMatchObject({ format: 1, number: 1, retentionMonths: 24, announcement: null })
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
  expect(snapshot?.prices).toEqual([
    {
      service: 'cdr-writing',
      amount: 450,
      currency: 'AUD',
      gst: 'included',
      kind: 'fixed',
      includes: 'two interviews',
      excludes: PRICE.excludes,
      validFrom: '2026-11-01',
    },
  ])
  expect(snapshot?.articles[0]).toMatchObject({ slug: ARTICLE.slug, summary: ARTICLE.summary.split('\n'), sources: ARTICLE.sources })
  expect(Object.keys(snapshot?.reviews[0] ?? {}).sort()).toEqual([
    'authority',
    'country',
    'month',
    'name',
    'occupation',
    'original',
    'service',
    'words',
  ])
  expect(JSON.stringify(snapshot)).not.toMatch(/consent|By email|createdBy|eve@|documentId|"id"/i)
  expect((await siteState(editor)).changes).toEqual([])
})

test('the page follows what the publisher reports, and keeps a live version that a nightly rebuild could not repeat', async () => {
  const started = new Date().toISOString()
  const state = async () => (await siteState(editor)).versions[0]
  expect(await state()).toMatchObject({ number: 1, state: 'waiting', by: 'Sam Rai' })
  report(folder, { number: 1, state: 'building', started })
  await until('it is being built', async () => (await state())?.state === 'building')
  report(folder, { number: 1, state: 'ready', started, seconds: 3.2 })
  await until('it is live', async () => (await state())?.state === 'live')
  expect(await state()).toMatchObject({ seconds: 3.2, problem: null })

  const problem = { sentence: 'A page could not be written.', details: ['ENOSPC'] }
  report(folder, { number: 1, state: 'failed', started: new Date().toISOString(), problem })
  await until('the failed night is told', async () => (await state())?.problem !== null)
  expect(await state()).toMatchObject({ state: 'live', problem })
})

test('while a live version is rebuilt, as each night, it stays live and nothing is logged as failed', async () => {
  report(folder, { number: 1, state: 'building', started: new Date().toISOString() })
  await untilARoundEnds(folder)
  expect((await siteState(editor)).versions[0]).toMatchObject({ state: 'live' })
  expect(inbox.output()).not.toContain('A round of the publishing failed')
})

test('a failed version leaves its changes to be published again', async () => {
  await save(editor, 'details', { ...DETAILS, phone: '+61 491 570 110' })
  await publish(editor)
  expect(wanted(folder)).toMatchObject({ number: 2, details: { phone: '+61 491 570 110' } })
  const problem = { sentence: 'A link leads nowhere.', details: ['/nowhere'] }
  report(folder, { number: 2, state: 'failed', started: new Date().toISOString(), seconds: 1, problem })
  await until('it has failed', async () => (await siteState(editor)).versions[0]?.state === 'failed')
  const state = await siteState(editor)
  expect(state).toMatchObject({ base: 1, live: 1, versions: [{ problem }, {}] })
  expect(state.changes).toMatchObject([{ what: 'changed', name: 'Site details' }])
})

test('a failed version gives its place in the folder to the last good one', async () => {
  await until('the last good one is handed over', () => wanted(folder)?.number === 1)
  expect(wanted(folder)).toMatchObject({ details: { phone: DETAILS.phone } })
  report(folder, { number: 1, state: 'ready', started: new Date().toISOString() })
  await until('its last rebuild is a success', async () => (await siteState(editor)).versions[1]?.problem === null)
  expect(await siteState(editor)).toMatchObject({
    base: 1,
    live: 1,
    versions: [
      { number: 2, state: 'failed' },
      { number: 1, state: 'live' },
    ],
  })
})

test('a version is brought back under a new number, and the drafts stay', async () => {
  await publish(editor)
  const { versions } = await siteState(editor)
  expect(await ask(editor, `/site/versions/${versions.find(({ number }) => number === 1)?.id}/bring-back`)).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 4, details: { phone: DETAILS.phone } })
  const after = await siteState(editor)
  expect(after.changes).toMatchObject([{ what: 'changed', name: 'Site details' }])
  expect(after.versions[0]).toMatchObject({ number: 4, changes: [{ what: 'changed', name: 'Site details' }] })
})

test('a folder that cannot be written fails the version in words, and the next one goes through', async () => {
  report(folder, { number: 4, state: 'ready', started: new Date().toISOString(), seconds: 1 })
  await until('version 4 is live', async () => (await siteState(editor)).live === 4)
  const folderOfWanted = path.join(folder, 'wanted')
  // A round in between makes the folder again.
  await until('a file is in its place', () => {
    try {
      rmSync(folderOfWanted, { recursive: true, force: true })
      writeFileSync(folderOfWanted, '')
      return true
    } catch {
      return false
    }
  })
  await publish(editor)
  expect((await siteState(editor)).versions[0]).toMatchObject({
    number: 5,
    state: 'failed',
    problem: { sentence: expect.stringMatching(/^The content could not be handed to the publisher\. The site stays as it was\./) },
  })
  rmSync(folderOfWanted)
  await until('the last good one is handed over', () => wanted(folder)?.number === 4)
  await publish(editor)
  expect(wanted(folder)).toMatchObject({ number: 6, details: { phone: '+61 491 570 110' } })
})

test('a file lost between the row and the disk is written again at the next start', async () => {
  inbox.signal('SIGKILL')
  await inbox.ended
  writeFileSync(path.join(folder, 'wanted', 'live.json'), '{"number":6,"det')
  inbox = await startInbox(inbox.folder, siteSettings(folder))
  await until('the file is whole again', () => wantedOrNull()?.number === 6)
  expect(wantedOrNull()).toMatchObject({ details: { phone: '+61 491 570 110' } })
})

const versionOne = async () => (await siteState(editor)).versions.find(({ number }) => number === 1)?.id
const bringBackVersionOne = async () => ask(editor, `/site/versions/${await versionOne()}/bring-back`)

test('a review that was withdrawn, or a part of it, does not come back with an earlier version', async () => {
  editor = await signIn(inbox, EDITOR)
  const [review] = await documents('review')
  await save(editor, 'review', { ...REVIEW, show: false }, review)
  expect(await bringBackVersionOne()).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 7, details: { phone: DETAILS.phone }, reviews: [] })

  await save(editor, 'review', REVIEW)
  expect(await bringBackVersionOne()).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 8, reviews: [{ name: REVIEW.name, words: REVIEW.words, country: REVIEW.country }] })
  // The same review as it is now has neither, so the client may have taken them back.
  for (const field of ['occupation', 'original']) expect(wanted(folder)?.reviews[0], field).not.toHaveProperty(field)
})

test('a version made under older rules is refused in words about the version, and only a bad request in words about the request', async () => {
  const content = JSON.stringify({ price: { a: { service: 'cdr-writing', amount: 'four' } } })
  await inbox.sql((knex) => knex('site_versions').where('number', 1).update({ content }))
  const refused = { status: 409, message: expect.stringMatching(/^Version 1 was made under older rules, .* Publish the drafts instead\.$/) }
  expect(await ask(editor, '/site/preview', { version: await versionOne() })).toMatchObject(refused)
  expect(await bringBackVersionOne()).toMatchObject(refused)
  const bad = { status: 400, message: 'The request could not be read. Load the page again.' }
  expect(await ask(editor, '/site/preview', { version: 'one' })).toMatchObject(bad)
  expect(await ask(editor, '/site/publish', { base: 'one' })).toMatchObject(bad)
})

test('what was published under older rules is named, is handed over for the publisher to name it too, and is put right by publishing', async () => {
  const [article] = await documents('article')
  const title = 'x'.repeat(90)
  await save(editor, 'article', { ...ARTICLE, title, body: ARTICLE.body.trim() }, article)
  const { content } = await inbox.sql((knex) => knex('site_versions').where('number', 8).first('content'))
  await inbox.sql((knex) =>
    knex('site_versions')
      .where('number', 8)
      .update({ content: content.replace(ARTICLE.title, title) }),
  )
  const problem = {
    name: title,
    label: 'Title',
    message: 'Shorten this to 80 characters: there are 90. It was published under older rules: put it right, and publish it too.',
    editPath: `/content-manager/collection-types/api::article.article/${article}`,
  }
  expect((await siteState(editor)).problems).toEqual([problem])
  expect(await publish(editor)).toMatchObject({ status: 400, problems: [problem] })
  await save(editor, 'article', { ...ARTICLE, title }, article)
  expect((await siteState(editor)).problems).toEqual([{ ...problem, message: 'Shorten this to 80 characters: there are 90.' }])
  rmSync(path.join(folder, 'wanted', 'live.json'))
  await until('it is handed over', () => wantedOrNull()?.number === 8)
  expect(wantedOrNull()).toMatchObject({ articles: [{ title }] })

  await save(editor, 'article', ARTICLE, article)
  expect((await siteState(editor)).problems).toEqual([])
  expect(await publish(editor, { names: [ARTICLE.title] })).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 9, articles: [{ title: ARTICLE.title }] })
})

test('with a version from before the site details, the published details stay', async () => {
  const [price] = wanted(folder)?.prices ?? []
  const content = JSON.stringify({ price: { a: { ...price, amount: 390 } } })
  await inbox.sql((knex) => knex('site_versions').where('number', 1).update({ content }))
  const details = wanted(folder)?.details
  expect(await bringBackVersionOne()).toMatchObject({ status: 200 })
  expect(wanted(folder)).toMatchObject({ number: 10, details: { phone: DETAILS.phone }, prices: [{ amount: 390 }], articles: [] })
  expect(wanted(folder)?.details).toEqual(details)
  expect(await bringBackVersionOne()).toMatchObject({
    status: 409,
    message: 'The site already has all that can come back of version 1.',
  })
})

async function documents(kind: Kind): Promise<string[]> {
  const { results } = (await (await editor.get(contentPath(kind))).json()) as { results: { documentId: string }[] }
  return results.map(({ documentId }) => documentId)
}

function wantedOrNull() {
  try {
    return wanted(folder)
  } catch {
    return null
  }
}
