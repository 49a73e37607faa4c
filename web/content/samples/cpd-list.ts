import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Hours. */
export const learning = {
  from: '2023-01-01',
  to: '2028-01-01',
  lines: [
    { day: '2023-02-17', hours: 6 },
    { day: '2023-07-01', hours: 12 },
    { day: '2023-11-09', hours: 3 },
    { day: '2024-03-05', hours: 21 },
  ],
  claimed: 40,
  future: { day: '2027-07-01', hours: 24 },
} as const

export const sample: Sample = {
  id: 'cpd-list',
  slug: 'cpd-list-sample',
  discipline: '233311',
  page: {
    heading: 'CPD list sample for a CDR: before and after',
    title: 'CPD list sample for a CDR, before and after',
    description:
      'An invented continuing professional development list before and after its owner checked every line, with notes on dates, hours and proof. To learn from.',
    lead: 'See how six doubtful lines became four that a certificate, a program or a notebook supports.',
  },
  related: [
    { path: '/services/cpd-writing', label: 'CPD Writing', why: 'Turn your certificates and records into a list you can prove.' },
    {
      path: '/blogs/cpd-list-for-a-cdr',
      label: 'The CPD list for a CDR',
      why: 'What counts, which columns, and what to do with a thin list.',
    },
    {
      path: '/anzsco/eaanzsco/electrical-engineer-233311',
      label: 'Electrical Engineer 233311',
      why: 'The code of this invented engineer.',
    },
  ],
  authority: 'ea',
  kicker: 'CPD list · Electrical',
  title: 'A list before and after its owner checked it',
  intro:
    'Six lines became four. Nothing was added to impress; each change came from a record that the invented engineer already had. Providers are described here, because all are invented. In a true list each has its real name.',
  artefact: {
    kind: 'table',
    columns: ['Date', 'Title', 'Type', 'Length', 'Organiser'],
    noted: 1,
    before: [
      { cells: ['2014–2018', 'Bachelor of Electrical Engineering', 'Degree', '4 years', 'University'] },
      { cells: ['Daily', 'Reading of protection manuals', 'Self study', '1,000', 'None given'] },
      { cells: ['03/2024', 'Relay training', 'Training', '40', 'Manufacturer'] },
      { cells: ['2023', 'Renewable energy', 'Seminar', '8', 'Institute'] },
      { cells: ['17.2.23', 'Shared my knowledge with the team', 'Leadership', 'Not stated', 'Company'] },
      { cells: ['2027', 'Power systems master class', 'Course', '24', 'Booked'] },
    ],
    rows: [
      {
        cells: [
          '4–6 Mar 2024',
          'Numerical feeder relays: setting and testing',
          'Short course',
          '21 hours',
          'Training centre of a relay maker',
        ],
        note: 1,
      },
      {
        cells: ['9 Nov 2023', 'Connecting solar farms to 22\u00a0kV lines', 'Seminar', '3 hours', 'Evening of an engineers’ society'],
        note: 2,
      },
      { cells: ['Jun–Jul 2023', 'IEC 60255-151, with worked examples of my own', 'Private study', 'About 12 hours', 'Self'], note: 3 },
      {
        cells: [
          '17 Feb 2023',
          'Talk to six field technicians on recloser settings',
          'Presentation given',
          '1 hour, and 5 to prepare',
          'Employer',
        ],
        note: 4,
      },
    ],
  },
  notes: [
    {
      element: 'Hours',
      title: 'The certificate decides',
      why: 'Three days of seven hours are 21, not 40. A round figure that a certificate contradicts puts every other line in doubt.',
    },
    {
      element: 'Title',
      title: 'The name on the program',
      why: '“Renewable energy” could be anything. The program gave the real title, the evening and the three hours.',
    },
    {
      element: 'Private study',
      title: 'A topic, a period, a trace',
      why: '“Daily, 1,000 hours” cannot be true or checked. One standard, two months and a notebook can.',
    },
    {
      element: 'Type',
      title: 'What you did, not what you are like',
      why: 'Leadership is a quality. A talk to six people on one subject is an activity, and teaching it took study too.',
    },
  ],
  lesson: `**What left the list.** The degree is what Engineers Australia assesses, so it belongs under education. The 2027 course has not happened; it may enter after the last day. Reading manuals at work is the job itself, apart from the one standard studied on purpose.

**Take the questions, not the lines.** What was it called, when was it, how long did it last, who ran it, and what proves it? Two applicants with the same four lines would both have to prove them. A course that its provider cannot confirm may be read as misleading information, whatever else your file says. More on [the columns and on thin lists](/services/cpd-writing).`,
}
