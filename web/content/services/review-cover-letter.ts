import { fees } from '../authorityFees.ts'
import { eaFeeList } from '../eaFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Review Cover Letter: answer each reason with evidence',
  title: 'Review cover letter help: EA, ACS, IML',
  description:
    'Help with your own review letter after a negative outcome from Engineers Australia, the ACS or IML: reasons in a table, routes compared, draft commented.',
  lead: 'We turn the refusal into a list of reasons with your evidence beside each. Then you write the letter, and we comment on it.',
  glance: {
    forWhom: 'Applicants with an outcome they think is wrong, who are still in time to ask for a review.',
    get: 'A table of every reason, a one-page comparison of your routes, an outline, comments on 1 draft and an index of attachments.',
    fee: fees.review,
    sample: '/samples/review-letter-sample',
  },
  deliverables: [
    {
      title: 'A table of every reason',
      text: 'With the evidence for each, and whether you had already submitted it.',
      excerpt: [
        { ref: '1', text: 'Tools: episode 2, 2.7 and 2.9' },
        { ref: '3', text: 'Semesters: file 05, pages 6 and 7' },
        { ref: '4', text: 'Leading a team: paragraph missing', isOpen: true },
      ],
    },
    { title: 'A one-page comparison of routes', text: 'Review, appeal or new application, under that authority’s rules.' },
    { title: 'An outline, and comments on one draft', text: 'The comments are on order, tone, proof and length.' },
    { title: 'An index of attachments', text: 'File names and page numbers.' },
  ],
  steps: [
    {
      title: 'Note the date',
      who: 'you',
      text: 'Find the date on the outcome letter and the last day the authority allows. Tell us both first.',
    },
    { title: 'List the reasons', who: 'both', text: 'Each reason becomes one row of a table.' },
    { title: 'Find the evidence', who: 'you', text: 'Give the page and line for each row, and say whether you had sent it.' },
    { title: 'Compare the routes', who: 'both', text: 'We show what each route may look at. You choose.' },
    { title: 'Write and submit', who: 'you', text: 'From the outline, with our comments. You sign and send it from your own account.' },
  ],
  split: {
    you: [
      'Send the outcome and a list of what you submitted.',
      'Choose review, appeal or new application.',
      'Write, sign and submit the letter.',
    ],
    we: ['Break the outcome into single reasons.', 'Show which ground each argument fits.', 'Tell you when a review could change nothing.'],
  },
  rule: {
    heading: 'Start from the date on your letter',
    body: 'Engineers Australia gives you three months and normally looks only at what you sent. IML takes new documents for six months. The ACS has two levels of appeal, so read its time limit today.',
    guide: { path: '/blogs/engineers-australia-negative-outcome', label: 'Review or new application?' },
    sources: ['ea-reviews', 'acs-fees', 'iml-reviews'],
  },
  audience: {
    needed: [
      'Documents you already submitted answer a reason in the outcome.',
      'Your IML outcome depended on a missing document that you now have. For the ACS, check first what it takes.',
      'You know your arguments, but the draft is long or out of order.',
    ],
    notNeeded: [
      'The reasons are right and the evidence was thin. A new application may serve you better.',
      'The letter speaks of plagiarism, fraud or a ban. See an Australian lawyer first.',
    ],
  },
  questions: [
    {
      question: 'How long do I have?',
      answer:
        'Engineers Australia: three months from the original letter. IML: six months, appeal included. ACS: its fee list of November 2025 names Appeal Level 1 and Level 2 and no review, so the 60 days of 2024 may be gone. Read [its page](https://www.acs.org.au/msa/infohub/policies.html) today.',
    },
    {
      question: 'What are Engineers Australia’s grounds for a review?',
      answer:
        'Four: material was not considered, irrelevant material was used, the process was not followed, or there was bias. A different assessor looks at the file.',
    },
    {
      question: 'Should I ask for a review or apply again?',
      answer:
        'We show what each route can look at; you choose. If the proof is new, Engineers Australia usually needs a new application. [This guide](/blogs/engineers-australia-negative-outcome) sorts the cases.',
    },
    {
      question: 'Can you write the letter for me?',
      answer: 'It speaks in your name, so you write it and check each statement. We give you an outline and comment on your draft.',
    },
    {
      question: 'The outcome speaks of misconduct. Can you help?',
      answer:
        'Speak with an Australian lawyer before you reply, and keep every draft and message. What you tell a lawyer has the strongest protection.',
    },
    {
      question: 'What does it cost?',
      answer: [
        'You get a written quote with one total price first: see [pricing](/pricing). The authority’s fee is separate.',
        eaFeeList(['review', 'appeal']),
      ].join('\n\n'),
    },
  ],
  checklist: [
    {
      heading: 'To have on the table',
      items: [
        { id: 'outcome-letter', text: 'The outcome letter with its date and all pages of reasons.' },
        { id: 'last-day', text: 'The last day for a review, from the authority’s own page.' },
        { id: 'lodged-files', text: 'A copy of each file I submitted, with its name and upload date.' },
        { id: 'messages', text: 'Messages from the authority during the assessment, with my answers.' },
        { id: 'new-documents', text: 'New documents kept apart, marked “not submitted before”.' },
      ],
    },
    {
      heading: 'Before signing',
      items: [
        { id: 'each-reason', text: 'Each reason is quoted and answered.' },
        { id: 'page-numbers', text: 'Each answer gives document, page and paragraph.' },
        { id: 'ground-named', text: 'The ground is one the authority accepts.' },
        { id: 'only-true', text: 'I can prove every sentence, and I wrote it.' },
        { id: 'fee-page', text: 'I read the current fee and form on the authority’s page.' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/engineers-australia-negative-outcome',
      label: 'A negative outcome from Engineers Australia',
      why: 'Review, appeal or new application, case by case.',
    },
    { path: '/services/acs-review', label: 'ACS Review', why: 'When an ACS file needs a second look.' },
    { path: '/services/cdr-writing', label: 'CDR Writing', why: 'If a new application is the better way.' },
  ],
  form: {
    title: 'Ask about your outcome',
    messageLabel: 'Authority, date of the outcome, and what it says',
    messagePlaceholder: 'For example: Engineers Australia, outcome of 12 January, lower category than I asked for. Two reasons were given.',
    subject: 'Review or appeal cover letter',
  },
  onHome: 'Answer an outcome, reason by reason.',
  onPricing: {
    forWhom: 'Applicants with a negative result and time left.',
    contains: [
      'Every reason beside the evidence for it',
      'Comparison of review, appeal and new application',
      'Outline, and comments on one draft of yours',
    ],
    notIncluded: ['The letter itself, legal help, and the authority’s review fee'],
  },
  artefact: {
    caption: 'An invented outcome. Only what was in the submitted file goes into the letter.',
    sources: ['ea-reviews'],
    drawing: {
      plan: 'half',
      ask: 'Where does the submitted file answer each reason?',
      says: 'Four reasons of an outcome as revision clouds: three are answered by the submitted file, the fourth is right.',
      labels: {
        reason1: '“tools not shown”',
        reason2: '“role unclear”',
        reason3: '“semesters missing”',
        reason4: '“team not shown”',
        where1: '2.7 and 2.9',
        where2: '1.4, file 08',
        where3: 'file 05, p. 6–7',
        where4: 'no paragraph',
      },
      sentences: [
        {
          choice: 'Answered',
          ref: '1',
          before: '“Use of engineering tools is not shown.”',
          mark: 'Episode 2, paragraphs 2.7 and 2.9.',
          why: 'Name the ground first, then give the paragraphs.',
        },
        {
          choice: 'A page',
          ref: '3',
          before: '“Two semesters are missing.”',
          mark: 'File 05, pages 6 and 7.',
          why: 'Two lines are enough. A complaint about the assessor would weaken them.',
        },
        {
          choice: 'Right',
          ref: '4',
          before: '“Leading a team is not shown.”',
          mark: 'The reason is right.',
          why: 'This reason is fair, so the letter leaves it out.',
        },
      ],
    },
  },
}
