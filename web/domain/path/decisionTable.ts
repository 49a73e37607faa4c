import { type Rules, START } from './route.ts'

/**
 * The decision table of “Find your path”: question, answer, and what follows. What follows is another question or a
 * result; both are named by the end of their address. A name without a row here is a result.
 * The questions about a country and its year are in accordQuestions.ts, because they follow from the accord table.
 */

const ANOTHER_OCCUPATION = 'engineers-australia/cdr-another-occupation'
const MANAGER_AT_EA = 'engineering-manager/engineers-australia'
const CHECK_OCCUPATION = 'engineers-australia/check-occupation'
const CHECK_ACCORD = 'engineers-australia/check-accord'
const PROVISIONAL = 'engineers-australia/cdr-provisional-accreditation'
const NOT_ACCREDITED = 'engineers-australia/cdr-not-accredited'
const DATA_OCCUPATION = 'australian-computer-society/data-occupation'
const RPL_EXPERIENCE = 'australian-computer-society/experience'
const CHECK_IT = 'australian-computer-society/check-it-content'
const CHECK_EXPERIENCE = 'australian-computer-society/check-experience'
const CHECK_ROLE = 'managers-and-leaders/check-role'
const TWO_AUTHORITIES = 'engineering-manager/two-authorities'
const OPERATIONS = 'another-authority/operations-manager'

/** Engineers Australia accepts the accord's own occupation without a CDR. */
const occupationAfter = (pathway: string) => ({
  same: pathway,
  other: ANOTHER_OCCUPATION,
  manager: MANAGER_AT_EA,
  unsure: CHECK_OCCUPATION,
})

const listingOf = (kind: string) => ({
  full: `${kind}/occupation`,
  provisional: PROVISIONAL,
  'not-listed': NOT_ACCREDITED,
  unsure: CHECK_ACCORD,
})

export const fixedRules = {
  [START]: {
    engineering: 'engineers-australia',
    it: 'australian-computer-society',
    management: 'managers-and-leaders',
    'engineering-manager': 'engineering-manager',
    other: 'another-authority',
    unsure: 'check-your-work',
  },

  'engineers-australia': {
    australian: 'engineers-australia/australian-qualification',
    'four-years': 'engineers-australia/four-year-degree',
    'three-years': 'engineers-australia/technology-degree',
    'two-years': 'engineers-australia/two-year-award',
    french: 'engineers-australia/french-qualification',
    several: 'engineers-australia/cdr-several-qualifications',
    unsure: 'engineers-australia/check-qualification',
  },
  'engineers-australia/australian-qualification': {
    listed: 'engineers-australia/australian-qualification/occupation',
    provisional: PROVISIONAL,
    'degree-not-listed': NOT_ACCREDITED,
    'diploma-not-listed': 'engineers-australia/cdr-advanced-diploma',
    unsure: 'engineers-australia/check-australian-list',
  },
  'engineers-australia/australian-qualification/occupation': occupationAfter('engineers-australia/australian-accredited'),
  'engineers-australia/four-year-degree/listing': listingOf('engineers-australia/four-year-degree'),
  'engineers-australia/four-year-degree/india/listing': {
    'tier-1': 'engineers-australia/four-year-degree/occupation',
    'tier-2': 'engineers-australia/cdr-nba-tier-2',
    provisional: PROVISIONAL,
    'not-listed': NOT_ACCREDITED,
    unsure: CHECK_ACCORD,
  },
  'engineers-australia/technology-degree/listing': listingOf('engineers-australia/technology-degree'),
  'engineers-australia/two-year-award/listing': listingOf('engineers-australia/two-year-award'),
  'engineers-australia/four-year-degree/occupation': occupationAfter('engineers-australia/washington-accord'),
  'engineers-australia/technology-degree/occupation': occupationAfter('engineers-australia/sydney-accord'),
  'engineers-australia/two-year-award/occupation': occupationAfter('engineers-australia/dublin-accord'),

  'australian-computer-society': {
    australian: 'australian-computer-society/australian-degree',
    elsewhere: 'australian-computer-society/qualification',
    none: RPL_EXPERIENCE,
    unsure: CHECK_IT,
  },
  'australian-computer-society/australian-degree': {
    major: 'australian-computer-society/australian-degree/work',
    minor: 'australian-computer-society/it-minor',
    none: DATA_OCCUPATION,
    unsure: CHECK_IT,
  },
  [DATA_OCCUPATION]: {
    yes: 'australian-computer-society/general-skills-data',
    no: RPL_EXPERIENCE,
    unsure: 'australian-computer-society/check-data-occupation',
  },
  'australian-computer-society/australian-degree/work': {
    'year-in-australia': 'australian-computer-society/post-australian-study',
    'professional-year': 'australian-computer-society/post-australian-study',
    'two-years-elsewhere': 'australian-computer-society/general-skills-it-major',
    'none-yet': 'australian-computer-society/qualification-only',
    unsure: CHECK_EXPERIENCE,
  },
  'australian-computer-society/qualification': {
    'degree-major': 'australian-computer-society/it-major',
    'degree-minor': 'australian-computer-society/it-minor',
    diploma: 'australian-computer-society/it-minor',
    none: DATA_OCCUPATION,
    unsure: CHECK_IT,
  },
  'australian-computer-society/it-major': {
    four: 'australian-computer-society/general-skills-it-major',
    two: 'australian-computer-society/general-skills-it-major',
    fewer: 'australian-computer-society/general-skills-more-years',
    unsure: CHECK_EXPERIENCE,
  },
  'australian-computer-society/it-minor': {
    six: 'australian-computer-society/general-skills-it-minor',
    five: 'australian-computer-society/general-skills-it-minor',
    fewer: 'australian-computer-society/general-skills-more-years',
    unsure: CHECK_EXPERIENCE,
  },
  [RPL_EXPERIENCE]: {
    'six-recent': 'australian-computer-society/projects',
    'six-ended': 'australian-computer-society/rpl-latest-role',
    fewer: 'australian-computer-society/rpl-under-six-years',
    unsure: CHECK_EXPERIENCE,
  },
  'australian-computer-society/projects': {
    both: 'australian-computer-society/recognition-of-prior-learning',
    missing: 'australian-computer-society/rpl-projects',
    unsure: 'australian-computer-society/rpl-projects',
  },

  'managers-and-leaders': {
    senior: 'managers-and-leaders/charts',
    team: 'managers-and-leaders/below-senior-level',
    operations: OPERATIONS,
    unsure: CHECK_ROLE,
  },
  'managers-and-leaders/charts': {
    yes: 'managers-and-leaders/occupation',
    no: 'managers-and-leaders/organisation-charts',
    unsure: 'managers-and-leaders/organisation-charts',
  },
  'managers-and-leaders/occupation': {
    'chief-executive': 'managers-and-leaders/chief-executive',
    'corporate-general-manager': 'managers-and-leaders/corporate-general-manager',
    'sales-and-marketing': 'managers-and-leaders/sales-advertising-pr-procurement',
    advertising: 'managers-and-leaders/sales-advertising-pr-procurement',
    'public-relations': 'managers-and-leaders/sales-advertising-pr-procurement',
    'human-resources': 'managers-and-leaders/human-resource-manager',
    engineering: TWO_AUTHORITIES,
    'supply-and-distribution': 'managers-and-leaders/supply-and-distribution-manager',
    procurement: 'managers-and-leaders/sales-advertising-pr-procurement',
    none: 'another-authority/managers',
    unsure: CHECK_ROLE,
  },

  'engineering-manager': {
    degree: MANAGER_AT_EA,
    charts: 'engineering-manager/institute-of-managers-and-leaders',
    both: TWO_AUTHORITIES,
    neither: TWO_AUTHORITIES,
    unsure: TWO_AUTHORITIES,
  },

  'another-authority': {
    operations: OPERATIONS,
    technician: 'another-authority/technicians',
    'it-support': 'another-authority/it-support-sales-web',
    manager: 'another-authority/managers',
    other: 'another-authority/other-work',
    unsure: 'check-your-work',
  },
} as const satisfies Rules

type Fixed = typeof fixedRules
export type FixedQuestion = keyof Fixed
export type AnswerOf<Question extends FixedQuestion> = keyof Fixed[Question] & string
