import { beforeEach, expect, test } from 'vitest'
import { judgeSpam } from '../src/leads/judgeSpam.ts'
import { ownWords } from '../src/leads/messageText.ts'
import { type CleanInbox, cleanInbox } from './support/cleanInbox.ts'
import { type Member, signIn } from './support/team.ts'

let inbox: CleanInbox
let owner: Member

beforeEach(async () => {
  inbox = await cleanInbox()
  owner = await signIn(inbox)
})

const lead = (fields: object) => ({ data: { fullName: 'Asha Gurung', email: 'asha@example.com', phone: '', ...fields } })

async function statusOf(fields: object) {
  const response = await inbox.post(lead(fields))
  expect(response.status).toBe(201)
  const { lead_status, spam_reason } = (await inbox.leads()).at(-1) ?? {}
  return { lead_status, spam_reason }
}

const isNew = { lead_status: 'new', spam_reason: null }
const SUMMARY = `--- My path ---
Authority: Engineers Australia
Pathway: CDR, program not accredited
Degree: Four years or more
Page: https://www.example.com/find-your-path/ea-cdr#answers=engineering.four-years
--- End of my path ---`

const withoutStart = SUMMARY.replace('--- My path ---\n', '')
test.each([
  ['as it is', SUMMARY],
  ['with their own words before it', `Is the CDR my only way?\n\n${SUMMARY}`],
  ['without its first line', withoutStart],
  ['without its last line', `${SUMMARY.replace('\n--- End of my path ---', '')}\n\nSo what now?`],
  ['with words put between', SUMMARY.replace('Page:', 'I am not sure about this one.\nPage:')],
  ['from a preview', SUMMARY.replace('www.example.com', 'preview.site.example:8443')],
  ['from a domain that the inbox was not told of', SUMMARY.replace('www.example.com', 'new-domain.example')],
])('a summary %s, beside profiles and pages of the site, is new for each of four visitors', async (_how, queries) => {
  const links =
    'https://www.linkedin.com/in/asha https://github.com/asha https://www.example.com/pricing https://new-domain.example/anzsco/data'
  for (const name of 'abcd') expect(await statusOf({ email: `${name}@example.com`, queries: `${queries}\n${links}` })).toEqual(isNew)
})

test('what the site printed is no text of the visitor’s own', () => {
  const own = 'Is the CDR my only way?'
  for (const text of [`${own}\n\n${SUMMARY}`, `${SUMMARY}\n\n${own}`, `${own}\n\n${withoutStart}`]) expect(ownWords(text).trim()).toBe(own)
})

test('any number of people may ask for the same sample', async () => {
  for (const name of 'abcd')
    expect((await statusOf({ fullName: undefined, email: `${name}@example.com`, queries: 'Sample Code=233211' })).lead_status).toBe('new')
})

test.each([
  [
    { queries: 'http://a.example http://b.example www.c.example' },
    'It says hardly anything beside its links and links to other sites (“http://a.example”, “http://b.example”).',
  ],
  [{ fullName: 'Win at https://a.example' }, 'has a link in the name (“https://a.example”)'],
  [{ queries: 'see <a rel="x" href="//a.example">here</a>' }, 'contains the code of a link (“<a rel="x" href”)'],
  [{ queries: '[url=//a.example]here[/url]' }, 'contains the code of a link (“[url”)'],
  [
    { queries: 'We can bring your shop to the first page of Google. Our SEO packages start from $99.' },
    'It speaks of search ranking or links (“first page of Google”, “SEO packages”)',
  ],
])('%j is kept, and marked with a sentence that quotes it', async (fields, reason) => {
  const { lead_status, spam_reason } = await statusOf(fields)
  expect(lead_status).toBe('spam')
  expect(spam_reason).toContain(reason.replace(/\.$/, ''))
  expect(spam_reason).toMatch(/^It [^\n]+\.$/)
})

test('a press of “Not spam” makes it a new lead, and the same text of this person is not marked again until it is called spam', async () => {
  const queries = 'We offer SEO packages: the first page of Google in 30 days, guaranteed.'
  expect((await statusOf({ queries })).lead_status).toBe('spam')
  const [marked] = await inbox.leads()
  const set = (leadStatus: string) => owner.send('POST', '/leads/bulk', { documentIds: [marked?.document_id], leadStatus })

  expect((await set('new')).status).toBe(200)
  expect((await inbox.leads())[0]).toMatchObject({ lead_status: 'new' })
  expect(await statusOf({ queries: `  ${queries.toUpperCase()} ` })).toEqual(isNew)
  expect((await statusOf({ queries: `${queries} Call now!` })).lead_status, 'another text').toBe('spam')
  expect((await statusOf({ email: 'b@example.com', queries })).lead_status, 'another person').toBe('spam')

  await set('lost')
  expect(await statusOf({ queries: queries.toLowerCase() }), 'what becomes of it later').toEqual(isNew)

  for (const leadStatus of ['spam', 'lost']) {
    await set(leadStatus)
    await inbox.sql((knex) => knex('form_datas').whereNot('document_id', marked?.document_id).delete())
    expect((await statusOf({ queries: queries.toUpperCase() })).lead_status, leadStatus).toBe('spam')
  }
})

test('“Not spam” gives back the status from before, even to what was merged meanwhile, and an answer is not forgotten', async () => {
  for (const name of ['won', 'new', 'answered', 'suspected', 'merged'])
    await statusOf({
      email: `${name}@example.com`,
      queries: name === 'suspected' ? 'Buy SEO packages and backlinks: the first page of Google' : name,
    })
  const ids = (await inbox.leads()).map(({ document_id }) => document_id)
  const [won = '', , answered = '', suspected = '', merged = ''] = ids
  const bulk = (documentIds: string[], changed: object) => owner.send('POST', '/leads/bulk', { documentIds, ...changed })
  for (const id of [won, merged]) await bulk([id], { leadStatus: 'won' })
  await bulk(ids, { leadStatus: 'spam' })
  // As a mail that had been held leaves a lead that someone has marked since.
  await inbox.sql((knex) =>
    knex('form_datas')
      .where({ document_id: answered })
      .update({ first_answer_at: new Date(inbox.now()) }),
  )
  await owner.send('POST', `/leads/${suspected}/merge`, { other: merged, sure: true })
  await owner.send('POST', `/leads/${merged}/unmerge`, {})
  expect((await inbox.leads()).map(({ lead_status }) => lead_status)).toEqual(['spam', 'spam', 'spam', 'spam', 'spam'])
  expect((await bulk(ids, { notSpam: true })).status).toBe(200)
  expect((await inbox.leads()).map(({ lead_status }) => lead_status)).toEqual(['won', 'new', 'contacted', 'new', 'won'])
  expect((await bulk([won], { notSpam: true })).status, 'what is no spam stays').toBe(200)
  expect((await inbox.leads())[0]).toMatchObject({ lead_status: 'won' })
})

test('a short text is learned beside its name alone', async () => {
  const queries = '[url=//a.example]here[/url]'
  await statusOf({ queries })
  const [marked] = await inbox.leads()
  await owner.send('POST', '/leads/bulk', { documentIds: [marked?.document_id], leadStatus: 'new' })
  expect((await statusOf({ queries: queries.toUpperCase() })).lead_status).toBe('new')
  expect((await statusOf({ fullName: 'Someone else', queries })).lead_status).toBe('spam')
})

const plain = { email: 'a@b', queries: 'hello' }
const alone = { fromClient: 1, withSameText: 0, siteOrigins: [] }

test('a client that sends very many is marked, an office is not', () => {
  expect(judgeSpam(plain, { ...alone, fromClient: 60 })).toBeNull()
  expect(judgeSpam(plain, { ...alone, fromClient: 61 })).toMatch(/60 others from one connection/)
})

test('the longest reason fits its column', () => {
  const words =
    'seo backlinks casino viagra porn loans bitcoin rolex passports verify your account dofollow redesign your website buy now $5'
  const queries = `${words} ${Array.from({ length: 9 }, (_, index) => `https://${'long'.repeat(20)}${index}.example`).join(' ')} [url=x]`
  const reason = judgeSpam({ ...plain, fullName: 'www.x.example', queries }, { ...alone, fromClient: 1000, withSameText: 9 })
  expect(reason?.length).toBeGreaterThan(150)
  expect(reason?.length).toBeLessThanOrEqual(255)
})
