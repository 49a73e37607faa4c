import { beforeEach, expect, test } from 'vitest'
import { phoneColumns, searchedDigits } from '../src/leads/leadKeys.ts'
import { sourceOf } from '../src/leads/leadSource.ts'
import { type CleanInbox, cleanInbox, SITE } from './support/cleanInbox.ts'
import { contract } from './support/inbox.ts'
import { listed, type Member, oneLead, signIn } from './support/team.ts'

const nothing = { pagePath: null, utmSource: null, utmMedium: null, utmCampaign: null, firstPage: null, firstCampaign: null }

test.each([
  [
    `${SITE}/services/rpl-review?utm_source=news&utm_campaign=May&x=secret`,
    { pagePath: '/services/rpl-review', utmSource: 'news', utmCampaign: 'May' },
  ],
  [`${SITE}/pricing/`, { pagePath: '/pricing' }],
  [`${SITE}/?utm_source=ad`, { pagePath: '/', utmSource: 'ad' }],
  // As the site's own forms send it: `/#query` of a visit that began with a newsletter.
  [
    `${SITE}/?visit=${encodeURIComponent('/guides?utm_source=news&utm_campaign=May&x=secret')}`,
    { pagePath: '/', utmSource: 'news', utmCampaign: 'May', firstPage: '/guides', firstCampaign: 'news / May' },
  ],
  [
    `${SITE}/pricing?utm_source=ad&visit=${encodeURIComponent('/?utm_source=news')}`,
    { pagePath: '/pricing', utmSource: 'ad', firstPage: '/', firstCampaign: 'news' },
  ],
  [`${SITE}/?visit=//evil.example/x`, { pagePath: '/', firstPage: '/x' }],
  [`${SITE}/?visit=`, { pagePath: '/' }],
  // What a browser sends to another site: it may be the start page, or any other.
  [`${SITE}/`, {}],
  ['https://evil.example/pricing?utm_source=x', {}],
  ['not an address', {}],
  ['', {}],
  [`${SITE}/a?utm_source=%00%0a=cmd%20`, { pagePath: '/a', utmSource: '=cmd' }],
  [`${SITE}/${'p'.repeat(300)}?utm_medium=${'m'.repeat(300)}`, { pagePath: `/${'p'.repeat(199)}`, utmMedium: 'm'.repeat(100) }],
])('%s', (referer, found) => {
  const { form, ...source } = sourceOf({ subject: 'Quote', queries: 'q' }, referer, [SITE])
  expect(source).toEqual({ ...nothing, ...found })
  expect(form).toBe('enquiry')
})

test.each([
  [{ subject: 'Footer Form', queries: 'Sample Code=233211' }, 'sample'],
  [{ subject: 'Sample Request /pricing', queries: 'q' }, 'popup'],
  [{ subject: 'Quote', queries: undefined }, 'enquiry'],
])('%o came from the form %s', (lead, form) => {
  expect(sourceOf(lead, '', []).form).toBe(form)
})

test.each(['+61 412 345 678', '0061412345678', '0412 345 678', '(04) 1234-5678', '+61412345678'])('%s is one phone', (phone) => {
  expect(phoneColumns(phone).phone_tail).toBe('412345678')
  expect(searchedDigits(phone)).toBe('412345678')
})

test.each([
  ['12345', { phone_digits: '12345', phone_tail: null }],
  [undefined, { phone_digits: null, phone_tail: null }],
])('a phone as short as %s joins no people', (phone, columns) => {
  expect(phoneColumns(phone)).toEqual(columns)
})

test.each(['asha', '123', 'RPL 2024'])('%s is no search for a phone', (search) => {
  expect(searchedDigits(search)).toBeNull()
})

let inbox: CleanInbox
let owner: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
})

const send = (data: object, referer?: string) =>
  inbox.post({ data }, { headers: { 'Content-Type': 'application/json', ...(referer ? { Referer: referer } : {}) } })

async function found(search: string): Promise<(string | null)[]> {
  return (await listed(owner, `?q=${encodeURIComponent(search)}`)).leads.map(({ person }) => person)
}

test('the page and the campaign are kept, exported without a formula, and make no second lead', async () => {
  const lead = { ...(contract('enquiry.json')['data'] as object), fullName: 'From a campaign' }
  expect((await send(lead, `${SITE}/pricing?utm_source=%3Dcmd&utm_medium=mail&utm_campaign=May`)).status).toBe(201)
  expect((await send(lead, `${SITE}/about`)).status).toBe(201)
  const stored = await inbox.sql((knex) => knex('form_datas').where('full_name', 'From a campaign'))
  expect(stored).toEqual([
    expect.objectContaining({ page_path: '/pricing', utm_source: '=cmd', utm_medium: 'mail', utm_campaign: 'May', form: 'popup' }),
  ])
  const csv = await (await owner.get('/leads/export.csv?q=campaign')).text()
  expect(csv).toContain(`"popup","/pricing","'=cmd","mail","May"`)
})

test('a lead without a page is stored like any other', async () => {
  expect((await send({ fullName: 'No page', email: 'n@example.com', queries: 'n' })).status).toBe(201)
  const row = await inbox.sql((knex) => knex('form_datas').where('full_name', 'No page').first())
  expect(row).toMatchObject({ page_path: null, utm_source: null, form: 'enquiry' })
})

/** A repeat makes no second lead. */
async function sendMarias() {
  await send({ fullName: 'Maria one', email: 'm1@example.com', phone: '+61 412 345 678', queries: 'one' })
  await send({ fullName: 'Maria two', email: 'm2@example.com', phone: '0412345678', queries: 'two' })
}

test('a phone is found in whatever form it was typed, in the list and in the export', async () => {
  await sendMarias()
  await send({ fullName: 'Someone', email: 's@example.com', phone: '+61499999999', queries: 'call me at 0412 345 678' })
  expect((await found('0412345678')).sort()).toEqual(['Maria one', 'Maria two'])
  expect((await found('+61 412 345 678')).sort()).toEqual(['Maria one', 'Maria two'])
  expect((await found('0412 345 678')).sort()).toEqual(['Maria one', 'Maria two', 'Someone'])
  const csv = await (await owner.get('/leads/export.csv?q=0412345678')).text()
  expect(csv.match(/Maria (one|two)/g)).toHaveLength(2)
})

test('the same person is known by the phone under another address', async () => {
  await sendMarias()
  const rows = await inbox.sql((knex) => knex('form_datas').where('full_name', 'like', 'Maria%').orderBy('id'))
  const [one, two] = rows.map(({ document_id }: { document_id: string }) => document_id)
  expect(await oneLead(owner, String(one))).toMatchObject({ others: { count: 1, leads: [{ documentId: two }] } })
})

test('digits are found in a page, an address, a name and a campaign too', async () => {
  await send({ fullName: 'Known by the page', email: 'k@example.com', queries: 'k' }, `${SITE}/anzsco/eaanzsco/civil-engineer-233211`)
  await send({ fullName: 'Known by 5566', email: 'asha7788@example.com', queries: 'a' }, `${SITE}/pricing?utm_campaign=May-9900`)
  expect(await found('233211')).toContain('Known by the page')
  for (const search of ['5566', '7788', '9900']) expect(await found(search), search).toEqual(['Known by 5566'])
})
