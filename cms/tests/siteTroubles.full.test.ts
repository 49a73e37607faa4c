import { expect, test } from 'vitest'
import { MESSAGES } from '../src/outgoing/messageTable.ts'
import { makeTroublePlanner } from '../src/outgoing/troubleMails.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { show } from './support/cleanSite.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { ask, bringBack, DETAILS, PRICE, publish, report, reportPages, save, siteState } from './support/site.ts'
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
    const told = () => inbox.sql((knex) => knex(MESSAGES).where({ kind: 'site-trouble' }).select('attempts'))
    await until('it is missed', async () => (await told()).every(({ attempts }) => attempts === 0))
    await inbox.pass(DAY_MS)
    await until('it is forgotten', async () => (await told()).length === 0)
  }
})

test('an inbox that does not see a trouble yet, or sees it still, has no second mail sent', async () => {
  const inbox = await cleanInbox()
  await inbox.sql(async (knex) => {
    const planner = (...keys: string[]) => makeTroublePlanner(knex, async () => keys.map((key) => ({ key, words: '', details: [] })))
    const [sees, misses] = [planner('1-failed'), planner()]
    const state = async () => (await knex(MESSAGES).where({ kind: 'site-trouble' }).first('state'))?.state
    await sees()
    await knex(MESSAGES).where({ kind: 'site-trouble' }).update({ state: 'sent', attempts: 1 })
    for (const look of [misses, sees, misses, misses, sees]) await look()
    expect(await state()).toBe('sent')
    await misses()
    await knex(MESSAGES).where({ kind: 'site-trouble' }).update({ next_at: 0 })
    await misses()
    expect(await state()).toBeUndefined()
  })
})

test('a scheduled change that no longer fits stays on the start page until its owner has dealt with it', async () => {
  const { inbox, folder, editor, words, mails } = await mailedSite()
  await save(editor, 'details', DETAILS)
  await publish(editor, { names: ['Site details'] })
  const { base } = await siteState(editor)
  await show({ inbox, folder, editor }, base)
  const price = await save(editor, 'price', PRICE)
  await publish(editor, { names: ['CDR Writing'] })
  await save(editor, 'price', { ...PRICE, amount: 500 }, price)
  await publish(editor, { names: ['CDR Writing'], dueAt: inbox.now() + 120_000 })
  await bringBack(editor, base)
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
  const { folder, editor, words, mails } = await mailedSite()
  const places = ['services/iml-comp-assessment-writing.ts#heading', 'services/cdr-writing.ts#heading', 'pages/home.ts#hero.heading']
  reportPages(folder, { leftOut: places.map((place) => ({ place, message: '13 words, at most 12 fit here' })) })
  await until('it is told', async () => /3 of your texts are not shown since a release/.test((await words())[0] ?? ''))
  expect((await siteState(editor)).troubles[0]?.details).toContain('services/cdr-writing.ts#heading: 13 words, at most 12 fit here')
  await until('it is mailed', () => mails().length === 1)
})
