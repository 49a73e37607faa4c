import { occupationPath, occupations } from '#content/occupations.ts'
import { postPath, posts } from '#content/posts.ts'

/** Addresses people have: in search results, in messages, on paper. One that goes away needs a redirect. */
const pages = [
  '/',
  '/samples',
  '/pricing',
  '/reviews',
  '/blogs',
  '/about',
  '/meet-our-agent',
  '/terms',
  '/company-policy',
  '/anzsco/eaanzsco',
  '/anzsco/acsanzsco',
  '/anzsco/imlanzsco',
  '/anzsco/compare',
  '/anzsco/data',
]

const services = [
  'cdr-writing',
  'career-episode-writing',
  'summary-statement',
  'cpd-writing',
  'cdr-review-proofreading',
  'ea-application',
  'exp-assessment',
  'stage1-competency-assessment',
  'acs-review',
  'rpl-writing',
  'rpl-review',
  'iml-comp-assessment-writing',
  'iml',
  'plagiarism-ai-proofread',
  'review-cover-letter',
  'pr-points-calculator',
]

const samples = [
  'cdr-sample-civil-engineer',
  'cdr-sample-electrical-engineer',
  'cdr-sample-mechanical-engineer',
  'summary-statement-sample',
  'cpd-list-sample',
  'acs-rpl-report-sample',
  'iml-organisation-chart-sample',
]

export const addresses = [
  ...pages,
  ...services.map((slug) => `/services/${slug}`),
  ...samples.map((slug) => `/samples/${slug}`),
  ...posts.map(postPath),
  ...occupations.map(occupationPath),
]
