import type { Source } from './schema/source.ts'

/**
 * Every official page a fact on this site rests on. Link to the authority, never to a copy.
 * `checked` is the day we last read the page or a stored copy of it; `npm run check:content` lists those older than 180 days.
 */
export const sources = {
  'ea-msa': { publisher: 'Engineers Australia', title: 'Migration skills assessment', url: 'https://www.engineersaustralia.org.au/migration-skills-assessment', checked: '2026-11-21' },
  'ea-msa-guide': { publisher: 'Engineers Australia', title: 'Migration skills assessment: step-by-step guide', url: 'https://www.engineersaustralia.org.au/migration-skills-assessment', checked: '2026-11-21' },
  'ea-msa-booklet': { publisher: 'Engineers Australia', title: 'Prepare your migration skills assessment (July 2022)', url: 'https://www.engineersaustralia.org.au/migration-skills-assessment', checked: '2026-11-21' },
  'ea-reviews': { publisher: 'Engineers Australia', title: 'Assessment reviews and appeals', url: 'https://www.engineersaustralia.org.au/migration-skills-assessment', checked: '2026-11-21' },
  'ea-stage1-standard': { publisher: 'Engineers Australia', title: 'Stage 1 competency standards', url: 'https://www.engineersaustralia.org.au/', checked: '2026-11-21' },
  'ea-stage1': { publisher: 'Engineers Australia', title: 'Stage 1 competency assessment', url: 'https://www.engineersaustralia.org.au/', checked: '2026-11-21' },
  'ea-rsea': { publisher: 'Engineers Australia', title: 'Relevant skilled employment assessment', url: 'https://www.engineersaustralia.org.au/migration-skills-assessment', checked: '2026-11-21' },
  'ea-state-registration': { publisher: 'Engineers Australia', title: 'State and territory registration', url: 'https://www.engineersaustralia.org.au/', checked: '2026-11-21' },
  'ea-associate-change': { publisher: 'Engineers Australia', title: 'Changes to engineering associate qualifications', url: 'https://www.engineersaustralia.org.au/migration-skills-assessment', checked: '2026-11-21' },
  'iea-checker': { publisher: 'International Engineering Alliance', title: 'Qualification checker', url: 'https://www.internationalengineeringalliance.org/', checked: '2026-11-21' },
  'acs-pathways': { publisher: 'Australian Computer Society', title: 'Assessment pathways', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-rpl': { publisher: 'Australian Computer Society', title: 'Recognition of Prior Learning pathway', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-rpl-reports': { publisher: 'Australian Computer Society', title: 'RPL project reports', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-policies': { publisher: 'Australian Computer Society', title: 'Migration skills assessment policies', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-qualifications': { publisher: 'Australian Computer Society', title: 'Qualifications evidence', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-experience': { publisher: 'Australian Computer Society', title: 'Experience evidence', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-references': { publisher: 'Australian Computer Society', title: 'Employment references', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-criteria': { publisher: 'Australian Computer Society', title: 'Summary of criteria', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'acs-reviews': { publisher: 'Australian Computer Society', title: 'Review and appeal', url: 'https://www.acs.org.au/msa.html', checked: '2026-11-21' },
  'iml-assessment': { publisher: 'Institute of Managers and Leaders', title: 'Migration skills assessment', url: 'https://managersandleaders.com.au/', checked: '2026-11-21' },
  'iml-faq': { publisher: 'Institute of Managers and Leaders', title: 'Skills assessment questions', url: 'https://managersandleaders.com.au/', checked: '2026-11-21' },
  'iml-documents': { publisher: 'Institute of Managers and Leaders', title: 'Supporting documentation', url: 'https://managersandleaders.com.au/', checked: '2026-11-21' },
  'iml-reviews': { publisher: 'Institute of Managers and Leaders', title: 'Reviews and appeals', url: 'https://managersandleaders.com.au/', checked: '2026-11-21' },
  'ha-points': { publisher: 'Department of Home Affairs', title: 'Points table', url: 'https://immi.homeaffairs.gov.au/', checked: '2026-11-21' },
  'ha-english': { publisher: 'Department of Home Affairs', title: 'English language requirements', url: 'https://immi.homeaffairs.gov.au/', checked: '2026-11-21' },
  'ha-occupation-list': { publisher: 'Department of Home Affairs', title: 'Skilled occupation list', url: 'https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list', checked: '2026-11-21' },
  'ha-immigration-help': { publisher: 'Department of Home Affairs', title: 'Who can help with your application', url: 'https://immi.homeaffairs.gov.au/', checked: '2026-11-21' },
  'ha-study': { publisher: 'Department of Home Affairs', title: 'Australian study requirement', url: 'https://immi.homeaffairs.gov.au/', checked: '2026-11-21' },
  'migration-act': { publisher: 'Commonwealth of Australia', title: 'Migration Act 1958, sections 276 and 280', url: 'https://www.legislation.gov.au/C1958A00062/latest', checked: '2026-11-21' },
  'migration-regulations': { publisher: 'Commonwealth of Australia', title: 'Migration Regulations 1994, Schedules 4 and 6D', url: 'https://www.legislation.gov.au/F1996B03551/latest', checked: '2026-11-21' },
  'lin-19-051': { publisher: 'Commonwealth of Australia', title: 'LIN 19/051: skilled occupations and assessing authorities', url: 'https://www.legislation.gov.au/', checked: '2026-11-21' },
  'lin-24-093': { publisher: 'Commonwealth of Australia', title: 'LIN 24/093: subclass 186 occupations and assessing authorities', url: 'https://www.legislation.gov.au/', checked: '2026-11-21' },
  'lin-19-260': { publisher: 'Commonwealth of Australia', title: 'LIN 19/260: subclass 494 assessing authorities', url: 'https://www.legislation.gov.au/', checked: '2026-11-21' },
  'abs-anzsco': { publisher: 'Australian Bureau of Statistics', title: 'ANZSCO 2022', url: 'https://www.abs.gov.au/statistics/classifications/anzsco-australian-and-new-zealand-standard-classification-occupations', checked: '2026-11-21' },
  'abs-osca': { publisher: 'Australian Bureau of Statistics', title: 'OSCA 2024', url: 'https://www.abs.gov.au/statistics/classifications/osca-occupation-standard-classification-australia', checked: '2026-11-21' },
  'omara': { publisher: 'Office of the Migration Agents Registration Authority', title: 'Register of migration agents', url: 'https://www.mara.gov.au/', checked: '2026-11-21' },
  'accc-reviews': { publisher: 'Australian Competition and Consumer Commission', title: 'Online reviews', url: 'https://www.accc.gov.au/', checked: '2026-11-21' },
  'accc-guarantees': { publisher: 'Australian Competition and Consumer Commission', title: 'Consumer guarantees on services', url: 'https://www.accc.gov.au/', checked: '2026-11-21' },
  'business-prices': { publisher: 'business.gov.au', title: 'Display prices', url: 'https://business.gov.au/', checked: '2026-11-21' },
  'oaic-app': { publisher: 'Office of the Australian Information Commissioner', title: 'Australian Privacy Principles', url: 'https://www.oaic.gov.au/privacy/australian-privacy-principles', checked: '2026-11-21' },
  'acma-spam': { publisher: 'Australian Communications and Media Authority', title: 'Avoid sending spam', url: 'https://www.acma.gov.au/avoid-sending-spam', checked: '2026-11-21' },
  'naati': { publisher: 'NAATI', title: 'Credentialed Community Language test and certified translators', url: 'https://www.naati.com.au/', checked: '2026-11-21' },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
