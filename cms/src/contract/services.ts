export type ServiceGroup = 'ea' | 'acs' | 'iml' | 'others'

type Service = {
  slug: string
  group: ServiceGroup
  label: string
  footerLabel?: string
  /** A tool: nobody orders it, so it has no price and no review. */
  isFree?: true
}

/** Every service page, in the order of the menu. */
export const services = [
  { slug: 'cdr-writing', group: 'ea', label: 'CDR Writing' },
  { slug: 'career-episode-writing', group: 'ea', label: 'Career Episode Writing' },
  { slug: 'summary-statement', group: 'ea', label: 'Summary Statement' },
  { slug: 'cpd-writing', group: 'ea', label: 'CPD Writing', footerLabel: 'CDR Review' },
  { slug: 'cdr-review-proofreading', group: 'ea', label: 'CDR Review and Proofreading', footerLabel: 'CDR Proofreading' },
  { slug: 'ea-application', group: 'ea', label: 'EA Application', footerLabel: 'EA Portal Upload' },
  { slug: 'exp-assessment', group: 'ea', label: 'Experience Assessment RSEA' },
  { slug: 'stage1-competency-assessment', group: 'ea', label: 'Stage 1 Competency Assessment' },
  { slug: 'acs-review', group: 'acs', label: 'ACS Review', footerLabel: 'ACS Portal Upload' },
  { slug: 'rpl-writing', group: 'acs', label: 'RPL Writing' },
  { slug: 'rpl-review', group: 'acs', label: 'RPL Review' },
  {
    slug: 'iml-comp-assessment-writing',
    group: 'iml',
    label: 'IML Competency Assessment Writing',
    footerLabel: 'IML Competency Assessment',
  },
  { slug: 'iml', group: 'iml', label: 'IML Application', footerLabel: 'IML Portal Upload' },
  { slug: 'plagiarism-ai-proofread', group: 'others', label: 'Plagiarism and AI Proofread' },
  { slug: 'review-cover-letter', group: 'others', label: 'Review Cover Letter' },
  { slug: 'pr-points-calculator', group: 'others', label: 'PR Points Calculator', isFree: true },
] as const satisfies readonly Service[]

type Row = (typeof services)[number]
type PricedService = Exclude<Row, { isFree: true }>

export const pricedServices = services.filter((service): service is PricedService => !('isFree' in service))
export const pricedSlugs = pricedServices.map(({ slug }) => slug)

export function serviceLabelOf(slug: unknown): string | undefined {
  return services.find((service) => service.slug === slug)?.label
}
