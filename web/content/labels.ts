import type { AUTHORITIES } from '../../cms/src/ownersContent/siteDetails.ts'

export const artefactTexts = {
  sample: 'The whole sample',
} as const

/** The parents of other pages in a breadcrumb. */
export const trails = {
  services: { path: '/services', label: 'Services' },
  anzsco: { path: '/anzsco', label: 'ANZSCO' },
} as const

/** Words that kinds of page share: the names of parts, not their content. */
export const pageTexts = {
  source: 'Source:',
  checked: 'Sources read',
  contents: 'On this page',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  price: {
    includes: 'In the price:',
    excludes: 'Not in the price:',
    takes: 'Our part takes',
    validFrom: 'Valid from',
    forService: 'for',
    together: 'With {whose}: {total}',
  },
  questions: 'Questions',
  related: 'Read next',
  enquiry: 'Ask about your case',
  reading: 'About our sources',
  details: 'Good to know',
} as const

export const serviceTexts = {
  needed: 'Yes, if',
  notNeeded: 'You may not need this if',
  audience: 'Is this for you?',
  split: 'Who does what',
  steps: 'How it works',
  stepsOpen: 'Show the {count} steps',
  who: { you: 'You', we: 'We', both: 'Both' },
  week: 'When',
  deliverables: 'What you get',
  quote: {
    link: 'What a quote names',
    path: '/pricing#quote',
  },
  rule: 'The rule',
  checklist: 'Document checklist',
  checklistOpen: '{count} points to tick',
  checklistHint: 'Tick what you have. The ticks stay on this device; no one else sees them.',
  print: 'Print this list',
  clear: 'Clear the ticks',
} as const

export const postTexts = {
  summary: 'In short',
  sources: 'Sources',
  published: 'Published',
  minutes: 'min read',
  related: 'The service this guide is about',
  all: 'All guides',
} as const

export const groupNames = {
  ea: 'Engineers Australia',
  acs: 'Australian Computer Society',
  iml: 'Institute of Managers and Leaders',
  others: 'For every authority',
} as const satisfies Record<'ea' | 'acs' | 'iml', (typeof AUTHORITIES)[number]> & { others: string }

export const policyTexts = {
  effective: 'In force from',
  summaries: 'The clause binds. The summary beside it explains.',
  inShort: 'In short',
  brief: 'Read these first',
} as const

export const agentTexts = {
  heading: 'Our registered migration agent',
  label: 'Register entry',
  name: 'Name',
  marn: 'Registration number (MARN)',
  check: 'Check this number on the public register before you rely on it.',
  register: {
    url: 'https://portal.mara.gov.au/search-the-register-of-migration-agents/',
    label: 'Search the register of migration agents',
  },
} as const

export const sampleTexts = {
  stamp: 'Illustrative extract',
  note: 'Note',
  before: 'Before',
  after: 'After',
  element: 'Element',
  how: 'How it is shown',
  paragraphs: 'Paragraphs',
  notes: 'Margin notes',
  lesson: 'What to take from it, and what not',
  you: 'You',
} as const

export const homeTexts = {
  you: 'You',
  we: 'We',
  proof: 'Proof',
  step: 'Step',
} as const

export const pricingTexts = {
  contains: 'Contains',
  notIncluded: 'Not included',
  payee: 'You pay',
  forWhat: 'For',
  when: 'When',
  today: 'Amount today',
  fault: 'This line is left out of the sum. Write figures only, such as 1,250 or 310.50.',
  sheet: 'Worksheet',
  steps: 'From question to start',
  quote: 'A quote names',
  aud: 'AUD',
  about: 'More about',
  others: 'Who else you pay, for what and when',
} as const
