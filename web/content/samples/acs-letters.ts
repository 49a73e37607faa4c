import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Of seven items, those that each letter has: the second leaves out pay by a rule, and has place. */
export const letters = [
  [true, true, true, true, true, true, true],
  [false, false, false, true, true, false, false],
] as const

export const sample: Sample = {
  id: 'acs-letters',
  slug: 'acs-letter-check-sample',
  page: {
    heading: 'ACS sample: two reference letters, checked item by item',
    title: 'ACS reference letter check sample',
    description:
      'Two invented reference letters beside the items that the Australian Computer Society lists: what is there, what is missing and who can supply it.',
    lead: 'See one letter with every item and one with five gaps, before anything is paid to the ACS.',
  },
  related: [
    { path: '/services/acs-review', label: 'ACS Review', why: 'Have your own letters and dates checked before you submit.' },
    {
      path: '/blogs/acs-reference-letter-checklist',
      label: 'ACS reference letter checklist',
      why: 'Every item, and what to do when no letter can be had.',
    },
    { path: '/anzsco/acsanzsco/software-engineer-261313', label: 'Software Engineer 261313', why: 'The code of this invented applicant.' },
  ],
  authority: 'acs',
  kicker: 'Letter check · General Skills',
  title: 'Two letters and seven items',
  intro: 'Read each row from left to right: the item, both letters, and the one person who can close a gap.',
  artefact: {
    kind: 'table',
    columns: ['Item', 'Letter 1', 'Letter 2', 'Next step'],
    rows: [
      { cells: ['**Dates**', '4 July 2016 to 30 June 2021', 'June 2021 to May 2024', 'Employer 2: the first and the last day'], note: 1 },
      { cells: ['**Basis and hours**', 'Full time, 38 hours', 'Full time, no hours', 'Employer 2: hours a week'] },
      {
        cells: ['**Duties**', 'Six lines about this job', 'Five lines, four of them from ANZSCO', 'Employer 2: duties in its own words'],
        note: 2,
      },
      { cells: ['**Pay**', 'Yearly salary', 'Left out by a rule of the company', 'None: the rule is attached'] },
      { cells: ['**Place**', 'Outside Australia', 'Outside Australia', 'None'] },
      {
        cells: ['**Signer**', 'Manager, phone and work email', 'An agency that paid the wages', 'The company where the work was done'],
        note: 3,
      },
      { cells: ['**Proof of pay**', 'Tax records of five years', 'Payslips of one month', 'Applicant: records of each year'] },
    ],
  },
  notes: [
    {
      element: 'Dates',
      title: 'A month is no date',
      why: 'The ACS page asks for day, month and year. June 2021 is in both letters, so it counts once, and only exact days show where one job ends.',
    },
    {
      element: 'Duties',
      title: 'Copied lines are not accepted',
      why: 'A search for one line finds it in the dictionary of occupations. We mark it; the employer describes the work, and we write none of it.',
    },
    {
      element: 'Signer',
      title: 'Who saw the work signs',
      why: 'An agency can show that it paid. The letter has to come from the host company, because the host directed the work.',
    },
  ],
  lesson: `**Count.** The first letter has all seven items. The second has two, and each of the five gaps has a person who can close it. Found before submitting, they cost some weeks; found afterwards, perhaps the job.

**Take the table.** Put your own letters beside [the items that the ACS lists](/blogs/acs-reference-letter-checklist), in a column each. Ask the slowest employer first.

**Leave the lines.** Employers, dates and duties are invented, and a duty copied from here would be one more copied line. Which years then count is for the ACS to decide: [how its date works](/blogs/acs-experience-deduction).`,
}
