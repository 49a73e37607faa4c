import type { Sample } from '../schema/sample.ts'

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
    kind: 'cpd',
    before: [
      { date: '2014–2018', title: 'Bachelor of Electrical Engineering', type: 'Degree', hours: '4 years', provider: 'University' },
      { date: 'Daily', title: 'Reading of protection manuals', type: 'Self study', hours: '1,000', provider: 'None given' },
      { date: '03/2024', title: 'Relay training', type: 'Training', hours: '40', provider: 'Manufacturer' },
      { date: '2023', title: 'Renewable energy', type: 'Seminar', hours: '8', provider: 'Institute' },
      { date: '17.2.23', title: 'Shared my knowledge with the team', type: 'Leadership', hours: 'Not stated', provider: 'Company' },
      { date: '2027', title: 'Power systems master class', type: 'Course', hours: '24', provider: 'Booked' },
    ],
    after: [
      {
        date: '4–6 Mar 2024',
        title: 'Numerical feeder relays: setting and testing',
        type: 'Short course',
        hours: '21 hours',
        provider: 'Training centre of a relay maker',
        note: 1,
      },
      {
        date: '9 Nov 2023',
        title: 'Connecting solar farms to 22 kV lines',
        type: 'Seminar',
        hours: '3 hours',
        provider: 'Evening of an engineers’ society',
        note: 2,
      },
      {
        date: 'Jun–Jul 2023',
        title: 'IEC 60255-151, with worked examples of my own',
        type: 'Private study',
        hours: 'About 12 hours',
        provider: 'Self',
        note: 3,
      },
      {
        date: '17 Feb 2023',
        title: 'Talk to six field technicians on recloser settings',
        type: 'Presentation given',
        hours: '1 hour, and 5 to prepare',
        provider: 'Employer',
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
