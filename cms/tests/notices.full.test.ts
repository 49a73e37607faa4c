import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { contract, startInbox } from './support/inbox.ts'
import { type MailServer, mailSettings, startMailServer } from './support/mailServer.ts'
import { messages, states } from './support/messages.ts'
import { allSent, noticeInbox } from './support/noticeInbox.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

const lead = (values: Record<string, string>) => ({ data: { email: 'asha@example.com', ...values } })

test.runIf(onPostgres)('two instances on one database send each mail once', async () => {
  const shared = await forThisTest(startMailServer())
  const one = await forThisTest(startInbox(undefined, mailSettings(shared.port)))
  const both = [one, await forThisTest(startInbox(one.folder, mailSettings(shared.port)))]
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => both[n % 2]?.post(lead({ email: `visitor-${n}@example.com`, queries: `text ${n}` }))),
  )
  await until('the leads are stored', async () => (await states(one, 'notice')).length === 30)
  await allSent(one)
  expect(shared.mails).toHaveLength(30)
  expect(new Set(shared.mails.map((mail) => mail.messageId)).size).toBe(30)
})

test('a mail server that looks into each mail for longer than any lease gets it once, however many instances there are', async () => {
  const slow = await forThisTest(startMailServer())
  slow.confirmAfter(8_000)
  const settings = { ...mailSettings(slow.port), NOTICE_TIMEOUT_MS: '1000' }
  const one = await forThisTest(startInbox(undefined, settings))
  if (onPostgres) await forThisTest(startInbox(one.folder, settings))
  await one.post(contract('enquiry.json'))
  await allSent(one)
  expect(slow.mails).toHaveLength(1)
  // Where the inbox is busy right after its start, a connection may take longer than the second it has, and is made again.
  expect(await messages(one, 'notice')).toMatchObject([{ state: 'sent', error: null }])
})

test.each([
  ['never confirms', (server: MailServer) => server.confirmAfter(Number.POSITIVE_INFINITY)],
  ['hangs up on', (server: MailServer) => server.hangUp()],
])('a mail that its server %s is not sent again, and said to be unconfirmed', async (_how, behave) => {
  const silent = await forThisTest(startMailServer())
  behave(silent)
  const inbox = await forThisTest(startInbox(undefined, { ...mailSettings(silent.port), NOTICE_ANSWER_MS: '1000' }))
  await inbox.post(contract('enquiry.json'))
  await allSent(inbox)
  expect(silent.mails).toHaveLength(1)
  expect(await messages(inbox, 'notice')).toMatchObject([{ attempts: 1, error: expect.stringContaining('did not confirm') }])
  const owner = await signIn(inbox)
  expect(await (await owner.get('/leads/summary')).json()).toMatchObject({ problem: expect.stringContaining('did not confirm') })
})

test('without SMTP nothing fails; turned on after a kill, it tells of what comes from then on, and of nothing before', async () => {
  const off = await startInbox()
  for (const name of ['Spam', 'Old', 'Asha']) expect((await off.post(lead({ fullName: name, queries: name }))).status).toBe(201)
  await off.logged(/Notices are off.*SMTP_HOST/)
  expect(await states(off, 'notice')).toEqual([null, null, null])
  await off.sql(async (knex) => {
    await knex('form_datas').where('full_name', 'Spam').update({ lead_status: 'spam' })
    await knex('form_datas')
      .where('full_name', 'Old')
      .update({ created_at: new Date(Date.now() - 4 * DAY_MS) })
  })
  await off.signal('SIGKILL')

  const late = await forThisTest(startMailServer())
  const on = await forThisTest(startInbox(off.folder, mailSettings(late.port)))
  await on.post(lead({ fullName: 'Bela', queries: 'Bela' }))
  await until('the notice is marked as sent', async () => (await states(on, 'notice')).includes('sent'))
  expect(late.mails.map((mail) => /^Subject: (.*)$/m.exec(mail.headers)?.[1])).toEqual(['New lead: Bela'])
  expect(await states(on, 'notice')).toEqual([null, null, null, 'sent'])

  // While it is on, what a crash has left is told of.
  await on.signal('SIGKILL')
  await on.sql((knex) => knex('outgoing_messages').where({ kind: 'notice' }).delete())
  const again = await forThisTest(startInbox(off.folder, mailSettings(late.port)))
  await until('it is told of again', async () => (await states(again, 'notice')).includes('sent'))
  expect(await states(again, 'notice')).toEqual([null, null, null, 'sent'])
})

test('after the last try a notice is given up, and the log says so without the visitor', async () => {
  const { inbox, server } = await noticeInbox()
  server.refuse(true)
  await inbox.post(contract('enquiry.json'))
  await until('it was tried', async () => ((await messages(inbox, 'notice'))[0]?.error ?? null) !== null)
  await inbox.sql((knex) => knex('outgoing_messages').where({ kind: 'notice' }).update({ attempts: 29, next_at: 0 }))
  await until('the notice is given up', async () => (await states(inbox, 'notice'))[0] === 'failed')
  expect(await messages(inbox, 'notice')).toMatchObject([{ attempts: 30, error: expect.stringContaining('unavailable') }])
  await inbox.logged(/not sent \(30 of 30\)/)
  expect(inbox.output()).not.toMatch(/asha|491570006|bridges/i)
})

test('an address of the team that the mail server refuses is named in the log and on Home, until a mail reaches everyone', async () => {
  const { inbox, server } = await noticeInbox()
  server.refuse('owner@example.com')
  const owner = await signIn(inbox)
  const summary = async () => (await owner.get('/leads/summary')).json()
  await inbox.post(contract('enquiry.json'))
  await allSent(inbox)
  expect(server.mails.map(({ to }) => to)).toEqual([['team@example.com']])
  await inbox.logged(/was sent\. The mail server refused owner@example\.com/)
  expect(inbox.output()).not.toMatch(/asha|491570006|bridges/i)
  expect(await summary()).toMatchObject({ problem: expect.stringContaining('owner@example.com') })

  server.refuse(false)
  await inbox.post(contract('sample-request.json'))
  await allSent(inbox)
  expect(await summary()).toMatchObject({ problem: null })
})

test('a mail server that is dead, stalls or refuses costs no lead and holds up none; back again, it gets each mail once', async () => {
  const port = await freePort()
  const settings = { ...mailSettings(port), NOTICE_TIMEOUT_MS: '5000', NOTICE_TRIES: '1000', LOG_LEVEL: 'error' }
  const faulty = await forThisTest(startInbox(undefined, settings))
  expect((await faulty.post(lead({ fullName: 'Dead', queries: 'one' }))).status).toBe(201)
  await until('a dead server was tried twice', async () => ((await messages(faulty, 'notice'))[0]?.attempts ?? 0) > 1)

  // It takes the connection and waits for the other to begin.
  let calls = 0
  const stalled = createServer()
    .on('connection', () => (calls += 1))
    .listen(port, '127.0.0.1')
  await until('the stalled server is called', () => calls > 0)
  expect((await faulty.post(lead({ fullName: 'Stalled', queries: 'two' }))).status).toBe(201)
  await until('the stalled server was given up and called again', () => calls > 1)
  stalled.close()
  stalled.closeAllConnections()

  const back = await forThisTest(startMailServer(port))
  back.refuse(true)
  expect((await faulty.post(lead({ fullName: 'Refused', queries: 'three' }))).status).toBe(201)
  await until('the refusing server was tried again', () => back.attempts() > 3)
  const refused = (await messages(faulty, 'notice')).find((notice) => /unavailable/.test(notice.error ?? ''))
  expect(refused?.error).not.toContain('asha@example.com')
  expect(await states(faulty, 'notice')).toEqual(['waiting', 'waiting', 'waiting'])

  back.refuse(false)
  await allSent(faulty)
  expect(new Set(back.mails.map((mail) => mail.messageId)).size).toBe(3)
  expect(back.mails).toHaveLength(3)
  expect(await states(faulty, 'notice')).toEqual(['sent', 'sent', 'sent'])
})
