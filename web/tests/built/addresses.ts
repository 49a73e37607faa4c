import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathAddresses } from './pathAddresses.ts'

const WEB_DIR = join(import.meta.dirname, '..', '..')

/** Addresses people have: in search results, in messages, on paper. An address that goes away needs a redirect. */
const pages = [
  '/',
  '/services',
  '/samples',
  '/pricing',
  '/reviews',
  '/blogs',
  '/about',
  '/meet-our-agent',
  '/terms',
  '/company-policy',
  '/anzsco',
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
  'cdr-sample-engineering-technologist',
  'cdr-sample-engineering-associate',
  'summary-statement-sample',
  'cpd-list-sample',
  'acs-rpl-report-sample',
  'iml-organisation-chart-sample',
  'ea-application-file-list-sample',
  'rsea-evidence-sample',
  'stage-1-worksheet-sample',
  'review-letter-sample',
]

const articles = [
  'acs-pathways-compared',
  'accord-status-by-country',
  'acs-experience-deduction',
  'acs-reference-letter-checklist',
  'acs-rpl-in-2026',
  'anzsco-or-osca',
  'cdr-rejection-reasons',
  'choose-three-career-episodes',
  'cpd-list-for-a-cdr',
  'do-i-need-a-cdr',
  'engineering-manager-ea-or-iml',
  'engineers-australia-application-documents',
  'engineers-australia-negative-outcome',
  'engineers-australia-plagiarism-rules',
  'english-test-for-skills-assessment',
  'english-tests-after-7-august-2025',
  'how-long-does-a-cdr-take',
  'iml-for-managers',
  'operations-manager-anzsco',
  'points-test-guide',
  'rsea-is-it-worth-it',
  'sixteen-competency-elements',
  'stage-1-msa-or-chartered',
  'technologist-and-associate-elements',
]

export const addresses = [
  ...pages,
  ...services.map((slug) => `/services/${slug}`),
  ...samples.map((slug) => `/samples/${slug}`),
  ...pathAddresses,
  ...articles.map((slug) => `/blogs/${slug}`),
  ...occupations().map(({ authority, code, title }) => `/anzsco/${authority}anzsco/${slugOf(title)}-${code}`),
]

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
