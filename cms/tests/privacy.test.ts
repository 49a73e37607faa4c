import { beforeEach, expect, test } from 'vitest'
import { sydneyClock } from '../src/time/sydneyTime.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { command } from './support/commands.ts'
import { listed, oneLead, signIn } from './support/team.ts'

let inbox: CleanInbox

beforeEach(async () => {
  inbox = await cleanInbox()
})

type Fields = { fullName?: string; email?: string; phone?: string; queries?: string }

async function store(fields: Fields) {
  expect((await inbox.post({ data: { email: '', phone: '', ...fields } })).status).toBe(201)
}

const texts = async () => (await inbox.leads()).map((lead) => lead.queries)
const documentsOf = async (queries: string) =>
  (await inbox.leads()).filter((lead) => lead.queries === queries).map((lead) => lead.document_id)
const erase = (...args: string[]) => command('erase', inbox.folder, ...args)

test('erasing a person takes every lead of the address, and of its phone where there is no address', async () => {
  await store({ email: 'asha@example.com', phone: '+61491570006', queries: 'asha one' })
  await store({ email: 'Asha@Example.com', queries: 'asha two' })
  await store({ phone: '0061 491 570 006', queries: 'asha three' })
  await store({ email: 'bela@example.com', phone: '+61 491 570 006', queries: 'bela' })
  await store({ email: 'chitra@example.com', phone: '0061\u00a0491 570 006', queries: 'chitra' })
  await store({ email: 'dilip@example.com', phone: '61491570006', queries: 'dilip' })
  await store({ phone: '+61491570007', queries: 'somebody' })
  const [changed] = await documentsOf('asha one')
  expect(
    (await (await signIn(inbox)).send('POST', `/leads/${changed}/answers`, { key: 'answered', channel: 'email', text: 'Hello' })).status,
  ).toBe(200)
  const expected = (await inbox.leads()).slice(0, 3).map((lead) => lead.document_id)
  const kept = (await Promise.all(['bela', 'chitra', 'dilip'].map(documentsOf))).flat()

  expect(await erase('asha@example.com', '--dry-run')).toContain('Leads: 3')
  expect((await texts()).length).toBe(7)

  const record = await erase('ASHA@example.com')
  expect(await texts()).toEqual(['bela', 'chitra', 'dilip', 'somebody'])
  expect(record).toMatch(/^Erased for ASHA@example\.com, \d{4}-\d\d-\d\dT/)
  expect(record).toContain('Leads: 3')
  for (const id of expected) expect(record).toContain(id)
  const [bela, chitra, dilip] = kept
  expect(record).toMatch(
    new RegExp(`^Kept, because they have the same phone and .*: 2\\.\n  ${bela} .*: bela\n  ${chitra} .*: chitra$`, 'm'),
  )
  expect(record).toMatch(new RegExp(`^Kept, because one of .* no country, .*: 1\\.\n  ${dilip} .*: dilip$`, 'm'))
  expect(record).not.toMatch(/\+61|bela@/)
  expect(await inbox.sql((knex) => knex('lead_changes'))).toEqual([])
})

test('where an agent wrote for several people from one address, each is named and none is erased until that is confirmed', async () => {
  const email = 'agent@example.com'
  await store({ fullName: 'Asha Gurung', email, queries: 'For Asha' })
  await store({ fullName: 'asha  gurung', email, queries: 'Again for Asha' })
  await store({ fullName: 'Bela Rai', email, queries: 'For Bela' })
  await store({ email, queries: 'Without a name' })
  const ids = (await inbox.leads()).map((lead) => lead.document_id)
  const today = sydneyClock(new Date(inbox.now())).day
  const seen = await erase(email, '--dry-run')
  expect(seen).toContain(`Leads: 4, with their history\n  ${ids[0]}  ${today}  Asha Gurung: For Asha\n`)
  expect(seen).toContain(`  ${ids[2]}  ${today}  Bela Rai: For Bela\n`)
  expect(seen).toMatch(/^The leads above have different names,/m)
  await expect(erase(email)).rejects.toMatchObject({
    stdout: expect.stringContaining('Bela Rai: For Bela'),
    stderr: expect.stringMatching(/^Nothing was erased\. .* npm run erase -- <id>\. .* --all\.$/m),
  })
  expect((await texts()).length).toBe(4)
  expect(await erase(ids[2] ?? '')).toContain('Leads: 1,')
  const record = await erase(email)
  expect(record, 'one name is left').toContain('Leads: 3,')
  expect(record, 'a record is kept, and has no names').not.toMatch(/Asha|Without/)
  await store({ fullName: 'Chitra', email, queries: 'For Chitra' })
  await store({ fullName: 'Dilip', email, queries: 'For Dilip' })
  expect(await erase(email, '--all')).toContain('Leads: 2,')
  expect(await texts()).toEqual([])
})

test('whoever asks is shown all that is held of them, merged leads, answers and notes among it, and nothing of anyone else', async () => {
  await store({ fullName: 'Asha Gurung', email: 'asha@example.com', phone: '+61491570006', queries: 'My first\nquestion' })
  await store({ fullName: 'Asha', email: 'Asha@Example.com', queries: 'My second question' })
  await store({ email: 'bela@example.com', phone: '+61491570006', queries: 'A question of Bela' })
  const owner = await signIn(inbox)
  const [id, other] = (await inbox.leads()).map(({ document_id }) => document_id)
  await owner.send('POST', `/leads/${other}/answers`, { key: 'answered-it', channel: 'phone', text: 'It costs 500 dollars' })
  await owner.send('POST', `/leads/${other}/notes`, { key: 'noted-it', text: 'Calls back on Monday' })
  await owner.send('POST', '/leads/bulk', { documentIds: [other], leadStatus: 'quoted', followUpOn: '2030-11-30' })
  expect((await owner.send('POST', `/leads/${id}/merge`, { other })).status).toBe(200)

  const held = await command('person', inbox.folder, 'Asha <asha@example.com>')
  for (const words of [
    '2 leads',
    'Name: Asha Gurung',
    'Phone: +61491570006',
    'My second question',
    'It costs 500 dollars',
    'Calls back on Monday',
    'Status: contacted → quoted',
    'Follow up on: 2030-11-30',
  ])
    expect(held).toContain(words)
  expect(held).toMatch(/^ {2}First answered: \d+ \w+ \d{4}/m)
  expect(held).toMatch(/^ {2}Message: My first\n {4}question$/m)
  expect(held).toMatch(/^Left out, because they have the same phone .*: 1\.$/m)
  expect(held).not.toContain('bela@')
  expect(await command('person', inbox.folder, id ?? '')).toContain('My first')
  await expect(command('person', inbox.folder, 'Asha')).rejects.toThrow('Say of whom')
  expect(await inbox.leads()).toHaveLength(3)
})

test('what was corrected in someone else’s lead is forgotten too, by the address or the number alone, and not by a dry run', async () => {
  await store({ email: 'asha@exmaple.com', phone: '0061 491 570 006', queries: 'asha' })
  await store({ email: 'bela@exmaple.com', phone: '+61491570007', queries: 'bela' })
  const owner = await signIn(inbox)
  for (const [name, phone] of [
    ['asha', '+61491570008'],
    ['bela', '+61491570009'],
  ] as const) {
    const [id] = await documentsOf(name)
    expect((await owner.send('POST', `/leads/${id}/details`, { email: `${name}@example.com`, phone })).status).toBe(200)
  }
  const kept = async () => JSON.stringify(await inbox.sql((knex) => knex('lead_changes').orderBy('id').select('before', 'after')))
  const before = await kept()
  const oneEntry = /Leads: 0,.*\nEntries of other leads' history, from before a correction: 1/
  expect(await erase('Asha@exmaple.com', '--dry-run')).toMatch(oneEntry)
  expect(await kept()).toBe(before)

  expect(await erase('Asha@exmaple.com')).toMatch(oneEntry)
  const withoutAddress = before.replace('"asha@exmaple.com"', 'null')
  expect(await kept()).toBe(withoutAddress)
  expect(await erase('+61 491 570 006')).toMatch(oneEntry)
  expect(await kept()).toBe(withoutAddress.replace('"0061 491 570 006"', 'null'))
  expect(await texts()).toEqual(['asha', 'bela'])
})

const correct = async (queries: string, details: object) => {
  const [id] = await documentsOf(queries)
  expect((await (await signIn(inbox)).send('POST', `/leads/${id}/details`, details)).status).toBe(200)
}
const history = () => inbox.sql((knex) => knex('lead_changes').orderBy('id').select('field', 'before', 'after', 'to_address'))
const entriesOfOthers = (count: number) => new RegExp(`^Entries of other leads' history, from before a correction: ${count}$`, 'm')

test('a lead that is erased by its id takes its address and number out of other leads’ history, but not out of one that has them still', async () => {
  await store({ email: 'asha@example.com', phone: '+61491570006', queries: 'asha' })
  await store({ email: 'asha@example.com', phone: '0061 491 570 006', queries: 'bela' })
  await store({ email: 'typo@example.com', queries: 'asha again' })
  await correct('bela', { email: 'bela@example.com', phone: '+61491570007' })
  await correct('asha again', { email: 'Asha@example.com' })
  const [id = ''] = await documentsOf('asha')
  const before = await history()
  expect(await erase(id, '--dry-run')).toMatch(entriesOfOthers(2))
  expect(await history()).toEqual(before)
  expect(await erase(id)).toMatch(entriesOfOthers(2))
  expect(await history()).toEqual([
    { field: 'email', before: null, after: 'bela@example.com', to_address: null },
    { field: 'phone', before: null, after: '+61491570007', to_address: null },
    { field: 'email', before: 'typo@example.com', after: 'Asha@example.com', to_address: null },
  ])
})

test('erased by their address, a person’s whole number is in no other lead’s history, unless it is that lead’s own or only alike', async () => {
  await store({ email: 'asha@example.com', phone: '+61491570006', queries: 'asha' })
  await store({ email: 'bela@example.com', phone: '0061 491 570 006', queries: 'bela' })
  await store({ email: 'chitra@example.com', phone: '+9779491570006', queries: 'chitra' })
  await store({ email: 'dilip@example.com', phone: '0491570006', queries: 'dilip' })
  await store({ email: 'esha@example.com', phone: '+61491570001', queries: 'of the same household' })
  for (const queries of ['bela', 'chitra', 'dilip']) await correct(queries, { phone: '+61491570009' })
  await correct('of the same household', { phone: '+61 491 570 006' })
  expect(await erase('asha@example.com', '--dry-run')).toMatch(entriesOfOthers(1))
  expect(await erase('asha@example.com')).toMatch(entriesOfOthers(1))
  expect((await history()).map(({ before, after }) => [before, after])).toEqual([
    [null, '+61491570009'],
    ['+9779491570006', '+61491570009'],
    ['0491570006', '+61491570009'],
    ['+61491570001', '+61 491 570 006'],
  ])
  expect(await erase('asha@example.com'), 'once more').toMatch(/Leads: 0,.*\n(?!Entries)/)
})

test('what a dry run counts in other leads’ history is not in a lead that goes', async () => {
  await store({ email: 'asha@exmaple.com', phone: '+61491570006', queries: 'asha' })
  await correct('asha', { email: 'asha@example.com', phone: '+61491570007' })
  for (const more of [['--dry-run'], []]) {
    const record = await erase('asha@example.com', ...more)
    expect(record).toContain('Leads: 1,')
    expect(record).not.toContain('Entries')
  }
})

test('whoever asks is shown where other leads’ history still has their address or number, and nothing else of those leads', async () => {
  await store({ email: 'asha@example.com', phone: '+61491570006', queries: 'bela' })
  await store({ email: 'other@example.com', phone: '+61491570006', queries: 'asha' })
  const [bela, asha = ''] = (await inbox.leads()).map(({ document_id }) => document_id)
  const owner = await signIn(inbox)
  await owner.send('POST', `/leads/${bela}/answers`, { key: 'answered-it', channel: 'email', text: 'Words for Bela' })
  await inbox.sql((knex) => knex('lead_changes').where({ field: 'answer' }).update({ to_address: 'Asha@example.com' }))
  await correct('bela', { fullName: 'Bela', email: 'bela@example.com', phone: '+61491570007' })
  const held = await command('person', inbox.folder, 'asha@example.com')
  const today = sydneyClock(new Date(inbox.now())).day
  const line = (what: string) => `  ${bela}  ${today}  ${what}\n`
  const shown = (...lines: string[]) =>
    `Entries of other leads' history, from before a correction: ${lines.length}\n${lines.map(line).join('')}`
  expect(held).toContain('0 leads')
  expect(held).toContain(shown('Answer to: Asha@example.com', 'Email: asha@example.com'))
  expect(held).not.toMatch(/bela@|Words for Bela|570007/)
  expect(await erase('asha@example.com', '--dry-run')).toMatch(entriesOfOthers(2))
  expect(await command('person', inbox.folder, asha)).toContain(shown('Phone: +61491570006'))
  expect(await erase('asha@example.com')).toMatch(entriesOfOthers(2))
  expect(await command('person', inbox.folder, 'asha@example.com')).not.toContain('Entries')
  expect(JSON.stringify(await history()).toLowerCase()).not.toContain('asha@')
})

test('what was merged into an erased lead is in the lists again as it was, and the record names it', async () => {
  await store({ email: 'asha@example.com', queries: 'asha' })
  await store({ email: 'bela@example.com', queries: 'bela' })
  const [asha, bela = ''] = (await inbox.leads()).map(({ document_id }) => document_id)
  const owner = await signIn(inbox)
  await owner.send('POST', '/leads/bulk', { documentIds: [bela], leadStatus: 'quoted' })
  await owner.send('POST', `/leads/${asha}/merge`, { other: bela, sure: true })
  const kept = new RegExp(`^Kept, because they were merged .*: 1\\.\n  ${bela} .*: bela$`, 'm')
  expect(await erase('asha@example.com', '--dry-run')).toMatch(kept)
  expect((await oneLead(owner, bela)).mergedInto).toBe(asha)
  expect(await erase('asha@example.com')).toMatch(kept)
  expect((await listed(owner)).counts).toMatchObject({ all: 1, waiting: 1 })
  const { mergedInto, timeline } = await oneLead(owner, bela)
  expect([mergedInto, timeline[0]?.field]).toEqual([null, 'apart'])
})

test('a number erases only its own leads, however alike another country’s is', async () => {
  await store({ phone: '+919812345678', queries: 'Mumbai' })
  await store({ phone: '00 91 88123 45678', queries: 'Delhi' })
  await store({ email: 'rani@example.com', phone: '+918812345678', queries: 'Rani' })

  expect(await erase('+91 98123 45678', '--dry-run')).not.toContain('Kept')
  expect(await erase('+91 98123 45678')).toContain('Leads: 1,')
  expect(await texts()).toEqual(expect.arrayContaining(['Delhi', 'Rani']))
  expect(await texts()).not.toContain('Mumbai')
})

test('erasing by the address that is seen takes leads from before it was cleaned', async () => {
  for (const queries of ['one', 'two', 'three', 'of Bela']) await store({ email: 'asha@example.com', queries })
  await inbox.sql(async (knex) => {
    await knex('form_datas').where({ queries: 'one' }).update({ email: 'a\u200bSha@example.com', person_key: 'x' })
    await knex('form_datas').where({ queries: 'two' }).update({ email: 'mailto:asha@example.com', person_key: 'y' })
    await knex('form_datas').where({ queries: 'of Bela' }).update({ email: 'b\u200bela@example.com', person_key: 'z' })
  })
  expect(await erase('asha@example.com')).toContain('Leads: 3,')
  expect(await texts()).toEqual(['of Bela'])
})

test('a number erases what a form from before has sent of it', async () => {
  await store({ phone: '+6161491570006', queries: 'code twice' })
  await store({ phone: '+787011234567', queries: 'with the 8 of a call at home' })
  expect(await erase('+61491570006')).toContain('Leads: 1,')
  expect(await erase('+7 701 123 45 67')).toContain('Leads: 1,')
})

test('a number without its country is shown to a person, who erases it by its id', async () => {
  await store({ phone: '+61 (0)412 345 678', queries: 'whole' })
  await store({ fullName: 'Esha Rai', phone: '0412 345 678', queries: `as dialled, ${'and more '.repeat(20)}` })
  await store({ phone: '+61412345679', queries: 'neighbour' })
  const dialled = (await inbox.leads()).find(({ full_name }) => full_name === 'Esha Rai')
  const today = sydneyClock(new Date(inbox.now())).day
  const asked = new RegExp(
    `^Kept, because one of .* no country, .*: 1\\.\n  ${dialled?.document_id}  ${today}  Esha Rai: as dialled, .{40,60}…$`,
    'm',
  )

  expect(await erase('+61412345678', '--dry-run')).toMatch(asked)
  const record = await erase('+61412345678')
  expect(record).toContain('Leads: 1,')
  expect(record).toMatch(asked)
  expect(await texts()).not.toContain('whole')
  expect(await erase('0412345678')).toMatch(/Leads: 0,.*\nKept, because one of .* no country, .*: 1\./)

  const id = dialled?.document_id ?? ''
  await erase(id, '--dry-run')
  expect((await inbox.leads()).map((lead) => lead.document_id)).toContain(id)
  expect(await erase(id)).toContain('Leads: 1,')
  expect((await inbox.leads()).map((lead) => lead.document_id)).not.toContain(id)
  expect(await texts()).toContain('neighbour')
  for (const [whom, why] of [
    [id, /No lead has this id/],
    ['asha', /npm run erase -- name@example\.com/],
  ] as const)
    await expect(erase(whom)).rejects.toThrow(why)
})
