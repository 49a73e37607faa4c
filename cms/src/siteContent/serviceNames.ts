/** What the owner chooses from, by the slug of its page: the values of `service` in the inbox. */
export const SERVICE_NAMES = {
  'cdr-writing': 'CDR Writing',
  'career-episode-writing': 'Career Episode Writing',
  'summary-statement': 'Summary Statement',
  'cpd-writing': 'CPD Writing',
  'cdr-review-proofreading': 'CDR Review and Proofreading',
  'plagiarism-ai-proofread': 'Plagiarism and AI Proofread',
  'stage1-competency-assessment': 'Stage 1 Competency Assessment',
  'exp-assessment': 'Experience Assessment RSEA',
  'ea-application': 'EA Application',
  'rpl-writing': 'RPL Writing',
  'rpl-review': 'RPL Review',
  'acs-review': 'ACS Review',
  'review-cover-letter': 'Review Cover Letter',
  iml: 'IML Application',
  'iml-comp-assessment-writing': 'IML Competency Assessment Writing',
} as const

export const SERVICES = Object.keys(SERVICE_NAMES) as (keyof typeof SERVICE_NAMES)[]

/** The service's slug on the site; undefined for what is not one of the names. */
export function serviceSlug(name: unknown): string | undefined {
  return Object.entries(SERVICE_NAMES).find(([, known]) => known === name)?.[0]
}
