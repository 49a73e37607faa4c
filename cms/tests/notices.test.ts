import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../web/tests/e2e/support/freePorts.ts'
import { contract, type Inbox, makeFolder, startInbox, type Variables } from './support/inbox.ts'
import { type MailServer, mailSettings, startMailServer, startStalledServer } from './support/mailServer.ts'
import { signIn } from './support/team.ts'
import { until } from './support/until.ts'

const DAY_MS = 86_400_000

const running: { stop: () => Promise<void> }[] = []
let server: MailServer
let inbox: Inbox

beforeAll(async () => {
  server = await mailServer()
  inbox = await inboxWith({ ...mailSettings(server.port), INBOX_URL: 'https://inbox.example.com' })
})
afterAll(async () => {
  for (const started of running.splice(0).reverse()) await started.stop()
})

async function mailServer(port?: number): Promise<MailServer> {
  const started = await startMailServer(port)
  running.push(started)
  return started
}

async function inboxWith(variables: Variables, folder?: string): Promise<Inbox> {
  const started = await startInbox(folder, variables)
  running.push(started)
  return started
}

type Notice = { notice_state: string; notice_attempts: number; notice_error: string | null }

const notices = (of: Inbox) =>
  of.sql((knex) => knex<Notice>('form_datas').select('notice_state', 'notice_attempts', 'notice_error').orderBy('id'))

const states = async (of: Inbox) => (await notices(of)).map((notice) => notice.notice_state)

const lead = (values: Record<string, string>) => ({ data: { email: 'asha@example.com', ...values } })

/** What is marked as sent is not sent again: then it can be said how many mails came. */
async function allSent(of: Inbox) {
  await until('every notice is marked as sent', async () => (await states(of)).every((state) => state === 'sent' || state === 'skipped'))
}

test('a new lead is mailed to the team, once, from what is stored', async () => {
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
  expect(await notices(inbox)).toEqual([{ notice_state: 'sent', notice_attempts: 1, notice_error: null }])
})

test('a sample request is mailed with its discipline in words', async () => {
  const before = server.mails.length
  await inbox.post(contract('sample-request.json'))
  const mail = (await server.wait(before + 1)).at(-1)
  expect(mail?.headers).toMatch(/^Subject: New lead: asha@example\.com - Civil Engineer$/m)
})

test('a visitor cannot write headers, nor choose who gets the mail', async () => {
  const before = server.mails.length
  await inbox.post(
    lead({ fullName: 'Eve\r\nBcc: eve@evil.example', subject: 'Hello\nBcc: eve@evil.example', queries: 'x\r\n.\r\nMAIL FROM:<a@b>' }),
  )
  await inbox.post(lead({ email: 'somebody,eve@evil.example' }))
  await inbox.post(lead({ email: '"x"<eve@evil.example>' }))
  const mails = (await server.wait(before + 3)).slice(before)
  for (const mail of mails) {
    expect(mail.headers).not.toMatch(/^Bcc:/im)
    expect(mail.to).toEqual(['team@example.com', 'owner@example.com'])
    expect(mail.headers).not.toMatch(/^Reply-To:.*evil/im)
  }
  expect(mails[0]?.text).toContain('x\n.\nMAIL FROM:<a@b>')
})

test('a mail server that is dead, stalls or refuses costs no lead and holds up none; back again, it gets each mail once', async () => {
  const port = await freePort()
  const faulty = await inboxWith({ ...mailSettings(port), NOTICE_TIMEOUT_MS: '5000', NOTICE_TRIES: '1000', LOG_LEVEL: 'error' })
  expect((await faulty.post(lead({ fullName: 'Dead', queries: 'one' }))).status).toBe(201)
  await until('a dead server was tried twice', async () => ((await notices(faulty))[0]?.notice_attempts ?? 0) > 1)

  const stalled = await startStalledServer(port)
  await until('the stalled server is called', () => stalled.connections() > 0)
  expect((await faulty.post(lead({ fullName: 'Stalled', queries: 'two' }))).status).toBe(201)
  await until('the stalled server was given up and called again', () => stalled.connections() > 1)
  await stalled.stop()

  const back = await mailServer(port)
  back.refuse(true)
  expect((await faulty.post(lead({ fullName: 'Refused', queries: 'three' }))).status).toBe(201)
  await until('the refusing server was tried again', () => back.attempts() > 3)
  const refused = (await notices(faulty)).find((notice) => /unavailable/.test(notice.notice_error ?? ''))
  expect(refused?.notice_error).not.toContain('asha@example.com')
  expect(await states(faulty)).toEqual(['waiting', 'waiting', 'waiting'])

  back.refuse(false)
  await allSent(faulty)
  expect(new Set(back.mails.map((mail) => mail.messageId)).size).toBe(3)
  expect(back.mails).toHaveLength(3)
  expect(await states(faulty)).toEqual(['sent', 'sent', 'sent'])
})

test('after the last try a notice is given up, and the log says so without the visitor', async () => {
  const alone = await inboxWith({ ...mailSettings(await freePort()), NOTICE_TRIES: '3' })
  await alone.post(contract('enquiry.json'))
  await until('the notice is given up', async () => (await states(alone))[0] === 'failed')
  expect((await notices(alone))[0]?.notice_attempts).toBe(3)
  await alone.logged(/not sent \(3 of 3\)/)
  expect(alone.output()).not.toMatch(/asha|491570006|bridges/i)
})

test('an address of the team that the mail server refuses is named in the log and on Home, until a mail reaches everyone', async () => {
  const partly = await mailServer()
  partly.refuse('owner@example.com')
  const alone = await inboxWith(mailSettings(partly.port))
  const member = await signIn(alone)
  const summary = async () => (await member.get('/leads/summary')).json()
  await alone.post(contract('enquiry.json'))
  await allSent(alone)
  expect(partly.mails.map(({ to }) => to)).toEqual([['team@example.com']])
  await alone.logged(/was sent\. The mail server refused owner@example\.com/)
  expect(alone.output()).not.toMatch(/asha|491570006|bridges/i)
  expect(await summary()).toMatchObject({ problem: expect.stringContaining('owner@example.com') })

  partly.refuse(false)
  await alone.post(contract('sample-request.json'))
  await allSent(alone)
  expect(await summary()).toMatchObject({ problem: null })
})

test('two instances on one database send each mail once', async () => {
  const shared = await mailServer()
  const folder = makeFolder()
  const one = await inboxWith(mailSettings(shared.port), folder)
  const both = [one, await inboxWith(mailSettings(shared.port), folder)]
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => both[n % 2]?.post(lead({ email: `visitor-${n}@example.com`, queries: `text ${n}` }))),
  )
  await until('the leads are stored', async () => (await states(one)).length === 30)
  await allSent(one)
  expect(shared.mails).toHaveLength(30)
  expect(new Set(shared.mails.map((mail) => mail.messageId)).size).toBe(30)
})

test('without SMTP nothing fails; turned on after a kill, what waits is sent, but neither spam nor what is days old', async () => {
  const folder = makeFolder()
  const off = await startInbox(folder)
  for (const name of ['Spam', 'Old', 'Asha']) expect((await off.post(lead({ fullName: name, queries: name }))).status).toBe(201)
  await off.logged(/Notices are off.*SMTP_HOST/)
  expect(await states(off)).toEqual(['waiting', 'waiting', 'waiting'])
  await off.sql(async (knex) => {
    await knex('form_datas').where('full_name', 'Spam').update({ lead_status: 'spam' })
    await knex('form_datas')
      .where('full_name', 'Old')
      .update({ created_at: new Date(Date.now() - 4 * DAY_MS) })
  })
  off.signal('SIGKILL')
  await off.ended

  const late = await mailServer()
  const on = await inboxWith(mailSettings(late.port), folder)
  await allSent(on)
  expect(late.mails.map((mail) => /^Subject: (.*)$/m.exec(mail.headers)?.[1])).toEqual(['New lead: Asha'])
  expect(await states(on)).toEqual(['skipped', 'skipped', 'sent'])
})
