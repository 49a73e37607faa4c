import { expect, test } from 'vitest'
import { addDays } from '../src/time/sydneyTime.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { forThisTest } from './support/forThisTest.ts'
import { ADMIN } from './support/inbox.ts'
import { mailSettings, startMailServer } from './support/mailServer.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { type Member, personId, SALES, signIn } from './support/team.ts'
import { until } from './support/until.ts'

type Undo = { undo: { documentId: string; revision: number }[] }
const change = async (member: Member, documentIds: string[], changed: object) =>
  (await (await member.send('POST', '/leads/bulk', { documentIds, ...changed })).json()) as Undo
const post = async (inbox: CleanInbox, fullName: string, queries = 'About my degree') => {
  const headers = { 'Content-Type': 'application/json', Referer: 'https://www.example.com/services/cdr-writing' }
  await inbox.post({ data: { email: `${fullName.toLowerCase()}@example.com`, fullName, queries } }, { headers })
  return (await inbox.leads()).at(-1)?.document_id ?? ''
}
const untold = (inbox: CleanInbox) =>
  inbox.sql((knex) => knex('outgoing_messages').where({ kind: 'assigned', state: 'waiting' }).pluck('key'))
const allTold = (inbox: CleanInbox) => until('nothing waits to be told', async () => (await untold(inbox)).length === 0)

test('whoever is given leads gets one mail for one press, with what they are about', async () => {
  const { inbox, server } = await noticeInbox()
  const [owner, sales] = [await signIn(inbox), await signIn(inbox, SALES)]
  const sam = await personId(inbox, SALES.email)
  const ids = [await post(inbox, 'Asha', 'Is my degree enough?'), await post(inbox, 'Bela')]
  const toSam = () => server.mails.filter(({ to }) => to.includes(SALES.email))
  await change(owner, ids, { ownerId: sam })
  await inbox.pass(11_000)
  await until('the mail came', () => toSam().length > 0)
  await allTold(inbox)
  const [mail] = toSam()
  expect(toSam()).toHaveLength(1)
  expect(mail?.to).toEqual([SALES.email])
  expect(mail?.headers).toMatch(/^Subject: Administrator gave you 2 leads$/m)
  expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(mail?.text).toMatch(/^- Asha, CDR Writing: Is my degree enough\?\n {2}https:\/\/inbox\.example\.com\/admin\/leads\/l\w+\n- Bela,/m)

  // Who takes a lead, or gives one to whoever has it, tells no one.
  await change(sales, [ids[0] ?? ''], { ownerId: sam })
  await change(owner, ids, { ownerId: sam })
  await change(sales, [await post(inbox, 'Chen')], { ownerId: sam })
  await inbox.pass(11_000)
  await allTold(inbox)
  expect(toSam()).toHaveLength(1)

  await change(sales, [ids[1] ?? ''], { ownerId: await personId(inbox, ADMIN.email) })
  await inbox.pass(11_000)
  await until('the other is told', () => server.mails.some(({ headers }) => /^Subject: Sam Rai gave you Bela$/m.test(headers)))
})

test('Undo within its time, or another colleague, stops the mail; who may not sign in gets none', async () => {
  const { inbox, server } = await noticeInbox()
  const owner = await signIn(inbox)
  const sam = await personId(inbox, SALES.email)
  const toSam = () => server.mails.filter(({ to }) => to.includes(SALES.email))
  const [a, b, c] = [await post(inbox, 'Asha'), await post(inbox, 'Bela'), await post(inbox, 'Chen')]
  const { undo } = await change(owner, [a], { ownerId: sam })
  await owner.send('POST', '/leads/undo', { changes: undo })
  await change(owner, [b], { ownerId: sam })
  await change(owner, [b], { ownerId: null })
  expect(await untold(inbox)).toHaveLength(2)
  await inbox.pass(11_000)
  await allTold(inbox)
  expect(toSam()).toEqual([])
  await change(owner, [c], { ownerId: sam })
  await inbox.sql((knex) => knex('admin_users').where({ id: sam }).update({ is_active: false }))
  await inbox.pass(11_000)
  await allTold(inbox)
  await inbox.sql((knex) => knex('admin_users').where({ id: sam }).update({ is_active: true }))
  expect(toSam()).toEqual([])
})

test('mail that is turned on tells nothing that was given before', async () => {
  const off = await cleanInbox()
  await change(await signIn(off), [await post(off, 'Asha')], { ownerId: await personId(off, SALES.email) })
  expect(await untold(off)).toEqual([])
})

test('in the morning each colleague gets what is theirs to follow up, and no one else', async () => {
  const server = await forThisTest(startMailServer())
  const inbox = await cleanInbox({ ...mailSettings(server.port), DIGEST_HOUR: '13', INBOX_URL: 'https://inbox.example.com' })
  const owner = await signIn(inbox)
  const sam = await personId(inbox, SALES.email)
  const today = addDays(new Date(inbox.now()), 0)
  await change(owner, [await post(inbox, 'Asha')], { followUpOn: today, ownerId: sam })
  await change(owner, [await post(inbox, 'Bela')], { followUpOn: today })
  await change(owner, [await post(inbox, 'Chen')], { followUpOn: addDays(new Date(inbox.now()), 1), ownerId: sam })
  await inbox.pass(61 * 60_000)
  const due = () => server.mails.filter(({ headers }) => /^Subject: To follow up today/m.test(headers))
  await until('the mail came', () => due().length > 0)
  await until('the digest came', () => server.mails.some(({ headers }) => /^Subject: Leads on/m.test(headers)))
  expect(due()).toMatchObject([{ to: [SALES.email], headers: expect.stringMatching(/^Subject: To follow up today: Asha$/m) }])
  expect(due()[0]?.text).toMatch(/^- Asha, CDR Writing, follow up on .+: About my degree\n {2}https:/m)
  expect(due()[0]?.text).not.toMatch(/Bela|Chen/)
})
