import { expect, test } from 'vitest'
import type { LeadSummary } from '../src/leads/leadApi.ts'
import { digestSender } from '../src/outgoing/digest.ts'
import type { Mail } from '../src/outgoing/smtp.ts'
import { DAY_MS } from '../src/time/durations.ts'
import { startOfSydneyDay, sydneyClock, sydneyStamp } from '../src/time/sydneyTime.ts'
import { cleanInbox } from './support/cleanInbox.ts'
import { makeFolder } from './support/inbox.ts'
import { storeRows } from './support/leadRows.ts'
import { SALES, signIn } from './support/team.ts'

test.each([
  ['2026-11-21T12:59:59Z', '2026-11-21', 23, '2026-11-20T13:00:00.000Z', '2026-11-21 23:59:59'],
  ['2026-07-01T00:00:00Z', '2026-07-01', 10, '2026-06-30T14:00:00.000Z', '2026-07-01 10:00:00'],
  // The clocks go forward on 4 October 2026 and back on 5 April 2026, at two and three in the morning.
  ['2026-10-04T02:00:00Z', '2026-10-04', 13, '2026-10-03T14:00:00.000Z', '2026-10-04 13:00:00'],
  ['2026-04-05T05:00:00Z', '2026-04-05', 15, '2026-04-04T13:00:00.000Z', '2026-04-05 15:00:00'],
])('%s is read in Sydney', (utc, day, hour, midnight, stamp) => {
  const date = new Date(utc)
  expect(sydneyClock(date)).toEqual({ day, hour })
  expect(startOfSydneyDay(date).toISOString()).toBe(midnight)
  expect(sydneyStamp(date)).toBe(stamp)
})

test('the digest and Home say that leads are still here whose time is over', async () => {
  const inbox = await cleanInbox()
  const sales = await signIn(inbox, SALES)
  const said = async () => ((await (await sales.get('/leads/summary')).json()) as LeadSummary).retention
  await storeRows(inbox, { created_at: new Date(inbox.now() - 700 * DAY_MS) })
  expect(await said()).toBeNull()
  await storeRows(inbox, { document_id: 'old', created_at: new Date(inbox.now() - 735 * DAY_MS) })
  expect(await said()).toMatch(/^Leads older than 24 months are still here/)
  const mails: Mail[] = []
  const keep = async (mail: Mail) => {
    mails.push(mail)
    return null
  }
  const settings = { inboxUrl: null, backups: { folder: makeFolder(), isOwn: true }, retentionMonths: 24 }
  await inbox.sql((knex) => digestSender(knex, keep, settings, { room: async () => null, troubles: async () => [] })('2026-11-22'))
  expect(mails[0]?.text).toContain('Leads older than 24 months are still here')
})

test('the digest begins with why leads are refused, in its subject too', async () => {
  const inbox = await cleanInbox()
  const mails: Mail[] = []
  const send = async (mail: Mail) => {
    mails.push(mail)
    return null
  }
  const room = async () => 'New leads are refused: the disk is full.'
  await inbox.sql((knex) =>
    digestSender(
      knex,
      send,
      { inboxUrl: null, backups: { folder: makeFolder(), isOwn: true }, retentionMonths: 24 },
      { room, troubles: async () => [] },
    )('2026-11-22'),
  )
  expect(mails).toMatchObject([
    { id: 'digest-2026-11-22', subject: expect.stringMatching(/^New leads are refused\. Leads on 2026-11-22:/) },
  ])
  expect(mails[0]?.text).toMatch(/^New leads are refused: the disk is full\.\n\nNew in the last 24 hours: 0\n/)
})
