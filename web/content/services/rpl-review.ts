import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'RPL Review: catch the clashing date before the ACS reads it',
  title: 'ACS RPL review by questions',
  description:
    'ACS RPL review before you lodge: a completeness table, every date compared with your letters, and numbered questions about the reports you wrote.',
  lead: 'We compare both reports with your letters and ask where your role is unclear. You make each change in the text yourself.',
  glance: {
    forWhom: 'IT professionals who wrote both reports. Not written yet? [Start with RPL Writing](/services/rpl-writing).',
    allowed:
      'The ACS doesn’t allow agencies to edit, so we ask and change no word. We found no ACS text on such questions. [What the rule says](/blogs/acs-rpl-in-2026).',
    fee: fees.rpl,
    sample: '/samples/acs-rpl-report-sample',
  },
  deliverables: [
    { paper: 'table', title: 'A completeness table', text: 'Every part of the form: answered, thin or empty, and what it asks for.' },
    {
      paper: 'timeline',
      title: 'A list of date clashes',
      text: 'Reports against letters, CV and pay records, with the page of each and the record that could settle it.',
    },
    {
      paper: 'questions',
      title: 'Numbered questions',
      text: 'In a separate, dated document. Your file comes back as you sent it, which shows whose text it is.',
    },
  ],
  steps: [
    { title: 'Confirm the rule', who: 'you', text: 'Ask the ACS whether a paid reader may point out gaps. Tell us what it answered.' },
    { title: 'Send your draft', who: 'you', text: 'A read-only PDF, with your word that you wrote it.' },
    { title: 'We check the facts', who: 'we', text: 'Form, windows, dates and job titles against your documents.' },
    {
      title: 'We ask, line by line',
      who: 'we',
      text: 'Where a stranger cannot see who acted, by which method, with what result, and which record says so.',
    },
    {
      title: 'Answer and revise',
      who: 'you',
      text: 'In your own words. We look once more at open dates and empty fields, so that the form is ready to submit.',
    },
  ],
  split: {
    you: ['Write the draft and every change.', 'Decide what to do with each question.', 'Keep each version with its date.'],
    we: ['Check form, windows and dates.', 'Ask where your role is unclear.', 'Point to statements that need a source.'],
    never: ['Insert, delete or reword text.', 'Offer a sentence or a phrase.', 'Correct grammar in a report.'],
  },
  rule: {
    heading: 'Editing is named in the ACS rule',
    body: 'The ACS wants both reports to be your own work and names writing and editing agencies. Questions are partly outside that wording; only the ACS can say where the line is.',
    guide: { path: '/blogs/acs-rpl-in-2026', label: 'Read the rule before you order' },
    sources: ['acs-rpl-reports'],
  },
  audience: {
    needed: [
      'Both reports are finished, and you wrote every line.',
      'You worry that a date in a report clashes with a letter.',
      'You cannot tell whether a stranger sees what *you* did.',
    ],
    notNeeded: [
      'You have not chosen your projects. Start with [RPL Writing](/services/rpl-writing).',
      'A careful colleague can read it against the checklist below.',
    ],
  },
  questions: [
    {
      question: 'Do you correct grammar?',
      answer: 'No. Correcting sentences is editing, and the ACS names editing agencies. We only say where we did not understand you.',
    },
    {
      question: 'Can I see a report that passed?',
      answer: 'No. We show no client’s report. The ACS may compare your text with work it already has.',
    },
    {
      question: 'Part of my draft was bought or made by a tool. Can you check it?',
      answer: 'No. Write it again from your own tickets, notes and memory. We can help you [plan that](/services/rpl-writing).',
    },
    {
      question: 'Will you run a similarity check?',
      answer:
        'Not as part of this service. Read [what such a report shows](/services/plagiarism-ai-proofread) first. No percentage proves who wrote a text.',
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
      heading: 'Ready to lodge',
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
    title: 'Request questions on your RPL draft',
    messageLabel: 'Your draft, and what the ACS answered',
    messagePlaceholder: 'For example: two reports, 14 pages, written by me; the ACS replied on 3 May',
    subject: 'RPL review by questions',
  },
  onHome: 'Questions on the reports you wrote.',
  onPricing: {
    forWhom: 'IT professionals with two finished reports.',
    contains: ['Completeness table for the form', 'List of clashing dates', 'Numbered questions in a separate document'],
    notIncluded: ['A change to any word, grammar included', 'Text that someone else wrote'],
  },
  artefact: {
    label: 'Report 1, page 3, as you sent it',
    folio: 'Unchanged',
    caption: 'An invented report. Even “was” stays, unless you change it: our questions come on a page of their own.',
    drawing: {
      kind: 'passage',
      ask: 'Press a sentence and read what a stranger would ask.',
      paragraphs: [
        {
          ref: '¶ 1',
          parts: [
            {
              mark: 'The server was moved and speed improved.',
              about: '1.',
              text: 'Who decided the order of the move? What did you measure, before and after?',
            },
          ],
        },
        {
          ref: '¶ 2',
          parts: [
            {
              mark: 'Proper security was implemented.',
              about: '2.',
              text: 'Which risk did you find? What did you choose, and what did you reject?',
            },
          ],
        },
        { ref: '¶ 4', parts: [{ mark: 'Users was happy.', about: '3.', text: 'How do you know? Is there a record?' }] },
      ],
    },
  },
}
