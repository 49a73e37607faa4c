import { beforeEach, expect, test } from 'vitest'
import { detailNames, type SentField, sentFields, sentNames } from '../src/contract/sentFields.ts'
import { noticeInbox } from './support/noticeInbox.ts'
import { listed, type Member, oneLead, signIn } from './support/team.ts'
import { until } from './support/until.ts'

type Sent = Record<SentField, string>

/** Of each field that has no form of its own: words that nothing else of a lead has. */
function sent(word: string): Sent {
  const own: Partial<Sent> = { email: `${word.toLowerCase()}@example.com`, phone: word === 'First' ? '+61491570006' : '+61491570156' }
  return { ...(Object.fromEntries(sentNames.map((name) => [name, `${word} ${name}`])) as Sent), ...own }
}
const first = sent('First')
const later = sent('Later')

let { inbox, server, receiver }: Awaited<ReturnType<typeof noticeInbox>> = await noticeInbox()
let owner: Member
let id: string

beforeEach(async () => {
  ;({ inbox, server, receiver } = await noticeInbox())
  owner = await signIn(inbox)
  await inbox.post({ data: first })
  id = (await inbox.leads())[0]?.document_id ?? ''
})

test('each field that a form sends is in the open lead, the search, the export, the mail and the webhook', async () => {
  const { fields } = await oneLead(owner, id)
  const [head = '', line = ''] = (await (await owner.get('/leads/export.csv')).text()).slice(1).split('\r\n')
  const columns = head.split(',')
  const [mail] = await server.wait(1)
  await until('the webhook has been told', async () => receiver.calls.length > 0)
  const { lead } = JSON.parse(receiver.calls[0]?.body ?? '{}') as { lead: Partial<Sent> }
  for (const name of sentNames) {
    const { label, kind } = sentFields[name]
    expect(fields[name]).toBe(first[name])
    expect((await listed(owner, `?q=${encodeURIComponent(first[name])}`)).leads, name).toHaveLength(1)
    expect(line.split(',')[columns.indexOf(`"${label}"`)], label).toContain(`${first[name]}"`)
    expect(mail?.text).toContain(kind === 'message' ? first[name] : `${label}: ${first[name]}`)
    expect(lead[name], name).toBe(first[name])
  }
})

test('a correction changes every detail, keeps what was there, and is taken back whole', async () => {
  const details = Object.fromEntries(detailNames.map((name) => [name, later[name]]))
  await owner.send('POST', `/leads/${id}/details`, details)
  const { fields, timeline, revision } = await oneLead(owner, id)
  expect(fields).toMatchObject(details)
  for (const name of detailNames)
    expect(timeline).toContainEqual(expect.objectContaining({ field: name, before: first[name], after: later[name] }))
  await owner.send('POST', '/leads/undo', { changes: [{ documentId: id, revision }] })
  expect((await oneLead(owner, id)).fields).toMatchObject(first)
})

test('a lead that someone enters has every detail and the message', async () => {
  const { subject: _, ...entered } = later
  const answer = await owner.send('POST', '/leads/new', { source: 'call', ...entered })
  const { documentId } = (await answer.json()) as { documentId: string }
  expect((await oneLead(owner, documentId)).fields).toMatchObject(entered)
})
