import { fees } from '../authorityFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'CPD Writing for your CDR review, with every line checked',
  title: 'CPD writing help for a CDR',
  description:
    'CPD list help for a CDR: prompts for each year, a blank list with the right columns and a comment on every line you write. No padding, nothing invented.',
  lead: 'Certificates, webinars and site visits become one clear list of your own. We prompt you year by year and check every line.',
  glance: {
    inFull: inFull.cpd,
    forWhom: 'Engineers whose learning is spread over certificates, emails and old laptops.',
    get: 'Prompts for each year, a blank list in five columns and a comment on every line, with the record to look for.',
    fee: fees.cdr,
    sample: '/samples/cpd-list-sample',
  },
  deliverables: [
    {
      title: 'Prompts for each year',
      text: 'From your qualification to today: courses, site visits, talks, standards you studied for a job.',
    },
    {
      title: 'A blank list in five columns',
      text: 'Date, activity, length, place and organiser, ready for your entries.',
    },
    {
      title: 'A comment on every line',
      text: 'Each says keep, shorten, support or remove, with the reason and the record to look for.',
      excerpt: [
        { ref: '40 h', text: '03/2024, relay training', isOpen: true },
        { ref: '21 h', text: 'Three days of seven hours' },
        { ref: '3 h', text: 'Seminar, 9 November 2023' },
      ],
    },
  ],
  steps: [
    { title: 'Collect', who: 'you', text: 'Search mail and photos for words such as certificate, webinar, training and invitation.' },
    { title: 'Remember', who: 'both', text: 'We go through the years with you. You note what you have a record of.' },
    { title: 'Fill the columns', who: 'you', text: 'One line for each activity, newest first, in one date format.' },
    {
      title: 'Sort and compare',
      who: 'both',
      text: 'For each line we check that it is relevant, correct and backed by a record, then compare the list with your CV.',
    },
  ],
  split: {
    you: [
      'Search your records and confirm each activity.',
      'Write each entry with its true hours.',
      'Keep the proof in the order of the list.',
    ],
    we: ['Prompt you, year by year.', 'Mark the lines that look like padding.', 'Point out missing dates and clashes with your CV.'],
  },
  rule: {
    heading: 'Only learning that took place',
    body: 'Every line should be true and easy to check. A guide on Engineers Australia’s earlier website says that it may compare information with other agencies and run software that looks for copied text.',
    guide: { path: '/blogs/cpd-list-for-a-cdr', label: 'What counts as CPD' },
    sources: ['ea-msa-booklet', 'ea-msa-guide'],
  },
  audience: {
    needed: [
      'You learned a lot at work, but the records are spread over emails and old laptops.',
      'Your list is three pages long, or it has four lines.',
      'You wonder whether private study or site visits belong in it.',
    ],
    notNeeded: [
      'You kept a log with dates, hours and organisers. [Put it into columns](/blogs/cpd-list-for-a-cdr) and you are done.',
      'Your qualification takes an accredited route, which asks for documents only.',
    ],
  },
  questions: [
    {
      question: 'Must I upload certificates?',
      answer:
        'The guide that we read asks for the list. Engineers Australia may ask for the certificates later, so keep them ready and check the current guide.',
    },
    {
      question: 'How many years back should the list go?',
      answer:
        'Some websites say three. An account of Engineers Australia’s guide of August 2026 names no number. Put recent learning close to your field first.',
    },
    {
      question: 'Does CPD give me points for a visa?',
      answer:
        'It helps with the skills assessment only: the points table has no line for it. See the [points test guide](/blogs/points-test-guide).',
      sources: ['migration-regulations'],
    },
    {
      question: 'Can I include training in my own language?',
      answer:
        'Give the title in English and say which language it was taught in. If Engineers Australia asks for the certificate, you may need an official translation.',
    },
    {
      question: 'My list is short. Is that a problem?',
      answer:
        'A short true list is better than a long doubtful one. Look again at supplier training, standards you studied and talks you gave. If little turns up, start now and enter each activity with its real date.',
    },
    {
      question: 'Do you also review a whole CDR?',
      answer:
        'Yes. In a CDR review the CPD list is read beside the CV and the episodes. [CDR Review and Proofreading](/services/cdr-review-proofreading) covers the complete draft. This page is about the list alone.',
    },
  ],
  checklist: [
    {
      heading: 'Every line',
      items: [
        { id: 'did', text: 'I did this myself, and I finished it.' },
        { id: 'columns', text: 'Title, date, length, place and organiser are all there.' },
        { id: 'hours', text: 'The length is what it really was.' },
        { id: 'proof', text: 'I have a certificate, an email, notes or a photo in my folder.' },
      ],
    },
    {
      heading: 'The whole list',
      items: [
        { id: 'after', text: 'Entries come after my qualification.' },
        { id: 'order', text: 'The newest entry comes first.' },
        { id: 'format', text: 'All dates use one format.' },
        { id: 'clash', text: 'Nothing contradicts my CV or my episodes.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/cpd-list-for-a-cdr', label: 'A CPD list for a CDR', why: 'Columns, a before and after, and what to leave out.' },
    { path: '/services/cdr-review-proofreading', label: 'CDR Review and Proofreading', why: 'Comments on the whole draft.' },
    { path: '/services/cdr-writing', label: 'CDR Writing', why: 'Help with the whole report, from plan to last check.' },
  ],
  form: {
    title: 'Ask about your CPD list',
    messageLabel: 'Your discipline and what you have so far',
    messagePlaceholder: 'For example: electrical, graduated 2015, six courses and some private study',
    subject: 'CPD list guidance enquiry',
  },
  onHome: 'Your list of continuing professional development.',
  onPricing: {
    forWhom: 'Engineers with scattered certificates.',
    contains: ['Prompts year by year', 'A comment on every line: keep, shorten, support or remove'],
    notIncluded: ['Courses, certificates and the entries themselves'],
  },
  artefact: {
    caption: 'An invented list. Each change comes from a record that the engineer already had.',
    drawing: {
      plan: 'band',
      ask: 'Which line stays, which is corrected, and which comes out?',
      says: 'Hours of a CPD list on its days: 21 where 40 were claimed, 3, 12 and 6, and 24 of a course in 2027 that has not happened yet.',
      checked: 'date, hours, record',
      labels: {
        axis: 'hours',
        hours: 'h',
        talk: '1 + 5',
        future: '24\u00a0h, 2027',
        notYet: '24 h: not yet',
      },
      sentences: [
        {
          choice: 'Correct',
          ref: '21',
          before: '“03/2024, relay training, 40 hours.”',
          mark: 'Three days of seven hours are 21, not 40.',
          why: 'The certificate decides. One figure that it contradicts puts every other line in doubt.',
        },
        {
          choice: 'Keep',
          ref: '6',
          mark: '17 Feb 2023, talk to six field technicians on recloser settings:',
          after: '1 hour, and 5 to prepare.',
          why: 'It has a day, a title, a length and something the engineer did.',
        },
        {
          choice: 'Take out',
          ref: '24',
          before: '“2027, power systems master class.”',
          mark: 'It has not happened yet.',
          why: 'It can go on the list once the course is over.',
        },
      ],
    },
  },
}
