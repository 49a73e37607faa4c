import { expect, test } from 'vitest'
import { DAY_MS } from '../src/time/durations.ts'
import { show } from './support/cleanSite.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { ask, DETAILS, PRICE, publish, report, reportPages, save, siteState } from './support/site.ts'
import { EDITOR, signIn } from './support/team.ts'
import { until } from './support/until.ts'

const DISK_FULL = {
  sentence: 'The server’s disk is full: free some space. To try again, press Publish.',
  details: ['ENOSPC: no space left'],
}

async function mailedSite() {
  const { inbox, server } = await noticeInbox()
  const folder = inbox.site
  reportPages(folder, { paths: ['/', '/pricing'] })
  const editor = await signIn(inbox, EDITOR)
  const words = async () => (await siteState(editor)).troubles.map((trouble) => trouble.words)
  const mails = () => server.mails.filter(({ headers }) => /^Subject: The site/im.test(headers))
  return { inbox, folder, editor, words, mails, started: () => new Date(inbox.now()).toISOString() }
}

test('a first publish on a full disk is told by mail, once, until a version is live', async () => {
  const { inbox, folder, editor, words, mails, started } = await mailedSite()
  await save(editor, 'details', DETAILS)
  await publish(editor)
  const { base } = await siteState(editor)
  report(folder, { number: base, state: 'failed', started: started(), seconds: 2, failure: DISK_FULL })
  await until('it is told', async () => (await words()).length === 1)
  expect((await words())[0]).toMatch(/^Version \d+ by .+ is not on the site\. The server’s disk is full/)
  await until('it is mailed', () => mails().length === 1)
  expect(mails()[0]?.text).toContain('The server’s disk is full')
  expect(mails()[0]?.text).toContain('https://inbox.example.com/admin/site')
  await save(editor, 'price', PRICE)
  await publish(editor)
  await show({ inbox, folder, editor }, base + 1)
  expect(await words()).toEqual([])
  expect(mails()).toHaveLength(1)
})

test('a live version that a night could not build again is told until it is built, and told anew the next time', async () => {
  const { inbox, folder, editor, words, mails, started } = await mailedSite()
  await save(editor, 'details', DETAILS)
  await publish(editor)
  const { base } = await siteState(editor)
  await show({ inbox, folder, editor }, base)
  for (const times of [1, 2]) {
    await inbox.pass(DAY_MS)
    report(folder, { number: base, state: 'failed', started: started(), seconds: 2, failure: DISK_FULL })
    await until('it is told', async () => /could not be built again/.test((await words())[0] ?? ''))
    await until('it is mailed', () => mails().length === times)
    report(folder, { number: base, state: 'ready', started: started(), seconds: 2 })
    await until('it is over', async () => (await words()).length === 0)
  }
})

test('a scheduled change that no longer fits stays on the start page until its owner has dealt with it', async () => {
  const { inbox, folder, editor, words, mails } = await mailedSite()
  await save(editor, 'details', DETAILS)
  const price = await save(editor, 'price', PRICE)
  await publish(editor, { names: ['Site details'] })
  await show({ inbox, folder, editor }, (await siteState(editor)).base)
  await publish(editor, { names: ['CDR Writing'], dueAt: inbox.now() + 120_000 })
  await save(editor, 'price', { amount: 500 }, price)
  await publish(editor, { names: ['CDR Writing'] })
  await inbox.pass(180_000)
  await until('it has failed', async () =>
    (await siteState(editor)).versions.some(({ state, number }) => state === 'failed' && number === null),
  )
  expect((await words())[0]).toMatch(/^What .+ scheduled for .+ is not on the site\. .*published since it was scheduled/)
  await until('it is mailed', () => mails().length === 1)
  const [trouble] = (await siteState(editor)).troubles
  expect((await ask(editor, `/site/versions/${trouble?.dismiss}/dealt-with`)).status).toBe(200)
  expect(await words()).toEqual([])
})

test('a text that a release has no room for is told too', async () => {
  const { folder, editor, words } = await mailedSite()
  reportPages(folder, { leftOut: [{ place: 'services/cdr-writing.ts#heading', message: '13 words, at most 12 fit here' }] })
  await until('it is told', async () => /One of your texts is not shown since a release/.test((await words())[0] ?? ''))
  expect((await siteState(editor)).troubles[0]?.details).toEqual(['services/cdr-writing.ts#heading: 13 words, at most 12 fit here'])
})
