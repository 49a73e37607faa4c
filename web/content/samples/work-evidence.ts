import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. `provenAfter`: how many requests to employers it took until letter and record agreed. */
export const employment = {
  from: '2017-02-01',
  to: '2026-04-01',
  jobs: [
    { name: 'graduate', from: '2017-02-01', months: 24, provenAfter: 0 },
    { name: 'site', from: '2019-04-01', months: 30, provenAfter: 1 },
    { name: 'partTime', from: '2021-10-01', months: 6 },
    { name: 'design', from: '2022-04-01', months: 48, provenAfter: 2 },
  ],
} as const

export const sample: Sample = {
  id: 'work-evidence',
  slug: 'rsea-evidence-sample',
  page: {
    heading: 'RSEA sample: months of work, and the evidence for each',
    title: 'RSEA evidence table sample',
    description:
      'An invented job table for a relevant skilled employment assessment: months, letter, outside record and open point for each job, with our notes.',
    lead: 'See nine years of work become five rows, and which months have all their evidence today.',
  },
  related: [
    {
      path: '/services/exp-assessment',
      label: 'Experience Assessment RSEA',
      why: 'Have your own letters and records checked line by line.',
    },
    { path: '/blogs/rsea-is-it-worth-it', label: 'Is an RSEA worth it?', why: 'The bands, what a letter needs and hard cases.' },
    { path: '/services/pr-points-calculator', label: 'PR Points Calculator', why: 'What years of work count for in the points table.' },
  ],
  authority: 'ea',
  kicker: 'Employment evidence · RSEA',
  title: 'Nine years in five rows',
  intro: 'Read across: the months, the letter, the record from outside the employer. A row is complete when all three agree.',
  artefact: {
    kind: 'table',
    columns: ['Job and dates', 'Months', 'Letter', 'Record from outside'],
    rows: [
      {
        cells: ['**Graduate engineer**, 1 Feb 2017 to 31 Jan 2019, full time', '24', 'Complete', 'Tax statements of three years'],
      },
      { cells: ['**No work**, February and March 2019', 'None', 'Explained in the CV', 'Not needed'] },
      {
        cells: [
          '**Site engineer**, 1 Apr 2019 to 30 Sep 2021, full time',
          '30',
          'Duties copied from a job advertisement',
          'Provident fund statement',
        ],
        note: 1,
      },
      {
        cells: ['**Design engineer**, 1 Oct 2021 to 31 Mar 2022, 16 hours a week', '6, kept apart', 'Complete', 'Payslips only'],
        note: 2,
      },
      {
        cells: [
          '**Design engineer**, 1 Apr 2022 to 31 Mar 2026, full time',
          '48',
          'Complete; the signer has left',
          'Tax statements of four years',
        ],
        note: 3,
      },
    ],
  },
  notes: [
    {
      element: 'Letter',
      title: 'Duties of this job only',
      why: 'The same five lines are in an advertisement on the web. The employer wrote a new letter from its own project list; we wrote none of it.',
    },
    {
      element: 'Hours',
      title: 'Below 20 hours a week',
      why: 'The points test counts paid work of at least 20 hours a week. So these months have a row of their own, and payslips alone leave it weak.',
    },
    {
      element: 'Signer',
      title: 'Someone has to answer',
      why: 'The letter is true, but its telephone number is dead. Human resources confirmed it on letterhead, with a number that works.',
    },
  ],
  lesson: `**Add it up.** Full-time rows: 24 + 30 + 48 = 102 months. On the first day only the 24 months of the first row had a letter and a record that needed nothing more. After two requests, all 102 had.

**Take the question.** [The points guide](/blogs/points-test-guide) has the rule on hours. For each job: which days, how many hours, who signed, and what outside the company shows the same? Start with the slowest employer.

**What this table does not say.** It does not say which months to claim. Engineers Australia gives an opinion on the work, and Home Affairs decides on points. For that decision, ask a [registered migration agent or lawyer](/meet-our-agent). People, firms and dates here are invented.`,
}
