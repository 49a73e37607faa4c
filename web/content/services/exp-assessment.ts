import { fees } from '../authorityFees.ts'
import { eaFeeList, eaTimes } from '../eaFees.ts'
import { ourPart } from '../ourPart.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Experience Assessment RSEA, with the proof of your work in order',
  title: 'RSEA help: proof of engineering work',
  description:
    'Relevant skilled employment assessment (RSEA) help: your jobs in one table by month, every letter checked item by item and a proof map before you submit.',
  lead: 'Know which months your documents support before you pay the extra fee, and which letter to ask for first.',
  glance: {
    forWhom:
      'Engineers who want their years of work assessed, with the degree or separately. It is optional, except for Engineering Managers: [is it worth it?](/blogs/rsea-is-it-worth-it)',
    get: 'A job table by month, a note on each letter, a proof map and a list for your employers of what a letter has to cover.',
    fee: fees.employment,
    sample: '/samples/rsea-evidence-sample',
  },
  deliverables: [
    { title: 'A job table by month', text: 'With gaps, overlaps and part-time periods marked.' },
    { title: 'A note on each letter', text: 'Which items are present, missing or unclear.' },
    {
      title: 'A proof map',
      text: 'Each job, its letter and an independent record, such as tax or provident fund statements.',
      excerpt: [
        { ref: '24', text: 'Letter complete, tax statements of three years' },
        { ref: '30', text: 'Duties copied from an advertisement', isOpen: true },
        { ref: '48', text: 'Letter complete, signer has left', isOpen: true },
      ],
    },
    {
      title: 'A list for your employers',
      text: 'In plain English. It says what a letter has to cover, and your employer writes it.',
    },
  ],
  steps: [
    { title: 'List your jobs', who: 'you', text: 'First and last day, hours and pay. We arrange them by month and ask about gaps.' },
    {
      title: 'See which points band you reach',
      who: 'you',
      text: 'The lowest band starts at one year in Australia or three years overseas.',
    },
    { title: 'Ask for letters and records', who: 'you', text: 'Start with the slowest employer, and order tax and fund statements early.' },
    {
      title: 'We check the documents',
      who: 'we',
      text: 'We read letters, records, CV and episodes line by line. You get a list of open points for each employer.',
    },
    {
      title: 'Correct and submit',
      who: 'both',
      text: 'The employer changes its letter. With the [submission package](/services/ea-application) we share your screen.',
    },
  ],
  split: {
    you: ['Ask each employer for a true letter.', 'Order records from tax office, fund or agency.', 'Submit, and pay Engineers Australia.'],
    we: [
      'Arrange your jobs by month.',
      'Compare each letter with the list of what it has to cover.',
      'Match each job with an independent record.',
    ],
  },
  rule: {
    heading: 'A true letter, in your employer’s words',
    body: 'False documents can cost you this visa and later ones. So we name what is missing, and your employer fills it in.',
    guide: { path: '/blogs/rsea-is-it-worth-it', label: 'Is an RSEA worth it?' },
    sources: ['migration-regulations-4020'],
  },
  audience: {
    needed: [
      'You have about a year of work in Australia, or three years elsewhere, or more.',
      'You apply as an Engineering Manager, where the RSEA is mandatory.',
      'Your proof is scattered: many employers, self-employment or a closed company.',
    ],
    notNeeded: [
      'Your paid engineering work is shorter than the points table asks for.',
      'Each employer signed a full letter, and you have an independent record for each job.',
    ],
  },
  questions: [
    {
      question: 'Do I need an RSEA to claim points for work?',
      answer:
        'Engineers Australia makes it mandatory for Engineering Manager only. How to support a claim in your visa application is immigration advice, and we refer that to a [registered migration agent or lawyer](/meet-our-agent).',
      sources: ['ea-rsea'],
    },
    {
      question: 'Can you write the letter if my manager agrees to sign it?',
      answer: 'Your employer writes it. We give you a list for your manager that says what the letter has to cover.',
    },
    {
      question: 'My employer has closed. What can I use?',
      answer:
        'Collect a signed statement from a former manager, the public record of the closure, and contract, tax and fund records. An account of August 2026 says that Engineers Australia refuses statutory declarations. Ask it what it accepts in your case.',
      sources: ['ea-guide-account'],
    },
    {
      question: 'I was paid in cash. What can I show?',
      answer:
        'Look for other records, such as tax returns, fund contributions or a registered contract. Then ask Engineers Australia before you pay for the extra.',
    },
    {
      question: 'Who assesses an Engineering Manager?',
      answer:
        'The migration instruments name Engineers Australia or the Institute of Managers and Leaders for [code 133211](/anzsco/eaanzsco/engineering-manager-133211). Read the criteria of both; the choice is yours. See also [manager assessments](/services/iml-comp-assessment-writing).',
      sources: ['lin-19-051'],
    },
    {
      question: 'What is the fee, and how long does it take?',
      answer: [
        eaFeeList(['employment', 'cdrWithEmployment', 'accordWithEmployment', 'australianWithEmployment']),
        ...eaTimes(),
        `Check [the current page](https://www.engineersaustralia.org.au/migrants/migration-skills-assessment/assessment-fees-and-additional-services) before you submit. ${ourPart('exp-assessment')}: see [pricing](/pricing).`,
      ].join('\n\n'),
    },
  ],
  checklist: [
    {
      heading: 'For each job',
      items: [
        { id: 'letter-signed', text: 'Letter on letterhead, signed and dated by a manager or human resources' },
        { id: 'full-dates', text: 'First and last day as dd/mm/yyyy, or a clear note that I still work there' },
        { id: 'hours-pay', text: 'Hours a week and pay' },
        { id: 'five-duties', text: 'At least five duties that describe my job and no other' },
        { id: 'outside-record', text: 'At least one independent record, such as a tax, superannuation or provident fund statement' },
        { id: 'signer-works', text: 'The contact details on the letter still work' },
      ],
    },
    {
      heading: 'Across all jobs',
      items: [
        { id: 'dates-agree', text: 'Letters, CV and career episodes give the same dates' },
        { id: 'overlap-explained', text: 'Overlapping or part-time periods are explained' },
        { id: 'translations', text: 'Official translations are ready' },
        { id: 'table-checked', text: 'I read the current Home Affairs points table myself' },
      ],
    },
  ],
  related: [
    { path: '/blogs/rsea-is-it-worth-it', label: 'Is an RSEA worth it?', why: 'The points for work, what a letter needs and hard cases.' },
    { path: '/services/pr-points-calculator', label: 'PR Points Calculator', why: 'All factors and the cap in one place.' },
    { path: '/services/ea-application', label: 'EA Application', why: 'When letters and proof are ready to submit.' },
  ],
  form: {
    title: 'Ask about your work evidence',
    messageLabel: 'Your employers and the letters you have',
    messagePlaceholder: 'For example: two employers since 2018, one letter signed, one company closed',
    subject: 'RSEA evidence enquiry',
  },
  onHome: 'Letters and proof of work, in order.',
  onPricing: {
    forWhom: 'Engineers who order the RSEA.',
    contains: ['Job table by month', 'Note on each letter', 'Map of independent proof for each job'],
    notIncluded: ['The letters themselves, advice on points, the extra fee and, unless you add it, the submission package'],
  },
  artefact: {
    caption: 'An invented engineer’s jobs. We mark what a reader will look for; your employer adds the facts, and signs.',
    drawing: {
      plan: 'top',
      ask: 'Which months have all their proof, and when?',
      says: 'Nine years of jobs as members with their months as dimensions: on the first day 24 of 102 months have a letter and a record from outside, after two requests all of them.',
      drawn: 'from your employers',
      checked: 'each letter',
      labels: {
        graduate: 'Graduate engineer',
        site: 'Site engineer',
        siteOpen: 'duties copied',
        siteOpenShort: 'copied',
        partTime: '16 hours a week: kept apart',
        design: 'Design engineer',
        designOpen: 'signer has left',
        designOpenShort: 'signer left',
        letter: 'letter',
        record: 'record from outside',
        of: 'of',
        months: 'full-time months with all their proof',
      },
      sentences: [
        {
          choice: 'First day',
          ref: '24',
          before: 'Full-time rows: 24 + 30 + 48 = 102 months.',
          mark: 'On the first day only the 24 months of the first row had a letter and a record that needed nothing more.',
          why: 'The hatched months are those in which letter and record agree.',
        },
        {
          choice: 'One request',
          ref: '30',
          mark: 'The employer wrote a new letter from its own project list;',
          after: 'every word is the employer’s.',
          why: '24 + 30 months: the new letter has the duties of this job only, in the employer’s words.',
        },
        {
          choice: 'Two requests',
          ref: '48',
          mark: 'Human resources confirmed it on letterhead, with a number that works.',
          after: 'After two requests, all 102 had.',
          why: '24 + 30 + 48 months: each letter now has someone who can confirm it.',
        },
      ],
    },
  },
}
