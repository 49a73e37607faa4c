import { parseContent } from '../parseContent.ts'
import { type BlogIndex, BlogIndexSchema } from '../schema/indexPage.ts'

const page: BlogIndex = {
  heading: 'Articles on skills assessments, with sources and dates',
  title: 'Articles on skills assessments',
  description:
    'Plain articles on CDR, RPL and IML assessments, plagiarism rules, points, English tests and ANZSCO codes. Each gives its sources and the day we checked them.',
  lead: 'Each article answers one question that applicants ask, names its sources and says what we could not confirm. Where a rule has changed since our date, the authority’s page is right.',
  labels: {
    topics: 'Topics',
    allTopics: 'All topics',
    none: 'No article has this topic yet.',
    feed: 'RSS feed',
    feedHint: 'New articles in your feed reader, without an email address.',
  },
}

export const blogIndex = parseContent(BlogIndexSchema, page, 'pages/blogs.ts')
