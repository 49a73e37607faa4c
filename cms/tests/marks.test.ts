import { afterAll, expect, test } from 'vitest'
import { onPostgres } from './support/database.ts'
import { contract, type Inbox, makeFolder, startInbox, type Variables } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { until } from './support/until.ts'
import { startReceiver } from './support/webhookReceiver.ts'

const running: { stop: () => Promise<void> }[] = []
afterAll(async () => {
  for (const started of running.splice(0).reverse()) await started.stop()
})

async function started<Part extends { stop: () => Promise<void> }>(starting: Promise<Part>): Promise<Part> {
  const part = await starting
  running.push(part)
  return part
}

/** Long enough for a mail on a busy machine; the lease of a claim is five times as long. */
const TIMEOUT_MS = 3_000
const shortLease = { NOTICE_TIMEOUT_MS: String(TIMEOUT_MS) }

type Kind = 'notice' | 'webhook'

/** From now on the database refuses to mark anything as sent, as if its disk were full. */
async function refuseMarks(inbox: Inbox, kind: Kind) {
  await inbox.sql(async (knex) => {
    const refused = `new.${kind}_state = 'sent'`
    if (!onPostgres) {
      await knex.raw(`create trigger refuse_mark before update on form_datas when ${refused} begin select raise(abort, 'no room'); end`)
      return
    }
    await knex.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`)
    await knex.raw(`create trigger refuse_mark before update on form_datas for each row when (${refused}) execute function refuse()`)
  })
}

async function acceptMarks(inbox: Inbox) {
  await inbox.sql((knex) => knex.raw(`drop trigger refuse_mark${onPostgres ? ' on form_datas' : ''}`))
}

const row = (inbox: Inbox) => inbox.sql((knex) => knex('form_datas').first())
const refusals = (inbox: Inbox) => inbox.output().match(/was sent, but cannot be marked as sent yet: no room/g)?.length ?? 0

async function sendWhileMarksAreRefused(kind: Kind, inboxes: Inbox[], sent: () => number) {
  const [inbox] = inboxes
  if (!inbox) throw new Error('No inbox was started.')
  await refuseMarks(inbox, kind)
  expect((await inbox.post(contract('enquiry.json'))).status).toBe(201)
  await until(`the mark of the ${kind} is refused`, () => inboxes.some((each) => refusals(each) > 0))
  const leaseEnds = async () => Number((await row(inbox))[`${kind}_next_at`])
  const firstEnd = await leaseEnds()
  await until('the first lease would have ended', async () => (await leaseEnds()) > firstEnd + 5 * TIMEOUT_MS)
  expect(sent()).toBe(1)
  expect(await row(inbox)).toMatchObject({ [`${kind}_state`]: 'waiting', [`${kind}_attempts`]: 1 })

  await acceptMarks(inbox)
  await until(`the ${kind} is marked as sent`, async () => (await row(inbox))[`${kind}_state`] === 'sent')
  expect(sent()).toBe(1)
  expect(await row(inbox)).toMatchObject({ [`${kind}_attempts`]: 1, [`${kind}_error`]: null })
  expect(inbox.output()).not.toMatch(/asha|491570006|bridges/i)
}

async function twoInboxes(variables: Variables): Promise<Inbox[]> {
  const folder = makeFolder()
  return [await started(startInbox(folder, variables)), await started(startInbox(folder, variables))]
}

test('a mail whose mark the database refuses is marked later, and sent once by two instances', async () => {
  const server = await started(startMailServer())
  const inboxes = await twoInboxes({ ...mailSettings(server.port), ...shortLease })
  await sendWhileMarksAreRefused('notice', inboxes, () => server.mails.length)
})

test('a call of the webhook whose mark the database refuses is marked later, and made once by two instances', async () => {
  const receiver = await started(startReceiver([200]))
  const settings = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'a-secret-of-two-programs-7', NOTICE_EVERY_MS: '50', ...shortLease }
  await sendWhileMarksAreRefused('webhook', await twoInboxes(settings), () => receiver.calls.length)
})

test('a mail sent just before a crash comes once more after it, under the same Message-ID', async () => {
  const server = await started(startMailServer())
  const settings = { ...mailSettings(server.port), ...shortLease }
  const crashed = await startInbox(undefined, settings)
  await refuseMarks(crashed, 'notice')
  await crashed.post(contract('enquiry.json'))
  await until('the mark is refused', () => refusals(crashed) > 0)
  crashed.signal('SIGKILL')
  await crashed.ended
  await acceptMarks(crashed)

  const inbox = await started(startInbox(crashed.folder, settings))
  await until('the notice is marked as sent', async () => (await row(inbox)).notice_state === 'sent')
  expect(server.mails).toHaveLength(2)
  expect(server.mails[1]?.messageId).toBe(server.mails[0]?.messageId)
})
