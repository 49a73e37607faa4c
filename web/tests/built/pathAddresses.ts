/**
 * The addresses of “Find your path”, by hand: people link to results, and a question's answers are links to the next.
 * The end of each address, below the authority or the award it belongs to.
 */
const countries = {
  'four-year-degree': 'bangladesh china india indonesia malaysia pakistan philippines south-africa sri-lanka united-kingdom united-states',
  'technology-degree': 'malaysia south-africa united-kingdom united-states',
  'two-year-award': 'malaysia south-africa united-kingdom united-states',
}

const questions = [
  'engineers-australia/australian-qualification',
  'engineers-australia/australian-qualification/occupation',
  ...Object.entries(countries).flatMap(([award, names]) => [
    `engineers-australia/${award}`,
    ...names.split(' ').map((name) => `engineers-australia/${award}/${name}`),
    `engineers-australia/${award}/listing`,
    `engineers-australia/${award}/occupation`,
  ]),
  'engineers-australia/four-year-degree/india/listing',
  'engineers-australia',
  'australian-computer-society',
  'australian-computer-society/australian-degree',
  'australian-computer-society/australian-degree/work',
  'australian-computer-society/qualification',
  'australian-computer-society/it-major',
  'australian-computer-society/it-minor',
  'australian-computer-society/experience',
  'australian-computer-society/projects',
  'managers-and-leaders',
  'managers-and-leaders/charts',
  'managers-and-leaders/occupation',
  'engineering-manager',
  'another-authority',
  'engineers-australia',
]

const results = [
  'engineers-australia/australian-accredited',
  'engineers-australia/washington-accord',
  'engineers-australia/sydney-accord',
  'engineers-australia/dublin-accord',
  'engineers-australia/french-qualification',
  'engineers-australia/cdr-another-occupation',
  'engineers-australia/cdr-provisional-accreditation',
  'engineers-australia/cdr-not-accredited',
  'engineers-australia/cdr-before-accord',
  'engineers-australia/cdr-country-outside-accords',
  'engineers-australia/cdr-nba-tier-2',
  'engineers-australia/cdr-advanced-diploma',
  'engineers-australia/cdr-several-qualifications',
  'engineers-australia/check-australian-list',
  'engineers-australia/check-accord',
  'engineers-australia/check-qualification',
  'engineers-australia/check-occupation',
  'engineering-manager/engineers-australia',
  'engineering-manager/institute-of-managers-and-leaders',
  'engineering-manager/two-authorities',
  'australian-computer-society/post-australian-study',
  'australian-computer-society/general-skills-it-major',
  'australian-computer-society/general-skills-it-minor',
  'australian-computer-society/general-skills-more-years',
  'australian-computer-society/qualification-only',
  'australian-computer-society/recognition-of-prior-learning',
  'australian-computer-society/rpl-projects',
  'australian-computer-society/rpl-latest-role',
  'australian-computer-society/rpl-under-six-years',
  'australian-computer-society/check-it-content',
  'australian-computer-society/check-experience',
  'managers-and-leaders/chief-executive',
  'managers-and-leaders/corporate-general-manager',
  'managers-and-leaders/human-resource-manager',
  'managers-and-leaders/supply-and-distribution-manager',
  'managers-and-leaders/sales-advertising-pr-procurement',
  'managers-and-leaders/organisation-charts',
  'managers-and-leaders/below-senior-level',
  'managers-and-leaders/check-role',
  'another-authority/operations-manager',
  'another-authority/technicians',
  'another-authority/it-support-sales-web',
  'another-authority/managers',
  'another-authority/other-work',
  'check-your-work',
]

export const pathResultAddresses = results.map((place) => `/find-your-path/${place}`)

/** Those that people search for: the rest are for who answered, and hidden from search engines. */
const listed = [
  'engineers-australia/australian-accredited',
  'engineers-australia/washington-accord',
  'engineers-australia/cdr-provisional-accreditation',
  'engineers-australia/cdr-another-occupation',
  'australian-computer-society/post-australian-study',
  'australian-computer-society/general-skills-it-major',
  'australian-computer-society/check-experience',
  'australian-computer-society/check-it-content',
  'managers-and-leaders/below-senior-level',
  'another-authority/technicians',
  'another-authority/it-support-sales-web',
  'another-authority/managers',
]

export const listedResultAddresses = listed.map((place) => `/find-your-path/${place}`)

export const pathAddresses = ['/find-your-path', ...questions.map((place) => `/find-your-path/${place}`), ...pathResultAddresses]
