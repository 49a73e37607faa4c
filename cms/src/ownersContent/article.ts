import * as v from 'valibot'
import { pricedServices } from '../contract/services.ts'
import { readArticleMarkdown } from './articleMarkdown.ts'
import {
  choice,
  day,
  type Entry,
  type Fields,
  httpsAddress,
  optional,
  pattern,
  rulesOf,
  service,
  showField,
  words,
  wordsRule,
} from './fields.ts'

export const TOPICS = [
  'Engineers Australia',
  'Australian Computer Society',
  'Managers and Leaders',
  'Points and visas',
  'Honest preparation',
] as const

const filled = (label: string, help: string, cure: string) => pattern(label, help, /./, cure)

const source = {
  uid: 'site.source',
  collectionName: 'site_sources',
  fields: {
    publisher: filled('Publisher', 'Such as Engineers Australia.', 'Write who publishes the page.'),
    title: filled('Title of the page', 'As on the page itself.', 'Write the page’s title.'),
    url: httpsAddress('Address', 'The whole address, starting with https://.', { size: 12 }),
    read: {
      ...choice('How it was read', 'On the authority’s own site, or in a copy.', ['opened', 'copy'], { cure: 'Choose one.', size: 4 }),
      isHidden: true,
      default: 'opened',
      published: (value: unknown) => value ?? 'opened',
    },
    checked: day('When you read it', 'The day.', { cure: 'Choose the day you read this source.', size: 4 }),
    copied: optional(day('Day of the copy', 'Where it is known.', { size: 4, isHidden: true })),
  },
} as const satisfies Entry

const SourceSchema = v.pipe(
  v.object(rulesOf(source.fields)),
  v.forward(
    v.check(
      ({ read, copied }) => copied === undefined || read === 'copy',
      'Remove the day of the copy, or choose “copy” as how you read it.',
    ),
    ['copied'],
  ),
  v.forward(
    v.check(({ checked, copied }) => copied === undefined || copied <= checked, 'A copy is not newer than the day you read it.'),
    ['copied'],
  ),
)

export const articleFields = {
  title: words('Title', 'Says what the article answers.', { name: 'the title', most: 80, size: 8 }),
  show: showField,
  slug: {
    label: 'End of the address',
    help: 'Small letters, digits and hyphens: cdr-for-civil-engineers gives /blogs/cdr-for-civil-engineers. Keep it once the article is published.',
    size: 12,
    type: 'string',
    limits: { most: 80 },
    suggests: 'title',
    rule: v.pipe(
      v.string('Write the end of the address, such as cdr-for-civil-engineers.'),
      v.trim(),
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens, such as cdr-for-civil-engineers.'),
      v.maxLength(80, 'Shorten the address to 80 characters.'),
    ),
  },
  topic: choice('Topic', 'Where the article is listed.', TOPICS, { cure: 'Choose the topic.' }),
  service: service(pricedServices, 'Service', 'The service the article leads to.', { cure: 'Choose the service this article leads to.' }),
  description: words(
    'Description for search engines',
    'What a reader finds out, also under the title on /blogs, where visitors search it.',
    { name: 'the description for search engines', least: 90, most: 160, size: 12, type: 'text' },
  ),
  summary: {
    label: 'In short',
    help: 'Two to four sentences, each on a line of its own, each at most 240 characters.',
    size: 12,
    type: 'text',
    published: linesOf,
    drafted: (lines) => (Array.isArray(lines) ? lines.join('\n') : lines),
    rule: v.pipe(
      v.array(wordsRule('the sentence', 240)),
      v.minLength(2, 'Write at least two sentences for “In short”.'),
      v.maxLength(4, 'Keep at most four sentences for “In short”.'),
    ),
  },
  body: words('Article', 'The buttons write headings, lists, tables, pictures and links. How it reads is shown below.', {
    name: 'the article',
    least: 300,
    most: 60_000,
    size: 12,
    type: 'richtext',
    asks: bodyProblems,
  }),
  sources: {
    label: 'Sources',
    help: 'Each page the article rests on, with the day you read it on the authority’s own site. At least one, at most 30.',
    size: 12,
    type: 'component',
    entry: source,
    rule: v.pipe(v.array(SourceSchema), v.minLength(1, 'Name at least one source.'), v.maxLength(30, 'Name at most 30 sources.')),
  },
  published: day('First published', 'The day the article first appears.', { startsToday: true }),
  checked: day('Last checked', 'The day you last compared it with its sources.', { startsToday: true }),
} as const satisfies Fields

export const ArticleSchema = v.object(rulesOf(articleFields))

function bodyProblems(body: unknown): string[] {
  const { problems, strayAnchors } = readArticleMarkdown(String(body ?? ''), true)
  return [
    ...problems,
    ...strayAnchors.map(
      (anchor) => `The article has no heading for the link to ${anchor}: write it like a heading, in small letters with hyphens.`,
    ),
  ]
}

function linesOf(text: unknown): string[] {
  return String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
