import { expect, test } from 'vitest'
import { digestSender } from '../src/notices/digest.ts'
import type { Mail } from '../src/notices/smtp.ts'
import { startOfSydneyDay, sydneyClock, sydneyStamp } from '../src/time/sydneyTime.ts'
import { atNoonInSydney, inboxNow } from './support/clock.ts'
import { type Inbox, startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { setMessages } from './support/messages.ts'
import { until } from './support/until.ts'

const DAY_MS = 86_400_000

test.each([
  ['2026-11-21T12:59:59Z', '2026-11-21', 23, '2026-11-20T13:00:00.000Z', '2026-11-21T23:59:59+11:00'],
  ['2026-07-01T00:00:00Z', '2026-07-01', 10, '2026-06-30T14:00:00.000Z', '2026-07-01T10:00:00+10:00'],
  // The clocks go forward on 4 October 2026 and back on 5 April 2026, at two and three in the morning.
  ['2026-10-04T02:00:00Z', '2026-10-04', 13, '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00+11:00'],
  ['2026-04-05T05:00:00Z', '2026-04-05', 15, '2026-04-04T13:00:00.000Z', '2026-04-05T15:00:00+10:00'],
])('%s is read in Sydney', (utc, day, hour, midnight, stamp) => {
  const date = new Date(utc)
  expect(sydneyClock(date)).toEqual({ day, hour })
  expect(startOfSydneyDay(date).toISOString()).toBe(midnight)
  expect(sydneyStamp(date)).toBe(stamp)
})

test('two instances send the digest of a day once, and it names what is suspected with its first words', async () => {
  const server = await startMailServer()
  const seeded = await startInbox(undefined, atNoonInSydney)
  for (const name of ['Fresh', 'Waiting', 'Answered', 'Spam']) {
    await seeded.post({ data: { email: `${name.toLowerCase()}@example.com`, fullName: name, queries: name } })
  }
  await setMessages(seeded, 'notice', { state: 'sent' })
  await seeded.sql(async (knex) => {
    const leads = () => knex('form_datas')
    await leads()
      .whereIn('full_name', ['Waiting', 'Answered'])
      .update({ created_at: new Date(inboxNow() - 2 * DAY_MS) })
    const day = (days: number) => sydneyClock(new Date(inboxNow() - days * DAY_MS)).day
    await leads()
      .where('full_name', 'Answered')
      .update({ lead_status: 'contacted', follow_up_on: day(1), follow_up_note: 'Ask\nagain', owner: 'Sam Rai' })
    const { document_id: key } = await leads().where('full_name', 'Answered').first('document_id')
    await knex('outgoing_messages').insert({ kind: 'webhook', key, state: 'failed', created_at: new Date() })
    await leads()
      .where('full_name', 'Fresh')
      .update({ follow_up_on: day(0) })
    const marked = { lead_status: 'spam', spam_reason: 'It speaks of loans.' }
    const earlier = { ...marked, created_at: new Date(inboxNow() - 3 * DAY_MS) }
    await leads()
      .where('full_name', 'Spam')
      .update({ ...earlier, queries: 'Quick\nloans at https://loans.example for you' })
  })
  seeded.signal('SIGTERM')
  await seeded.ended

  const started: Inbox[] = []
  try {
    const variables = { ...mailSettings(server.port), ...atNoonInSydney, DIGEST_HOUR: '12', BACKUP_FOLDER: 'missing' }
    // One after the other: Strapi's own start does not wait for another on the same SQLite file.
    for (let instance = 0; instance < 2; instance += 1) started.push(await startInbox(seeded.folder, variables))
    const digests = () => seeded.sql((knex) => knex('outgoing_messages').where({ kind: 'digest' }).select('key', 'state'))
    const { day } = sydneyClock(new Date(inboxNow()))
    const sent = () => until('the digest is marked as sent', async () => (await digests()).some(({ state }) => state === 'sent'))
    await sent()
    expect(await digests()).toEqual([{ key: day, state: 'sent' }])
    expect(server.mails).toHaveLength(1)
    await seeded.sql((knex) => knex('outgoing_messages').where({ kind: 'digest' }).update({ state: 'waiting', attempts: 0, next_at: 0 }))
    await sent()
    expect(server.mails, 'once more, now that both look for it').toHaveLength(2)
    const [mail] = server.mails
    expect(mail?.headers).toContain(`Subject: Leads on ${day}: 1 new, 1 waiting over a day`)
    expect(mail?.messageId).toBe(`<digest-${day}@example.com>`)
    expect(mail?.text).toMatch(/^Suspected spam to look at: 1$/m)
    expect(mail?.text).toMatch(/^- .+: Spam: Quick loans at for you$/m)
    expect(mail?.text).toMatch(/^- .+: Waiting$/m)
    expect(mail?.text).toMatch(/^Webhook calls given up: 1$/m)
    expect(mail?.text).toMatch(/^There is no backup of the leads in \S+missing yet/m)
    expect(mail?.text).toContain('To follow up today: 1, overdue: 1')
    expect(mail?.text).toMatch(/^To follow up:\n- \d{4}-\d\d-\d\d: Answered, Ask again, Sam Rai\n- \d{4}-\d\d-\d\d: Fresh$/m)
  } finally {
    for (const inbox of started) await inbox.stop()
    await server.stop()
  }
})

const NO_ROOM = { DISK_RESERVE_MB: '1000000000', DATABASE_MAX_MB: '1' }

test('the digest begins with why leads are refused, in its subject too', async () => {
  const inbox = await startInbox()
  try {
    const mails: Mail[] = []
    const send = async (mail: Mail) => {
      mails.push(mail)
      return null
    }
    const room = async () => 'New leads are refused: the disk is full.'
    const settings = { inboxUrl: null, backupFolder: null }
    await inbox.sql((knex) => digestSender(knex, send, settings, room)('2026-11-22'))
    expect(mails).toMatchObject([
      { id: 'digest-2026-11-22', subject: expect.stringMatching(/^New leads are refused\. Leads on 2026-11-22:/) },
    ])
    expect(mails[0]?.text).toMatch(/^New leads are refused: the disk is full\.\n\nNew in the last 24 hours: 0\n/)
  } finally {
    await inbox.stop()
  }
})

test('when leads begin to be refused the team gets one mail, with a digest or without, from however many instances', async () => {
  const server = await startMailServer()
  const variables = { ...mailSettings(server.port), ...atNoonInSydney, ...NO_ROOM, INBOX_URL: 'https://inbox.example.com' }
  const first = await startInbox(undefined, variables)
  const second = await startInbox(first.folder, variables)
  try {
    const rows = () => second.sql((knex) => knex('outgoing_messages').select('kind', 'key', 'state', 'attempts'))
    const sent = () => until('the mail is marked as sent', async () => (await rows()).some(({ state }) => state === 'sent'))
    await sent()
    // What the second has planned it sends as well, once the first has ended.
    await second.logged(/New leads are refused/)
    first.signal('SIGTERM')
    await first.ended
    await second.sql((knex) => knex('outgoing_messages').update({ state: 'waiting', attempts: 0, next_at: 0 }))
    await sent()
    const { day } = sydneyClock(new Date(inboxNow()))
    expect(await rows()).toEqual([{ kind: 'no-room', key: day, state: 'sent', attempts: 1 }])
    expect(server.mails, 'the second was asked for').toHaveLength(2)
    const [mail] = server.mails
    expect(mail?.to).toEqual(['team@example.com', 'owner@example.com'])
    expect(mail?.headers).toContain('Subject: New leads are refused: the inbox has no room')
    expect(mail?.text).toMatch(/^New leads are refused: .+ (DISK_RESERVE_MB|DATABASE_MAX_MB) /)
    expect(mail?.text).toContain('https://inbox.example.com/admin')
  } finally {
    await second.stop()
    await server.stop()
  }
})
