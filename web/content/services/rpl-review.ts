import { fees } from '../authorityFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'RPL Review, so that you can correct mistakes before you submit',
  title: 'ACS RPL review before you submit',
  description:
    'ACS RPL review before you submit: a completeness table, every date compared with your letters, and numbered questions about the reports you wrote.',
  lead: 'We compare both reports with your letters and ask a numbered question wherever your own part is unclear. You make each change.',
  glance: {
    inFull: inFull.rpl,
    forWhom: 'IT professionals who wrote both reports. Still to write? [Start with RPL Writing](/services/rpl-writing).',
    get: 'A completeness table for the form, a list of date clashes and numbered questions on a page of their own.',
    fee: fees.rpl,
    sample: '/samples/acs-rpl-report-sample',
  },
  deliverables: [
    { title: 'A completeness table', text: 'It says of every part of the form whether it is answered, thin or empty.' },
    {
      title: 'A list of date clashes',
      text: 'Where reports, letters, CV and pay records differ, with the pages and the record that could settle it.',
    },
    {
      title: 'Numbered questions',
      text: 'In a separate, dated document. Your file comes back as you sent it, which shows whose text it is.',
      excerpt: [
        { ref: '¶1', text: 'Where is that log, and who may show it?' },
        { ref: '¶3', text: 'Which test showed both charges?' },
      ],
    },
  ],
  steps: [
    {
      title: 'Ask the ACS, with our email',
      who: 'both',
      text: 'We give you the question: may a paid reader point out gaps? You send it and tell us the answer.',
    },
    { title: 'Send your draft', who: 'you', text: 'As a read-only PDF. You confirm that you wrote it.' },
    { title: 'We check the facts', who: 'we', text: 'We compare the form, the time windows, dates and job titles with your documents.' },
    {
      title: 'We ask, line by line',
      who: 'we',
      text: 'Who did it, by which method, with what result, and which record shows it?',
    },
    {
      title: 'Answer and revise',
      who: 'you',
      text: 'In your own words. We look once more at open dates and empty fields; the [submission package](/services/acs-review) can follow.',
    },
  ],
  split: {
    you: ['Write the draft and every change.', 'Decide what to do with each question.', 'Keep each version with its date.'],
    we: ['Check form, windows and dates.', 'Ask where your role is unclear.', 'Point to statements that need a source.'],
  },
  rule: {
    heading: 'Questions, and the text stays yours',
    body: 'The ACS wants both reports to be your own work, and its rule names writing and editing agencies. We ask questions. The ACS can say where the line is, so ask it before you order.',
    guide: { path: '/blogs/acs-rpl-in-2026', label: 'Read the rule before you order' },
    sources: ['acs-rpl-reports'],
  },
  audience: {
    needed: [
      'Both reports are finished, and you wrote every line.',
      'You worry that a date in a report clashes with a letter.',
      'You wonder whether an assessor sees what *you* did.',
    ],
    notNeeded: [
      'You are still choosing your projects. Start with [RPL Writing](/services/rpl-writing).',
      'A careful colleague can read it against the checklist below.',
    ],
  },
  questions: [
    {
      question: 'Do you correct grammar?',
      answer: 'Correcting sentences is editing, which the ACS names. We say where we could not follow you, and you find the words.',
    },
    {
      question: 'Can I see a report that passed?',
      answer:
        'Clients’ reports stay private, and the ACS may compare your text with work it already has. Our [sample](/samples/acs-rpl-report-sample) is invented.',
    },
    {
      question: 'Part of my draft was bought or made by a tool. Can you check it?',
      answer: 'Write it again from your own tickets, notes and memory first. We can help you [plan that](/services/rpl-writing).',
    },
    {
      question: 'Will you run a similarity check?',
      answer:
        'That is a service of its own, and for RPL reports we leave it to you. Read [what such a report shows](/services/plagiarism-ai-proofread) first.',
    },
    {
      question: 'My result was negative. Can you help?',
      answer:
        'Note the date on the letter and read the [ACS policies](https://www.acs.org.au/msa/infohub/policies.html) on a second look. Then see [Review Cover Letter](/services/review-cover-letter) or an [ACS file check](/services/acs-review).',
    },
    {
      question: 'Who reads my draft, and at what price?',
      answer:
        'Your quote names the reader and one total price, before any work starts. See [pricing](/pricing) and [privacy](/company-policy#privacy).',
    },
  ],
  checklist: [
    {
      heading: 'Ready to send for questions',
      items: [
        { id: 'asked-acs', text: 'You asked the ACS about paid questions, and you kept its answer.' },
        { id: 'own-text', text: 'Every line is yours, and no passage comes from a sample or another report.' },
        { id: 'drafts', text: 'Earlier drafts and notes are saved with dates.' },
      ],
    },
    {
      heading: 'Ready to submit',
      items: [
        { id: 'each-answered', text: 'Each question is answered, or the claim is removed.' },
        { id: 'dates-agree', text: 'Report, letters, CV and pay records agree.' },
        { id: 'currency', text: 'You looked up Professional Currency Evidence on the ACS pages. Accounts name at least two forms.' },
        { id: 'pdf-form', text: 'The form is saved as a PDF and opens on another device.' },
        { id: 'declaration', text: 'You read the declaration again and can sign it truthfully.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/acs-rpl-in-2026', label: 'The ACS RPL guide', why: 'The pathway’s rules in one place.' },
    { path: '/services/rpl-writing', label: 'RPL Writing', why: 'Choose projects and understand the form first.' },
    { path: '/services/plagiarism-ai-proofread', label: 'Plagiarism and AI Proofread', why: 'What the tools can and cannot show.' },
  ],
  form: {
    title: 'Ask about your RPL draft',
    messageLabel: 'Your draft, and what the ACS answered',
    messagePlaceholder: 'For example: two reports, 14 pages, written by me; the ACS replied on 3 May',
    subject: 'RPL review by questions',
  },
  onHome: 'Questions on the reports you wrote.',
  onPricing: {
    forWhom: 'IT professionals with two finished reports.',
    contains: ['Completeness table for the form', 'List of clashing dates', 'Numbered questions in a separate document'],
    notIncluded: ['Changes to the text, grammar included, the ACS fee and, unless you add it, the submission package'],
  },
  artefact: {
    caption: 'An invented report, to practise reading. Our questions come on a separate page, and your text stays as you wrote it.',
    drawing: {
      plan: 'half',
      ask: 'What would an assessor ask about each sentence?',
      says: 'A sequence of a payment between customer, service and gateway: after 20 seconds the page gives up, the customer pays again, and two charges follow.',
      checked: 'questions only',
      labels: {
        lane1: 'page',
        lane2: 'service',
        lane3: 'gateway',
        pay: 'pay',
        charge: 'charge',
        again: 'pay again',
        second: 'second charge',
        late: 'answer',
        look: 'key there? no',
        lookAgain: 'key there? no',
        both: 'both charged',
        insert: 'insert key',
        waits: 'waits',
        result: 'result',
        same: 'same result',
        one: 'one charge',
      },
      sentences: [
        {
          choice: 'Cause',
          ref: '¶ 1',
          mark: 'The gateway took more than 20 seconds, our page gave up, and the customer pressed Pay again.',
          why: 'We ask: where is that log, and who may show it?',
        },
        {
          choice: 'Depth',
          ref: '¶ 3',
          mark: 'In a test with two servers, both found nothing and both charged.',
          why: 'We ask: what did you expect, and how did you notice?',
        },
        {
          choice: 'Own decision',
          ref: '¶ 3',
          mark: 'The service inserts first, under a unique index, and the second request waits for the first result.',
          why: 'We ask: which option did you reject, and why?',
        },
      ],
    },
  },
}
