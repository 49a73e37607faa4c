import { expect, test } from 'vitest'
import { readArticleMarkdown } from '../src/ownersContent/articleMarkdown.ts'
import { checkDocument, draftOf } from '../src/ownersContent/checkDocument.ts'
import { contentType, contentTypes, type Kind } from '../src/ownersContent/contentTypes.ts'
import { ARTICLE, DETAILS, PRICE, QUESTION, REVIEW } from './support/site.ts'

const ANNOUNCEMENT = { text: 'We are closed from 24 December.', from: '2026-12-01', until: '2026-12-31', show: true }
const FEE = { fee: 'ACS: RPL', amount: 1498, read: '2026-11-20', until: '2027-06-30' }
const TEXT = { place: 'services/cdr-writing.ts#lead', was: 'We read your **own** words.', now: '' }
const sound = {
  details: DETAILS,
  announcement: ANNOUNCEMENT,
  price: PRICE,
  review: REVIEW,
  article: ARTICLE,
  question: QUESTION,
  text: { ...TEXT, now: 'We read what **you** write.' },
}

test.each(contentTypes.map(({ kind }) => kind))('a sound %s has no problem', (kind) => {
  expect(checkDocument(kind, sound[kind]).mistakes).toEqual([])
})

test.each<[kind: Kind, change: object, label: string, message: RegExp]>([
  ['details', { email: 'info' }, 'Email', /^Write the whole address/],
  ['details', { phone: '491 570 006' }, 'Phone', /country code/],
  ['details', { phone: null }, 'Phone', /country code/],
  ['details', { replyTime: 'We answer within one working day' }, 'Reply time', /Leave out how the sentence begins/],
  ['details', { location: '' }, 'Place', /^Write the place/],
  ['details', { agentName: 'A. Person' }, 'Agent’s registration number', /seven digits/],
  ['details', { agentName: 'A. Person', agentNumber: '12345' }, 'Agent’s registration number', /seven digits/],
  ['details', { facebook: 'our page' }, 'Facebook page', /whole address/],
  ['details', { readers: [{ discipline: 'civil engineering', years: 0 }] }, 'Who works with clients 1, Years in it', /1 or more/],
  [
    'details',
    { readers: [{ discipline: 'civil engineering', years: 9, profile: 'https://example.com/a' }] },
    'Who works with clients 1, Name',
    /profile/,
  ],
  ['details', { fees: [{ ...FEE, amount: null }] }, 'Fees of the authorities 1, Amount', /as a number/],
  ['details', { fees: [FEE, { ...FEE, read: null }] }, 'Fees of the authorities 2, Read on', /^Choose a date/],
  ['details', { fees: [{ ...FEE, until: '2026-11-19' }] }, 'Fees of the authorities 1, Last day', /before the day you read it/],
  ['details', { fees: [FEE, FEE] }, 'Fees of the authorities', /one entry for each fee/],
  ['announcement', { text: '' }, 'Announcement', /^Write the announcement/],
  ['announcement', { text: 'The best service in town' }, 'Announcement', /Take out “best service” \(superlative\)|Take out/],
  ['announcement', { until: '2026-11-30' }, 'Last day', /before the first/],
  ['announcement', { linkWords: 'See more' }, 'Link to', /Choose a page/],
  ['announcement', { linkPath: 'https://example.com', linkWords: 'See more' }, 'Link to', /Choose a page/],
  ['price', { service: null }, 'Service', /^Choose the service/],
  ['price', { amount: null }, 'Amount', /as a number/],
  ['price', { currency: null }, 'Currency', /^Choose the currency/],
  ['price', { gst: null }, 'GST', /GST/],
  ['price', { excludes: ' ' }, 'What it does not include', /^Write what/],
  ['price', { validFrom: null }, 'Valid from', /^Choose a date/],
  ['price', { validFrom: '2026-02-30' }, 'Valid from', /^Choose a date/],
  ['review', { original: 'on Google' }, 'Where it can be checked', /whole address/],
  ['review', { consent: ' ' }, 'How the client agreed (private)', /how the client agreed/],
  ['review', { consentOn: null }, 'When the client agreed (private)', /day the client agreed/],
  ['review', { consentOn: '2099-01-01' }, 'When the client agreed (private)', /still to come/],
  ['review', { month: 'September 2026' }, 'Month', /Choose the month/],
  ['article', { title: 'x'.repeat(81) }, 'Title', /to 80 characters: there are 81/],
  ['article', { description: 'Too short' }, 'Description for search engines', /at least 90 characters: there are 9/],
  ['article', { slug: 'Not A Slug' }, 'End of the address', /small letters/],
  ['article', { summary: 'One sentence.' }, 'In short', /at least two/],
  ['article', { body: `${'We guarantee a positive outcome. '.repeat(12)}` }, 'Article', /^Take out .*guarantee/],
  ['article', { sources: [] }, 'Sources', /at least one source/],
  ['article', { sources: [{ ...ARTICLE.sources[0], checked: null }] }, 'Sources 1, When you read it', /day you read/],
  ['article', { sources: [ARTICLE.sources[1], { ...ARTICLE.sources[0], url: 'its page' }] }, 'Sources 2, Address', /whole address/],
  ['question', { service: null }, 'Service', /^Choose the service/],
  ['question', { question: 'May I send [drafts](/samples)?' }, 'Question', /^Take out marks and links/],
  ['question', { answer: 'We guarantee a positive outcome.' }, 'Answer', /^Take out .*guarantee/],
  ['question', { answer: 'It is AUD 450.' }, 'Answer', /^Take out the amount AUD 450/],
  ['question', { answer: 'Yes.\n\n## Steps\n\nSend it.' }, 'Answer', /^Take out the heading/],
  ['question', { answer: '**Yes, you may.' }, 'Answer', /^Finish the marks/],
])('%s with %j says at “%s” how to put it right', (kind, change, label, message) => {
  expect(checkDocument(kind, { ...sound[kind], ...change }).mistakes).toEqual([
    { path: expect.any(String), label, message: expect.stringMatching(message) },
  ])
})

test.each([
  ['<script>alert(1)</script>', /^Take out the HTML “<script>/],
  ['Text with <b onclick="x()">a button</b>', /^Take out the HTML “<b onclick/],
  ['<img src=x onerror=alert(1)>', /^Take out the HTML “<img/],
  ['![A picture](https://example.com/a.png)', /^Take out the picture/],
  ['[Press](javascript:alert(1))', /^Change the link to “javascript:/],
  ['[Press](JaVaScRiPt:alert(1))', /^Change the link/],
  ['[Press](data:text/html;base64,PHNjcmlwdD4=)', /^Change the link/],
  ['[Press](vbscript:x)', /^Change the link/],
  ['[Press][1]\n\n[1]: javascript:alert(1)', /^Change the link/],
  ['<javascript:alert(1)>', /^(Change the link|Take out the HTML)/],
  ['[Press](//example.com/page)', /^Change the link to “\/\/example.com/],
  ['[Press](http://example.com/)', /starts with https:\/\//],
  ['| a |\n|---|\n| [x](javascript:1) |', /^Change the link/],
  ['# A second title', /^Start the heading “A second title” with ##/],
  ['<!-- until 2027-06-30 -->\nThe fee.', /^Correct the mark “<!-- until 2027-06-30 -->”/],
  ['The fee.\n<!-- /until -->', /^Correct the mark “<!-- \/until -->”/],
  ['<!-- until 30 June 2027 -->\nThe fee.\n<!-- /until -->', /^Correct the mark “<!-- until 30 June 2027 -->”/],
  ['<!-- until 2027-06-30 --> \nThe fee.\n<!-- /until -->', /^Correct the mark “<!-- until 2027-06-30 -->”/],
])('an article with %s is refused', (markdown, message) => {
  const { problems } = readArticleMarkdown(markdown)
  expect(problems[0]).toMatch(message)
})

test('tables, lists, dated passages, emoji and right-to-left text are welcome', () => {
  const markdown =
    '## कागजात 👩‍🔧\n\n- مرحبا بالعالم\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<!-- until 2027-06-30 -->\nFees.\n<!-- /until -->\n\n[a](/pricing#quote) [b](https://example.com) [c](mailto:a@example.com) [d](tel:+61491570006) [e](#section-1) [f](#enquiry)'
  for (const text of [markdown, markdown.replaceAll('\n', '\r\n')])
    expect(readArticleMarkdown(text)).toMatchObject({ problems: [], internalLinks: ['/pricing#quote'] })
  expect(checkDocument('article', { ...ARTICLE, body: `${markdown}\n\n${ARTICLE.body}` }).mistakes).toEqual([])
})

test('a field that the form does not know, such as an id, never reaches the snapshot', () => {
  const { value } = checkDocument('review', { ...REVIEW, id: 7, documentId: 'abc', createdBy: { password: 'x' } })
  expect(JSON.parse(JSON.stringify(value))).toEqual({
    authority: REVIEW.authority,
    country: REVIEW.country,
    month: REVIEW.month,
    name: REVIEW.name,
    words: REVIEW.words,
  })
})

const limited = contentTypes.flatMap(({ kind, fields }) =>
  Object.entries(fields).flatMap(([field, { limits }]) => (limits ? [{ kind, field, ...limits }] : [])),
)

test.each(limited)('what is counted while typing $kind $field is what publishing refuses', ({ kind, field, most, least }) => {
  const mistakesWith = (length: number) => {
    const draft = { ...sound[kind], linkPath: '/pricing', linkWords: 'See', agentNumber: '1234567', [field]: 'x'.repeat(length) }
    return checkDocument(kind, draft).mistakes.map(({ path }) => path)
  }
  expect(mistakesWith(most)).not.toContain(field)
  expect(mistakesWith(most + 1)).toContain(field)
  if (least) expect(mistakesWith(least - 1)).toContain(field)
})

test('what is published goes back into the form as it was', () => {
  for (const { kind, fields } of contentTypes) {
    const { value } = checkDocument(kind, sound[kind])
    expect(checkDocument(kind, { ...sound[kind], ...draftOf(fields, value) }).value, kind).toEqual(value)
  }
})

test('an article that starts from a guide of a free tool has no service yet, because the form offers only what can be ordered', () => {
  const { fields } = contentType('article')
  expect(draftOf(fields, { service: 'pr-points-calculator' })['service']).toBeNull()
  expect(draftOf(fields, { service: 'cdr-writing' })['service']).toBe('CDR Writing')
})
