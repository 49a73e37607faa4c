import { parseContent } from '../parseContent.ts'
import { type BlogIndex, BlogIndexSchema } from '../schema/indexPage.ts'

const page: BlogIndex = {
  heading: 'Blogs: skills assessment guides for Australia, with sources and dates',
  title: 'Skills assessment guides for Australia',
  description:
    'Plain guides to CDR, ACS RPL and IML skills assessments, accord status, points, English tests and ANZSCO codes. Each gives its sources and how we read them.',
  lead: 'Each guide answers one question that applicants ask, with a worked example, its sources and what we could not confirm. Where a rule has changed since our date, the authority’s page is right.',
  specimen: {
    label: 'How to read a guide',
    post: 'acs-experience-deduction',
    before: 'ACS documents had the table below from 2014 to 2023.',
    doubt: 'We could not confirm that it is still current.',
    after: 'Use it to follow the examples, and take your own figure from the ACS.',
    notes: [
      { about: 'Doubt', text: 'is stated beside the fact.' },
      { about: 'Sources', text: 'are numbered in the margin, each with its date where we know it.' },
    ],
    action: 'From',
  },
  labels: {
    feed: 'RSS feed',
    feedHint: 'New guides in your feed reader, without an email address.',
  },
  search: {
    title: 'Find a guide',
    label: 'Words in the title or summary',
    hint: 'A typing mistake is no problem.',
    clear: 'Clear',
    answers: {
      all: '{total} guides',
      one: '1 of {total} guides',
      many: '{count} of {total} guides',
      none: 'No guide found',
      unused: 'We left out words that no guide has: {words}.',
      nothing: 'No guide has “{query}”',
    },
    nothing: {
      hints: [
        'Type fewer words, or one word alone, such as “points”, “English” or “diploma”.',
        'Looking for an occupation or its code? Search [the ANZSCO lists](/anzsco/eaanzsco).',
        'If no guide answers your question, [ask us](/#query).',
      ],
      all: 'Show all guides',
    },
  },
}

export const blogIndex = parseContent(BlogIndexSchema, page, 'pages/blogs.ts')
