import { expect, test } from 'vitest'
import type { GoLiveState, LineId } from '../src/ownersContent/goLive.ts'
import { promises } from '../src/ownersContent/promises.ts'
import { cleanSite, show } from './support/cleanSite.ts'
import { contract } from './support/inbox.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { ask, DETAILS, PRICE, publish, reportPages, save } from './support/site.ts'
import { EDITOR, type Member, SALES, signIn } from './support/team.ts'

const REAL = {
  email: 'help@skills.test',
  phone: '+61 2 9999 0000',
  whatsapp: '+61 2 9999 0000',
  location: 'Sydney',
  hostingCountry: 'Australia',
  replyTime: 'within one working day',
  readers: [{ discipline: 'civil engineering', years: 12 }],
  promises: promises.map(({ words }) => ({ words, on: '2026-11-27', by: 'Mia Chen' })),
}

async function goLive(member: Member): Promise<GoLiveState> {
  return (await (await member.get('/site/go-live')).json()) as GoLiveState
}

const states = ({ lines }: GoLiveState) => Object.fromEntries(lines.map(({ id, state }) => [id, state])) as Record<LineId, string>
const gapsOf = ({ lines }: GoLiveState, id: LineId) => lines.find((line) => line.id === id)?.gaps.map(({ label }) => label)

test('a site with the made-up details of a fresh clone says what is missing, each with its field', async () => {
  const { editor, folder } = await cleanSite()
  reportPages(folder, { settings: [{ name: 'SITE_URL', detail: 'Address of the site', now: 'http://localhost:3000' }] })
  const state = await goLive(editor)
  expect(state.lines).toHaveLength(12)
  expect(state.invented.map(({ name }) => name)).toEqual(['email', 'phone', 'whatsapp', 'hostingCountry', 'SITE_URL'])
  expect(gapsOf(state, 'contact')).toEqual(['Email', 'Phone', 'WhatsApp number'])
  expect(state.lines[0]?.gaps[0]?.to).toBe('/content-manager/single-types/api::site-details.site-details#email')
  expect(gapsOf(state, 'promises')).toHaveLength(promises.length)
  expect(gapsOf(state, 'server')).toEqual(['SITE_URL: Address of the site. Now: http://localhost:3000'])
  expect(states(state)).toMatchObject({ publish: 'done', lead: 'open', mail: 'open' })
  expect(state.lines.find(({ id }) => id === 'mail')?.says).toMatch(/SMTP_HOST.*\/etc\/site\/inbox\.env .* docs\/running\.md .*“Mail”/)
})

test('what is right in the drafts is written, and done once it is published; a price that is hidden again is to do again', async () => {
  const { editor, inbox, folder, base } = await cleanSite()
  await save(editor, 'details', { ...DETAILS, hostingCountry: 'Australia', phone: '0412' })
  expect(states(await goLive(editor))).toMatchObject({ contact: 'open', country: 'written' })
  await save(editor, 'details', REAL)
  for (const service of ['CDR Writing', 'RPL Writing']) await save(editor, 'price', { ...PRICE, service })
  const iml = await save(editor, 'price', { ...PRICE, service: 'IML Competency Assessment Writing' })
  const written = { contact: 'written', country: 'written', reply: 'written', people: 'written', promises: 'written', prices: 'written' }
  expect(states(await goLive(editor))).toMatchObject(written)
  await publish(editor)
  expect(
    (await goLive(editor)).invented.map(({ name }) => name),
    'until visitors see it',
  ).toContain('phone')
  await show({ inbox, folder, editor }, base + 1)
  const done = Object.fromEntries(Object.keys(written).map((id) => [id, 'done']))
  const published = await goLive(editor)
  expect(states(published)).toMatchObject(done)
  expect(published.invented).toEqual([])

  await save(editor, 'price', { show: false }, iml)
  await publish(editor)
  expect(gapsOf(await goLive(editor), 'prices')).toEqual(['IML Competency Assessment Writing'])
  await save(editor, 'price', { show: true }, iml)
  expect(states(await goLive(editor)).prices).toBe('written')
  // A release changes a promise: nobody has ticked the new words.
  await save(editor, 'details', { ...REAL, promises: REAL.promises.slice(1) })
  await publish(editor)
  expect(gapsOf(await goLive(editor), 'promises')).toEqual([promises[0]?.words])
})

test('a line is set aside and taken back; what is invented cannot be set aside', async () => {
  const { editor } = await cleanSite()
  expect((await ask(editor, '/site/go-live/aside', { line: 'prices', isAside: true })).status).toBe(200)
  expect((await goLive(editor)).aside.prices).toMatchObject({ by: expect.any(String) })
  await ask(editor, '/site/go-live/aside', { line: 'prices', isAside: false })
  expect((await goLive(editor)).aside.prices).toBeUndefined()
  expect(await ask(editor, '/site/go-live/aside', { line: 'contact', isAside: true })).toMatchObject({
    status: 409,
    message: 'This cannot be set aside: put it right, or leave its field empty.',
  })
  expect((await ask(editor, '/site/go-live/aside', { line: 'a line of an older release', isAside: true })).status).toBe(400)
})

test('an enquiry, a template and a signature are noticed; a lead entered by hand is no test', async () => {
  const { editor, owner, inbox } = await cleanSite()
  await owner.send('POST', '/leads/new', { fullName: 'Asha G.', source: 'call' })
  expect(states(await goLive(editor))).toMatchObject({ lead: 'open', template: 'open' })
  await inbox.post(contract('enquiry.json'))
  await owner.send('POST', '/content-manager/collection-types/api::reply-template.reply-template', {
    name: 'First answer',
    subject: 'Your enquiry',
    text: 'Hello {name|there},',
  })
  expect(gapsOf(await goLive(editor), 'template')).toEqual(['Your signature, below'])
  await ask(owner, '/leads/own-settings', { signature: 'Mia Chen' })
  expect(states(await goLive(editor))).toMatchObject({ lead: 'done', template: 'done' })
})

test('a test of the mail goes where leads are announced, and says in words why the server did not take it', async () => {
  const { inbox, server } = await noticeInbox()
  const editor = await signIn(inbox, EDITOR)
  expect(states(await goLive(editor)).mail).toBe('open')
  expect((await ask(editor, '/site/go-live/test-mail')).status).toBe(200)
  expect(states(await goLive(editor)).mail).toBe('done')
  expect(server.mails.map(({ headers }) => /^Subject: (.*)$/im.exec(headers)?.[1])).toEqual(['A test of the mail about new leads'])
  expect(await ask(editor, '/site/go-live/test-mail')).toMatchObject({ status: 429 })
})

test('a mail server that refuses the test leaves the line open', async () => {
  const { inbox, server } = await noticeInbox()
  const editor = await signIn(inbox, EDITOR)
  server.refuse(true)
  await inbox.pass(10_000)
  expect((await ask(editor, '/site/go-live/test-mail')).status).toBe(200)
  const state = await goLive(editor)
  expect(states(state).mail).toBe('open')
  expect(state.test?.problem).toMatch(/\w/)
  server.refuse(false)
})

test('sales see nothing of the list', async () => {
  const { inbox } = await cleanSite()
  const sales = await signIn(inbox, SALES)
  expect((await sales.get('/site/go-live')).status).toBe(403)
})
