import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathAddresses } from './pathAddresses.ts'

const WEB_DIR = join(import.meta.dirname, '..', '..')

/** Addresses people have: in search results, in messages, on paper. An address that goes away needs a redirect. */
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
  ...pathAddresses,
  ...posts().map((slug) => `/blogs/${slug}`),
  ...occupations().map(({ authority, code, title }) => `/anzsco/${authority}anzsco/${slugOf(title)}-${code}`),
]

/** A post's address is its file's name. */
function posts(): string[] {
  const files = readdirSync(join(WEB_DIR, 'content', 'posts')).filter((file) => file.endsWith('.md'))
  return files.map((file) => file.replace(/\.md$/, ''))
}

/** From the list we were given, not from the content that the pages are built from. */
export function occupations(): { authority: string; code: string; title: string }[] {
  const [, ...rows] = readFileSync(join(WEB_DIR, 'tests', 'fixtures', 'occupations.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => {
    const [authority = '', code = '', title = ''] = row.split('\t')
    return { authority, code, title }
  })
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return words.join('-')
}
