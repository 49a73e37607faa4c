import { fees, feesAndTimes } from '../authorityFees.ts'
import { ourPart } from '../ourPart.ts'
import type { ServiceWords } from '../schema/service.ts'

/** What the drawing is computed from: two invented jobs, and the numbers of years that older documents named. */
export const jobs = {
  from: '2015-07-01',
  to: '2026-12-31',
  bars: [
    { name: 'jobA', from: '2016-07-01', to: '2021-06-30' },
    { name: 'jobB', from: '2021-07-01', to: '2026-06-30' },
  ],
  years: 10,
  deductions: [2, 4, 5, 6],
} as const

export const service: ServiceWords = {
  heading: 'ACS Review and portal upload, from the first letter to submission',
  title: 'ACS file check and portal upload',
  description:
    'ACS skills assessment file check: every reference letter item by item, dates on one timeline, files named for upload, or the reasons after a result.',
  lead: 'With an IT degree, your employers’ letters decide. We check every one, name the files and stay on your shared screen while you submit.',
  glance: {
    forWhom:
      'IT professionals with letters to check, or a result to understand. Long experience in place of a degree? [Start with RPL](/services/rpl-writing).',
    get: 'A table of all your letters, one dated timeline, files named and in order, and a shared screen while you submit.',
    fee: fees.acs,
    sample: '/samples/acs-letter-check-sample',
  },
  deliverables: [
    {
      title: 'A table of all your letters',
      text: 'Every required item is marked present, unclear or missing.',
      excerpt: [
        { ref: 'Dates', text: 'Employer 2: first and last day', isOpen: true },
        { ref: 'Duties', text: 'Four of five lines from ANZSCO', isOpen: true },
        { ref: 'Pay', text: 'Left out by a company rule' },
      ],
    },
    {
      title: 'One dated timeline',
      text: 'Letters, CV and pay records, with gaps and overlaps, before you pay the ACS.',
    },
    {
      title: 'Files named, and a shared screen',
      text: 'This is the submission package: every page is readable, and we stay with you until you submit.',
    },
    {
      title: 'After a result, reasons and evidence',
      text: 'Each reason is beside the document it concerns, with your dates.',
    },
  ],
  steps: [
    { title: 'Tell us which check', who: 'you', text: 'Before you submit, or after a result, with its date.' },
    { title: 'Send copies', who: 'you', text: 'Use the private channel we agree on. Keep identity documents back for now.' },
    { title: 'We read the file', who: 'we', text: 'We compare letters, dates, pay records, degree content and scans with the ACS pages.' },
    { title: 'Close the gaps', who: 'you', text: 'Our list names the document, the missing item and who can supply it.' },
    {
      title: 'Upload together',
      who: 'both',
      text: 'You prove your identity and choose your tasks. For the files we follow on your shared screen until you have submitted and paid.',
    },
  ],
  split: {
    you: ['Choose pathway, occupation and tasks.', 'Get a true letter from each employer.', 'Submit, pay and answer the ACS.'],
    we: ['Compare each letter with the ACS list.', 'Put all dates on one timeline.', 'Mark duties that look copied.'],
  },
  rule: {
    heading: 'True letters, left as they are',
    body: 'We check what you have, and the employer corrects it. The ACS acts against fraud, plagiarism and false statements: the application ends, the fee is lost and a ban is possible.',
    guide: { path: '/blogs/acs-reference-letter-checklist', label: 'What an ACS letter must contain' },
    sources: ['acs-policies'],
  },
  audience: {
    needed: [
      'You have several employers, and their letters differ.',
      'An agency paid you, but another company directed your work.',
      'Your result shows a later skill level requirement met date than you expected.',
    ],
    notNeeded: [
      'One employer, one letter, every item there: submit it yourself.',
      'You have two projects to plan in place of a degree. See [RPL Writing](/services/rpl-writing).',
    ],
  },
  questions: [
    {
      question: 'Which ACS pathway is mine?',
      answer:
        'The [ACS](https://www.acs.org.au/msa/assessment-pathway.html) describes Post Australian Study, General Skills and Recognition of Prior Learning (RPL). More recent accounts add Qualification Only. Your degree, your years of work and, for data analysts and data scientists, the occupation decide. [The ACS’s pathways side by side](/blogs/acs-pathways-compared) says what each asks and costs, and what you can do alone.',
      sources: ['acs-pathways', 'acs-guide'],
    },
    {
      question: 'How many occupations can I nominate?',
      answer:
        'Up to three in one application, as reported since April 2024. Check the portal, and read the tasks of [each code](/anzsco/acsanzsco) first.',
      sources: ['acs-portal'],
    },
    {
      question: 'What is the skill level requirement met date?',
      answer:
        'Your ACS letter gives a date from which the ACS treats your work as skilled. Counting from that date is the cautious way to count. [The ACS experience deduction](/blogs/acs-experience-deduction) says what Home Affairs is reported to do, and who can advise you.',
      sources: ['acs-criteria', 'ha-employment-policy'],
    },
    {
      question: 'My result is wrong. What can I do?',
      answer:
        'Watch the date first. The ACS rules on a second look have changed names, so read the [ACS policies](https://www.acs.org.au/msa/infohub/policies.html). [Review Cover Letter](/services/review-cover-letter) helps you set out your reasons.',
      sources: ['acs-reviews'],
    },
    {
      question: 'Will you write my employer’s letter?',
      answer: 'The employer states what you did and signs it. We tell you which items are missing.',
    },
    {
      question: 'What does the check cost?',
      answer: `${ourPart('acs-review')}; see [pricing](/pricing). ${feesAndTimes.acs}`,
    },
  ],
  checklist: [
    {
      heading: 'Before you submit',
      items: [
        { id: 'letters', text: 'Each letter has every part that the ACS lists.' },
        { id: 'pay', text: 'Proof of pay covers each job, in the form the ACS now lists.' },
        { id: 'transcript', text: 'Degree and transcript are scanned in colour, with translations where needed.' },
        { id: 'dates', text: 'Letters, CV and pay records show the same dates.' },
      ],
    },
    {
      heading: 'After the result',
      items: [
        { id: 'result-date', text: 'The date of the result and the current ACS time limit are in your calendar.' },
        { id: 'reasons', text: 'Each reason is copied out word for word beside the document it is about.' },
        { id: 'met', text: 'The met date is noted, and later work is counted in months.' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/acs-reference-letter-checklist',
      label: 'ACS reference letter checklist',
      why: 'Take it to your employer before the letter is written.',
    },
    { path: '/blogs/acs-experience-deduction', label: 'The ACS experience deduction', why: 'How the met date works, with examples.' },
    { path: '/services/rpl-writing', label: 'RPL Writing', why: 'If your IT work is long but your degree is in another field.' },
  ],
  form: {
    title: 'Ask about your ACS file',
    messageLabel: 'Occupation, pathway, and submitted or not',
    messagePlaceholder: 'For example: 261313, General Skills, three letters, to be submitted in March',
    subject: 'ACS file check',
  },
  onHome: 'Letters and dates checked, then submitted with you.',
  onPricing: {
    forWhom: 'IT professionals: the submission package for the ACS, or a check after a result.',
    contains: [
      'Table of letters with each required item',
      'Timeline with gaps and overlaps',
      'Files named, and a shared screen while you submit',
    ],
    notIncluded: ['The letters themselves, comments on RPL reports, and the ACS fee'],
  },
  artefact: {
    caption:
      'These years are from ACS documents of 2014 to 2023, and the first two are in an account of November 2025. Your letter gives your date.',
    sources: ['acs-criteria'],
    drawing: {
      plan: 'top',
      ask: 'How many years make you skilled? Move the date.',
      says: 'Two jobs of five years on a calendar: with two years taken off, eight are left after the skill-met date.',
      drawn: 'your file',
      checked: 'letters and dates',
      labels: {
        jobA: 'Job A, 5 years',
        jobB: 'Job B, 5 years',
        met: 'skill-met date',
        years: 'years',
      },
      sentences: [
        {
          choice: '2 years',
          ref: '8',
          mark: '10 − 2 = 8 years',
          after: 'count, all after 30 June 2018.',
          why: 'Three years of job A count, and all five of job B.',
        },
        {
          choice: '4 years',
          ref: '6',
          mark: '10 − 4 = 6 years',
          after: 'count, all after 30 June 2020.',
          why: 'One year of job A counts, and all five of job B.',
        },
        {
          choice: '5 years',
          ref: '5',
          mark: '10 − 5 = 5 years',
          after: 'count, all after 30 June 2021.',
          why: 'All five years of job B count.',
        },
        {
          choice: '6 years',
          ref: '4',
          mark: '10 − 6 = 4 years',
          after: 'count, all after 30 June 2022.',
          why: 'The last four years of job B count.',
        },
      ],
    },
  },
}
