import { expect, test } from 'vitest'
import { onPostgres } from './support/database.ts'
import { forThisTest } from './support/forThisTest.ts'
import { contract, type Inbox, startInbox } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { until } from './support/until.ts'
import { startReceiver } from './support/webhookReceiver.ts'

/** Long enough for a mail on a busy machine; the lease of a claim is five times as long. */
const TIMEOUT_MS = 3_000
const KINDS = ['notice', 'webhook'] as const

/** From now on the database refuses to mark anything as sent, as if its disk were full. */
async function refuseMarks(inbox: Inbox) {
  const of = `refuse_mark before update on outgoing_messages`
  const [sqlite, postgres] = [
    `create trigger ${of} when new.state = 'sent' begin select raise(abort, 'no room'); end`,
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
    create trigger ${of} for each row when (new.state = 'sent') execute function refuse()`,
  ]
  await inbox.sql((knex) => knex.raw(onPostgres ? postgres : sqlite))
}

const acceptMarks = (inbox: Inbox) => inbox.sql((knex) => knex.raw(`drop trigger refuse_mark${onPostgres ? ' on outgoing_messages' : ''}`))

const rows = (inbox: Inbox) => inbox.sql((knex) => knex('outgoing_messages').whereIn('kind', KINDS).orderBy('kind'))
const isRefused = (inbox: Inbox, kind: string) =>
  new RegExp(`The ${kind} of .+ was sent, but cannot be marked as sent yet: no room`).test(inbox.output())

test('a mail and a call of the webhook whose marks the database refuses are marked later, and sent once by however many instances', async () => {
  const server = await forThisTest(startMailServer())
  const receiver = await forThisTest(startReceiver([200]))
  const settings = {
    ...mailSettings(server.port),
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a-secret-of-two-programs-7',
    NOTICE_TIMEOUT_MS: String(TIMEOUT_MS),
  }
  const inbox = await forThisTest(startInbox(undefined, settings))
  const inboxes = [inbox, ...(onPostgres ? [await forThisTest(startInbox(inbox.folder, settings))] : [])]
  const sent = () => ({ mails: server.mails.length, calls: receiver.calls.length })

  await refuseMarks(inbox)
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  for (const kind of KINDS) await until(`the mark of the ${kind} is refused`, () => inboxes.some((each) => isRefused(each, kind)))
  const leaseEnds = async () => (await rows(inbox)).map(({ next_at }) => Number(next_at))
  const firstEnd = Math.max(...(await leaseEnds()))
  await until('the first leases would have ended', async () => Math.min(...(await leaseEnds())) > firstEnd + 5 * TIMEOUT_MS)
  expect(sent()).toEqual({ mails: 1, calls: 1 })
  const all = (values: object) => KINDS.map((kind) => ({ kind, attempts: 1, ...values }))
  expect(await rows(inbox)).toMatchObject(all({ state: 'waiting' }))

  await acceptMarks(inbox)
  await until('both are marked as sent', async () => (await rows(inbox)).every(({ state }) => state === 'sent'))
  expect(sent()).toEqual({ mails: 1, calls: 1 })
  expect(await rows(inbox)).toMatchObject(all({ error: null }))
  expect(inboxes.map((each) => each.output()).join()).not.toMatch(/asha|491570006|bridges/i)
})

test('a mail sent just before a crash comes once more after it, under the same Message-ID', async () => {
  const server = await forThisTest(startMailServer())
  const settings = mailSettings(server.port)
  const crashed = await startInbox(undefined, settings)
  await refuseMarks(crashed)
  await crashed.post(contract('enquiry.json'))
  await until('the mark is refused', () => isRefused(crashed, 'notice'))
  await crashed.signal('SIGKILL')
  await acceptMarks(crashed)
  expect(Number((await rows(crashed))[0].next_at)).toBeGreaterThan(Date.now())
  // As if its lease had ended.
  await crashed.sql((knex) => knex('outgoing_messages').update({ next_at: 0 }))

  const inbox = await forThisTest(startInbox(crashed.folder, settings))
  await until('the notice is marked as sent', async () => (await rows(inbox))[0].state === 'sent')
  expect(server.mails).toHaveLength(2)
  expect(server.mails[1]?.messageId).toBe(server.mails[0]?.messageId)
})
