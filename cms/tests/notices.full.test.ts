import { afterAll, expect, test } from 'vitest'
import { type Inbox, makeFolder, startInbox, type Variables } from './support/inbox.ts'
import { type MailServer, mailSettings, startMailServer } from './support/mailServer.ts'
import { states } from './support/messages.ts'
import { until } from './support/until.ts'

const DAY_MS = 86_400_000

const running: { stop: () => Promise<void> }[] = []
afterAll(async () => {
  for (const started of running.splice(0).reverse()) await started.stop()
})

async function mailServer(): Promise<MailServer> {
  const started = await startMailServer()
  running.push(started)
  return started
}

async function inboxWith(variables: Variables, folder: string): Promise<Inbox> {
  const started = await startInbox(folder, variables)
  running.push(started)
  return started
}

const lead = (values: Record<string, string>) => ({ data: { email: 'asha@example.com', ...values } })
const allSent = (of: Inbox) =>
  until('every notice is marked as sent', async () => (await states(of, 'notice')).every((state) => state === 'sent'))

test('two instances on one database send each mail once', async () => {
  const shared = await mailServer()
  const folder = makeFolder()
  const one = await inboxWith(mailSettings(shared.port), folder)
  const both = [one, await inboxWith(mailSettings(shared.port), folder)]
  await Promise.all(
    Array.from({ length: 30 }, (_, n) => both[n % 2]?.post(lead({ email: `visitor-${n}@example.com`, queries: `text ${n}` }))),
  )
  await until('the leads are stored', async () => (await states(one, 'notice')).length === 30)
  await allSent(one)
  expect(shared.mails).toHaveLength(30)
  expect(new Set(shared.mails.map((mail) => mail.messageId)).size).toBe(30)
})

test('without SMTP nothing fails; turned on after a kill, what waits is sent, but neither spam nor what is days old', async () => {
  const folder = makeFolder()
  const off = await startInbox(folder)
  for (const name of ['Spam', 'Old', 'Asha']) expect((await off.post(lead({ fullName: name, queries: name }))).status).toBe(201)
  await off.logged(/Notices are off.*SMTP_HOST/)
  expect(await states(off, 'notice')).toEqual([null, null, null])
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
  await until('the notice is marked as sent', async () => (await states(on, 'notice')).includes('sent'))
  expect(late.mails.map((mail) => /^Subject: (.*)$/m.exec(mail.headers)?.[1])).toEqual(['New lead: Asha'])
  expect(await states(on, 'notice')).toEqual([null, null, 'sent'])
})
