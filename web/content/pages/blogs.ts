import { parseContent } from '../parseContent.ts'
import { type BlogIndex, BlogIndexSchema } from '../schema/indexPage.ts'

const page: BlogIndex = {
  heading: 'Articles on skills assessments, with sources and dates',
  title: 'Articles on skills assessments',
  description:
    'Plain articles on CDR, RPL and IML assessments, plagiarism rules, points, English tests and ANZSCO codes. Each gives its sources and the day we checked them.',
  lead: 'Each article answers one question that applicants ask, names its sources and says what we could not confirm. Where a rule has changed since our date, the authority’s page is right.',
  specimen: {
    label: 'How to read an article',
    post: 'acs-experience-deduction',
    before: 'The table below is the one ACS documents carried between 2014 and 2023.',
    doubt: 'We could not confirm that it is still current.',
    after: 'Use it to follow the examples, and take your own figure from the ACS.',
    notes: [
      { about: 'Doubt', text: 'stands in the text, beside the fact it concerns.' },
      { about: 'Sources', text: 'are numbered in the margin, with the day we read them.' },
    ],
    action: 'From',
  },
  labels: {
    feed: 'RSS feed',
    feedHint: 'New articles in your feed reader, without an email address.',
  },
}

export const blogIndex = parseContent(BlogIndexSchema, page, 'pages/blogs.ts')
