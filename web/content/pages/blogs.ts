import { parseContent } from '../parseContent.ts'
import { type BlogIndex, BlogIndexSchema } from '../schema/indexPage.ts'

const page: BlogIndex = {
  heading: 'Blogs with skills assessment guides for Australia',
  title: 'Skills assessment guides for Australia',
  description:
    'Plain guides to CDR, ACS RPL and IML skills assessments, accord status, points, English tests and ANZSCO codes. Each gives its sources and how we read them.',
  lead: 'Each guide answers one question that applicants ask, with a worked example and dated sources. Where a rule has changed since, the authority’s page is right.',
  specimen: {
    label: 'How to read a guide',
    post: 'do-i-need-a-cdr',
    before: 'You need a competency demonstration report (CDR) when your engineering qualification is not fully accredited.',
    fact: 'You also need one for an occupation that your accredited qualification does not name, and for the Engineering Manager category.',
    after: 'A fully accredited program normally means no CDR, in Australia or under the Washington, Sydney or Dublin Accord.',
    notes: [
      { about: 'How we know', text: 'is said beside the fact.' },
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
    label: 'What do you want to know?',
    hint: 'Such as “fees”, “English” or “diploma”. Small typing mistakes are fine.',
    clear: 'Clear',
    answers: {
      all: '{total} guides',
      one: '1 of {total} guides',
      many: '{count} of {total} guides',
      none: 'No guide found',
      unused: 'We left out words that no guide has: {words}.',
      guess: 'We read “{typed}” as “{meant}”.',
      nothing: 'No guide has “{query}”',
    },
    nothing: {
      hints: [
        'Type fewer words, or one word alone, such as “points”, “English” or “diploma”.',
        'Our own prices are on [the pricing page](/pricing), and refunds in [the refund policy](/company-policy#refund-policy).',
        'Looking for an occupation or its code? Search [the ANZSCO lists](/anzsco/eaanzsco).',
        'If no guide answers your question, [ask us](/#query).',
      ],
      all: 'Show all guides',
    },
  },
}

export const blogIndex = parseContent(BlogIndexSchema, page, 'pages/blogs.ts')
