import { expect, test } from 'vitest'
import { DAY_MS } from '../src/time/durations.ts'
import { sydneyClock } from '../src/time/sydneyTime.ts'
import { atNoonInSydney, inboxNow, shiftedBy } from './support/clock.ts'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { setMessages } from './support/messages.ts'
import { until } from './support/until.ts'

test('what was left of yesterday’s digest does not go out at night', async () => {
  const server = await forThisTest(startMailServer())
  const atNight = shiftedBy(Date.parse('2026-11-25T03:00:00+11:00') - Date.now())
  const before = await startInbox(undefined, atNight)
  const row = { kind: 'digest', key: '2026-11-24', attempts: 3, created_at: new Date() }
  await before.sql((knex) => knex('outgoing_messages').insert(row))
  await before.signal('SIGTERM')
  const inbox = await forThisTest(startInbox(before.folder, { ...mailSettings(server.port), ...atNight, DIGEST_HOUR: '8' }))
  const digest = () => inbox.sql((knex) => knex('outgoing_messages').where({ kind: 'digest' }).first('state'))
  await until('it is looked at', async () => (await digest()).state !== 'waiting')
  expect([await digest(), server.mails]).toEqual([{ state: 'skipped' }, []])
})

test('two instances send the digest of a day once, and it names what is suspected with its first words', async () => {
  const server = await forThisTest(startMailServer())
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
  await seeded.signal('SIGTERM')

  const variables = { ...mailSettings(server.port), ...atNoonInSydney, DIGEST_HOUR: '12', BACKUP_FOLDER: 'missing' }
  for (let instance = 0; instance < (onPostgres ? 2 : 1); instance += 1) await forThisTest(startInbox(seeded.folder, variables))
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
  expect(mail?.headers).toContain(`Subject: Leads on ${day}: 1 new, 1 unanswered over a day`)
  expect(mail?.messageId).toBe(`<digest-${day}@example.com>`)
  expect(mail?.text).toMatch(/^Suspected spam to look at: 1$/m)
  expect(mail?.text).toMatch(/^- .+: Spam: Quick loans at for you$/m)
  expect(mail?.text).toMatch(/^- .+: Waiting$/m)
  expect(mail?.text).toMatch(/^Webhook calls that failed: 1$/m)
  expect(mail?.text).toMatch(/^There is no backup of the leads in \S+missing yet/m)
  expect(mail?.text).toContain('To follow up today: 1, overdue: 1')
  expect(mail?.text).toMatch(/^To follow up:\n- \d{4}-\d\d-\d\d: Answered, Ask again, Sam Rai\n- \d{4}-\d\d-\d\d: Fresh$/m)
})
