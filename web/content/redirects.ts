export type Redirect = { from: string; to: string }

/** Typed without the folder they are in. Not taken from the list of services, which the tests of the servers cannot load. */
const bareServices = [
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

/**
 * Addresses that are no page of ours and lead to one: slugs we gave up, and what people type by hand.
 * A page that gets a new address leaves its old one here. The build fails where `to` is no page or `from` is one.
 */
export const redirects: readonly Redirect[] = [
  { from: '/home', to: '/' },
  { from: '/contact', to: '/#query' },
  { from: '/contact-us', to: '/#query' },
  { from: '/faq', to: '/#questions' },
  { from: '/about-us', to: '/about' },
  { from: '/blog', to: '/blogs' },
  { from: '/privacy', to: '/company-policy#privacy' },
  { from: '/privacy-policy', to: '/company-policy#privacy' },
  { from: '/refund-policy', to: '/company-policy#refund-policy' },
  { from: '/disclaimer', to: '/company-policy#disclaimer' },
  { from: '/terms-and-conditions', to: '/terms' },
  { from: '/cdr', to: '/services/cdr-writing' },
  { from: '/rpl', to: '/services/rpl-writing' },
  { from: '/points-calculator', to: '/services/pr-points-calculator' },
  ...bareServices.map((slug) => ({ from: `/${slug}`, to: `/services/${slug}` })),
]
