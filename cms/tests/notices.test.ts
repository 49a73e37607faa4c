import { expect, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer, startStalledServer } from './support/mailServer.ts'
import { messages, states } from './support/messages.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

const notices = (of: Inbox) => messages(of, 'notice')
const lead = (values: Record<string, string>) => ({ data: { email: 'asha@example.com', ...values } })
/** What is marked as sent is not sent again: then it can be said how many mails came. */
const allSent = (of: Inbox) =>
  until('every notice is marked as sent', async () => (await states(of, 'notice')).every((state) => state === 'sent'))

test('a new lead is mailed to the team, once, from what is stored', async () => {
  const { inbox, server } = await noticeInbox()
  const headers = { 'Content-Type': 'application/json', Referer: 'http://localhost:3000/pricing?utm_campaign=May' }
  await inbox.post(contract('enquiry.json'), { headers })
  const [mail] = await server.wait(1)
  expect(mail?.from).toBe('inbox@example.com')
  expect(mail?.to).toEqual(['team@example.com', 'owner@example.com'])
  expect(mail?.headers).toMatch(/^Subject: New lead: Asha Gurung - Sample Request/m)
  expect(mail?.headers).toMatch(/^Reply-To: asha@example\.com$/m)
  expect(mail?.headers).toMatch(/^Content-Type: text\/plain/m)
  expect(mail?.text).toContain('Phone: +61491570006')
  expect(mail?.text).toMatch(/^Page: \/pricing\nCampaign: May$/m)
  expect(mail?.text).toContain('Civil engineer, bridges')
  expect(mail?.text).toMatch(/Open it: https:\/\/inbox\.example\.com\/admin\/\S+form-data\/\w+/)
  expect(mail?.messageId).toMatch(/^<lead-\w+@example\.com>$/)
  await allSent(inbox)
  expect(server.mails).toHaveLength(1)
  expect(await notices(inbox)).toEqual([{ state: 'sent', attempts: 1, error: null }])
})

test('a sample request is mailed with its discipline in words', async () => {
  const { inbox, server } = await noticeInbox()
  await inbox.post(contract('sample-request.json'))
  const [mail] = await server.wait(1)
  expect(mail?.headers).toMatch(/^Subject: New lead: asha@example\.com - Civil Engineer$/m)
})

test('a visitor cannot write headers, nor choose who gets the mail', async () => {
  const { inbox, server } = await noticeInbox()
  await inbox.post(
    lead({ fullName: 'Eve\r\nBcc: eve@evil.example', subject: 'Hello\nBcc: eve@evil.example', queries: 'x\r\n.\r\nMAIL FROM:<a@b>' }),
  )
  await inbox.post(lead({ email: 'somebody,eve@evil.example' }))
  await inbox.post(lead({ email: '"x"<eve@evil.example>' }))
  const mails = await server.wait(3)
  for (const mail of mails) {
    expect(mail.headers).not.toMatch(/^Bcc:/im)
    expect(mail.to).toEqual(['team@example.com', 'owner@example.com'])
    expect(mail.headers).not.toMatch(/^Reply-To:.*evil/im)
  }
  expect(mails[0]?.text).toContain('x\n.\nMAIL FROM:<a@b>')
})

test('a lead taken out of the spam days later is noticed like a new one', async () => {
  const { inbox, server } = await noticeInbox()
  await inbox.post(lead({ fullName: 'http://spam.example', queries: 'spam' }))
  await inbox.post(lead({ queries: 'after it' }))
  await server.wait(1)
  expect(await states(inbox, 'notice')).toEqual([null, expect.any(String)])
  await inbox.sql((knex) => knex('form_datas').update({ created_at: new Date(inbox.now() - 5 * 86_400_000) }))
  const [spam] = await inbox.leads()
  const saved = await (await signIn(inbox)).send('PUT', `/leads/${spam?.document_id}`, { revision: 0, changed: { leadStatus: 'new' } })
  expect(saved.status).toBe(200)
  await allSent(inbox)
  expect(server.mails).toHaveLength(2)
})

test('after the last try a notice is given up, and the log says so without the visitor', async () => {
  const { inbox, server } = await noticeInbox()
  server.refuse(true)
  await inbox.post(contract('enquiry.json'))
  await until('it was tried', async () => ((await notices(inbox))[0]?.error ?? null) !== null)
  await inbox.sql((knex) => knex('outgoing_messages').where({ kind: 'notice' }).update({ attempts: 29, next_at: 0 }))
  await until('the notice is given up', async () => (await states(inbox, 'notice'))[0] === 'failed')
  expect(await notices(inbox)).toMatchObject([{ attempts: 30, error: expect.stringContaining('unavailable') }])
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
  const faulty = await startInbox(undefined, {
    ...mailSettings(port),
    NOTICE_TIMEOUT_MS: '5000',
    NOTICE_TRIES: '1000',
    LOG_LEVEL: 'error',
  })
  expect((await faulty.post(lead({ fullName: 'Dead', queries: 'one' }))).status).toBe(201)
  await until('a dead server was tried twice', async () => ((await notices(faulty))[0]?.attempts ?? 0) > 1)

  const stalled = await startStalledServer(port)
  await until('the stalled server is called', () => stalled.connections() > 0)
  expect((await faulty.post(lead({ fullName: 'Stalled', queries: 'two' }))).status).toBe(201)
  await until('the stalled server was given up and called again', () => stalled.connections() > 1)
  await stalled.stop()

  const back = await startMailServer(port)
  try {
    back.refuse(true)
    expect((await faulty.post(lead({ fullName: 'Refused', queries: 'three' }))).status).toBe(201)
    await until('the refusing server was tried again', () => back.attempts() > 3)
    const refused = (await notices(faulty)).find((notice) => /unavailable/.test(notice.error ?? ''))
    expect(refused?.error).not.toContain('asha@example.com')
    expect(await states(faulty, 'notice')).toEqual(['waiting', 'waiting', 'waiting'])

    back.refuse(false)
    await allSent(faulty)
    expect(new Set(back.mails.map((mail) => mail.messageId)).size).toBe(3)
    expect(back.mails).toHaveLength(3)
    expect(await states(faulty, 'notice')).toEqual(['sent', 'sent', 'sent'])
  } finally {
    await faulty.stop()
    await back.stop()
  }
})
