import type { Source } from './schema/source.ts'

/**
 * Every official page a fact on this site rests on. Link to the authority, never to a copy.
 * `checked` is the day we last read the page or a stored copy of it. Where we read less or something older, the title says so.
 * `npm run check:content` lists those older than 180 days.
 */
export const sources = {
  'ea-msa': {
    publisher: 'Engineers Australia',
    title: 'Migration skills assessment',
    url: 'https://www.engineersaustralia.org.au/migrants/migration-skills-assessment',
    checked: '2026-11-21',
  },
  'ea-msa-guide': {
    publisher: 'Engineers Australia',
    title: 'Migration skills assessment: step-by-step guide (earlier website; now this page)',
    url: 'https://www.engineersaustralia.org.au/migrants/migration-skills-assessment',
    checked: '2026-11-21',
  },
  'ea-msa-booklet': {
    publisher: 'Engineers Australia',
    title:
      'Prepare your migration skills assessment application (we read July 2022 and extracts of earlier booklets; January 2026 is current)',
    url: 'https://www.engineersaustralia.org.au/publications/prepare-your-migration-skills-assessment-application',
    checked: '2026-11-21',
  },
  'ea-reviews': {
    publisher: 'Engineers Australia',
    title: 'Assessment reviews and appeals',
    url: 'https://www.engineersaustralia.org.au/about-us/complaints/complaints/assessment-reviews-and-appeals',
    checked: '2026-11-21',
  },
  'ea-stage1-standard': {
    publisher: 'Engineers Australia',
    title: 'Stage 1 competency standard for professional engineers (we read university copies)',
    url: 'https://www.engineersaustralia.org.au/publications/stage-1-competency-standard-professional-engineers',
    checked: '2026-11-21',
  },
  'ea-stage1': {
    publisher: 'Engineers Australia',
    title: 'Competency assessment (we read an undated copy, and a booklet of May 2020)',
    url: 'https://www.engineersaustralia.org.au/membership/competency-assessment',
    checked: '2026-11-21',
  },
  'ea-rsea': {
    publisher: 'Engineers Australia',
    title: 'Assessment fees and additional services: relevant skilled employment',
    url: 'https://www.engineersaustralia.org.au/migrants/migration-skills-assessment/assessment-fees-and-additional-services',
    checked: '2026-11-21',
  },
  'ea-state-registration': {
    publisher: 'Engineers Australia',
    title: 'State registration (we read undated copies)',
    url: 'https://www.engineersaustralia.org.au/credentials/registration/state-registration',
    checked: '2026-11-21',
  },
  'ea-associate-change': {
    publisher: 'Engineers Australia',
    title: 'Changes for advanced diploma and associate degree qualifications',
    url: 'https://www.engineersaustralia.org.au/migrants/migration-skills-assessment/changes-engineering-associate-qualifications',
    checked: '2026-11-21',
  },
  'ea-categories': {
    publisher: 'Engineers Australia',
    title: 'Occupational categories',
    url: 'https://www.engineersaustralia.org.au/about-engineering/occupational-categories',
    checked: '2026-11-21',
  },
  'ea-accreditation': {
    publisher: 'Engineers Australia',
    title: 'Accreditation',
    url: 'https://www.engineersaustralia.org.au/about-us/accreditation',
    checked: '2026-11-21',
  },
  'ea-ncse': {
    publisher: 'Engineers Australia',
    title: 'National Competency Standard for Engineering (2026)',
    url: 'https://www.engineersaustralia.org.au/about-engineering/national-competency-standard-engineering',
    checked: '2026-11-21',
  },
  'ea-manager-competencies': {
    publisher: 'Engineers Australia',
    title: 'Engineering Manager: description and competencies (we read the page about it, not the document)',
    url: 'https://www.engineersaustralia.org.au/publications/occupational-category-description-and-competencies-entry-practice-engineering-manager',
    checked: '2026-11-21',
  },
  'iea-checker': {
    publisher: 'International Engineering Alliance',
    title: 'Qualification checker (described by Engineers Australia)',
    url: 'https://www.internationalengineeringalliance.org/for-engineers/qualification-checker',
    checked: '2026-11-21',
  },
  'acs-pathways': {
    publisher: 'Australian Computer Society',
    title: 'Assessment pathways',
    url: 'https://www.acs.org.au/msa/assessment-pathway.html',
    checked: '2026-11-21',
  },
  'acs-rpl': {
    publisher: 'Australian Computer Society',
    title: 'Recognition of Prior Learning pathway',
    url: 'https://www.acs.org.au/msa/assessment-pathway/rpl.html',
    checked: '2026-11-21',
  },
  'acs-msa': {
    publisher: 'Australian Computer Society',
    title: 'Migration skills assessment',
    url: 'https://www.acs.org.au/msa.html',
    checked: '2026-11-21',
  },
  'acs-rpl-reports': {
    publisher: 'Australian Computer Society',
    title: 'RPL project reports (we read a copy of the page and of the form)',
    url: 'https://www.acs.org.au/msa/assessment-pathway/rpl.html',
    checked: '2026-11-21',
  },
  'acs-policies': {
    publisher: 'Australian Computer Society',
    title: 'Migration skills assessment policies',
    url: 'https://www.acs.org.au/msa/infohub/policies.html',
    checked: '2026-11-21',
  },
  'acs-qualifications': {
    publisher: 'Australian Computer Society',
    title: 'Qualifications evidence',
    url: 'https://www.acs.org.au/msa/infohub/qualifications-evidence.html',
    checked: '2026-11-21',
  },
  'acs-experience': {
    publisher: 'Australian Computer Society',
    title: 'Experience evidence',
    url: 'https://www.acs.org.au/msa/infohub/experience-evidence.html',
    checked: '2026-11-21',
  },
  'acs-references': {
    publisher: 'Australian Computer Society',
    title: 'Employment references',
    url: 'https://www.acs.org.au/msa/infohub/employment-references.html',
    checked: '2026-11-21',
  },
  'acs-criteria': {
    publisher: 'Australian Computer Society',
    title: 'Assessment pathways (the table of years and the met date we read in copies of 2013 to 2023)',
    url: 'https://www.acs.org.au/msa/assessment-pathway.html',
    checked: '2026-11-21',
  },
  'acs-reviews': {
    publisher: 'Australian Computer Society',
    title: 'Review and appeal (we read the rules in a copy of 2024)',
    url: 'https://www.acs.org.au/msa/infohub/policies.html',
    checked: '2026-11-21',
  },
  'iml-assessment': {
    publisher: 'Institute of Managers and Leaders',
    title: 'Migration skills assessment (we know the criteria from agents’ accounts)',
    url: 'https://managersandleaders.com.au/',
    checked: '2026-11-21',
  },
  'iml-faq': {
    publisher: 'Institute of Managers and Leaders',
    title: 'Skills assessment questions',
    url: 'https://managersandleaders.com.au/migration-skills-assessment/frequently-asked-questions',
    checked: '2026-11-21',
  },
  'iml-documents': {
    publisher: 'Institute of Managers and Leaders',
    title: 'Supporting documentation (an older page, and a copy of the checklist of 2023)',
    url: 'https://managersandleaders.com.au/',
    checked: '2026-11-21',
  },
  'iml-reviews': {
    publisher: 'Institute of Managers and Leaders',
    title: 'Reviews and appeals',
    url: 'https://managersandleaders.com.au/migration-skills-assessment/reviews-and-appeals',
    checked: '2026-11-21',
  },
  'ha-points': {
    publisher: 'Department of Home Affairs',
    title: 'Points table (we read summaries of the law, and a public record of part of this page)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-independent-189/points-table',
    checked: '2026-11-21',
  },
  'ha-english': {
    publisher: 'Department of Home Affairs',
    title: 'English language requirements',
    url: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/english-language',
    checked: '2026-11-21',
  },
  'ha-occupation-list': {
    publisher: 'Department of Home Affairs',
    title: 'Skilled occupation list',
    url: 'https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list',
    checked: '2026-11-21',
  },
  'ha-immigration-help': {
    publisher: 'Department of Home Affairs',
    title: 'Who can help with your application (we read earlier pages)',
    url: 'https://immi.homeaffairs.gov.au/help-support/who-can-help-with-your-application/overview',
    checked: '2026-11-21',
  },
  'ha-study': {
    publisher: 'Department of Home Affairs',
    title: 'Points table: Australian study requirement (we read a page of about 2018)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/skilled-independent-189/points-table',
    checked: '2026-11-21',
  },
  'migration-act': {
    publisher: 'Commonwealth of Australia',
    title: 'Migration Act 1958, sections 276 and 280',
    url: 'https://www.legislation.gov.au/C1958A00062/latest',
    checked: '2026-11-21',
  },
  'migration-regulations': {
    publisher: 'Commonwealth of Australia',
    title: 'Migration Regulations 1994, Schedules 4 and 6D (we read extracts)',
    url: 'https://www.legislation.gov.au/F1996B03551/latest',
    checked: '2026-11-21',
  },
  'lin-19-051': {
    publisher: 'Commonwealth of Australia',
    title: 'LIN 19/051: skilled occupations and assessing authorities',
    url: 'https://www.legislation.gov.au/F2019L00278/latest',
    checked: '2026-11-21',
  },
  'lin-24-093': {
    publisher: 'Commonwealth of Australia',
    title: 'LIN 24/093: subclass 186 occupations and assessing authorities',
    url: 'https://www.legislation.gov.au/F2024L01618/latest',
    checked: '2026-11-21',
  },
  'lin-19-219': {
    publisher: 'Commonwealth of Australia',
    title: 'LIN 19/219: subclass 494 occupations',
    url: 'https://www.legislation.gov.au/F2019L01403/latest',
    checked: '2026-11-21',
  },
  'lin-19-260': {
    publisher: 'Commonwealth of Australia',
    title: 'LIN 19/260: subclass 494 assessing authorities',
    url: 'https://www.legislation.gov.au/F2019L01405/latest',
    checked: '2026-11-21',
  },
  'abs-anzsco': {
    publisher: 'Australian Bureau of Statistics',
    title: 'ANZSCO 2022',
    url: 'https://www.abs.gov.au/statistics/classifications/anzsco-australian-and-new-zealand-standard-classification-occupations',
    checked: '2026-11-21',
  },
  'abs-osca': {
    publisher: 'Australian Bureau of Statistics',
    title: 'OSCA 2024',
    url: 'https://www.abs.gov.au/statistics/classifications/osca-occupation-standard-classification-australia',
    checked: '2026-11-21',
  },
  omara: {
    publisher: 'Office of the Migration Agents Registration Authority',
    title: 'Register of migration agents',
    url: 'https://portal.mara.gov.au/search-the-register-of-migration-agents/',
    checked: '2026-11-21',
  },
  'accc-reviews': {
    publisher: 'Australian Competition and Consumer Commission',
    title: 'Online reviews',
    url: 'https://www.accc.gov.au/business/advertising-and-promotions/online-reviews-for-product-and-services',
    checked: '2026-11-21',
  },
  naati: {
    publisher: 'NAATI',
    title: 'Credentialed Community Language test and certified translators',
    url: 'https://www.naati.com.au/',
    checked: '2026-11-21',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
