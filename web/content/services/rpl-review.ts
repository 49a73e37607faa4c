import type { Service } from '../schema/service.ts'

export const page: Service = {
  slug: 'rpl-review',
  group: 'acs',
  heading: 'RPL review: questions beside your own text, no editing',
  title: 'ACS RPL draft review by questions only',
  description:
    'The ACS names editing agencies in its RPL rule. We check form, dates and completeness and put questions beside your draft. Check the rule first.',
  lead: 'The ACS rule on RPL reports names editing agencies, so we change no word of your draft. We check dates and completeness, and we ask questions that you answer yourself.',
  rule: {
    heading: 'Editing is named in the ACS rule, so check before you buy',
    body: `The ACS wants both reports to be your own work. It does not allow them to be outsourced, and it names *writing* and *editing* agencies. We know the wording from a copy. Read the [ACS page as it stands today](https://www.acs.org.au/msa.html).

Comments are not edits, yet only the ACS can say where the line runs. Send the ACS a question in your own words before you pay. For example, ask whether a paid reader may point out gaps without changing the text. Keep the answer with your drafts. If the answer is no, or unclear to you, do not order this service.`,
    sources: ['acs-rpl-reports'],
  },
  audience: {
    needed: [
      'Both reports are finished, and you wrote every line of them.',
      'You have several letters, and you worry that a date in a report may clash.',
      'You cannot tell whether a stranger can see what *you* did.',
    ],
    notNeeded: [
      'A careful colleague can read your draft against the table below for nothing. Ask the ACS whether that is allowed too.',
      'You have not chosen your projects. Start with [RPL planning](/services/rpl-writing).',
      'Part of the draft was bought, borrowed or generated. We do not review it; write it again from your records.',
    ],
  },
  asks: {
    heading: 'What your draft will be measured against',
    facts: [
      { text: 'Each report is an account from your own career, tied to recent work.', sources: ['acs-rpl-reports'] },
      {
        text: 'One project was completed within the last two years. The other comes from within the last four.',
        sources: ['acs-rpl', 'acs-rpl-reports'],
      },
      {
        text: 'The work history shows six relevant years, and the latest role is current or ended within two years.',
        sources: ['acs-rpl'],
      },
      { text: 'In the form’s declaration you state that the text is original and has not been used before.', sources: ['acs-rpl-reports'] },
      {
        text: 'Fraud, plagiarism or misrepresentation ends the application without a refund, and a ban is possible.',
        sources: ['acs-policies'],
      },
      {
        text: 'The copy we read lets the ACS compare reports by software with published material and other applications. Quotations and paraphrases need a source.',
        sources: ['acs-rpl-reports'],
      },
    ],
  },
  split: {
    you: [
      'Write the draft, and decide what to do with each question.',
      'Make every change in your own file, in your own words.',
      'Keep each version with its date.',
    ],
    we: [
      'Check that each part of the form is filled, and that the version is the one you downloaded.',
      'Compare dates and job titles with your letters and CV.',
      'Put questions in the margin where a claim has no actor, method or result.',
      'Point to statements that need a citation.',
    ],
    never: [
      'Insert, delete or reword text, and that includes tracked changes.',
      'Offer a “better” sentence, a phrase list or a sample report.',
      'Add a fact, a tool or a figure that you did not give.',
      'Say how the ACS will decide.',
    ],
  },
  steps: [
    { title: 'Confirm the rule', who: 'you', text: 'Read the ACS page, and tell us what the ACS answered to your question.' },
    { title: 'Confirm authorship', who: 'you', text: 'Tell us in writing that you wrote the draft. Send it as a read-only PDF.' },
    { title: 'Check facts against papers', who: 'we', text: 'We run the completeness table and list every clash of dates.' },
    { title: 'Ask, line by line', who: 'we', text: 'Our questions are numbered and point to your page and paragraph.' },
    { title: 'Answer and revise', who: 'you', text: 'You answer from memory and records, and you leave out what you cannot support.' },
    { title: 'Check the gaps once more', who: 'we', text: 'We look again at open dates and empty fields.' },
  ],
  deliverables: [
    'The completeness table, filled in for your form.',
    'A list of date clashes with the page of each paper.',
    'Numbered questions in a separate document. Your file comes back unchanged.',
  ],
  sections: [
    {
      id: 'completeness-check',
      heading: 'The completeness check',
      body: `| Item | We look for | We report |
|---|---|---|
| Form version | The file you downloaded from the ACS, with its date | Same, older or unknown |
| Part 1: details and ethical conduct | Name as in passport; statement completed | Filled or empty |
| Part 2: non-IT qualifications | Each award with dates | Filled, empty or not relevant |
| Part 3: professionalism and body of knowledge | An answer to each item, from your work | Answered, thin or empty |
| Part 4: report 1 | Project completed in the two years before submission | In, out or crossing the edge |
| Part 4: report 2 | Project from within the four years before submission | In, out or crossing the edge |
| Your own role | A decision, a method and a result that are yours | Seen on page, or not seen |
| Citations | A source for each quoted line, figure or diagram | Present or missing |
| File | A PDF saved from the form, not a scan | Yes or no |

The parts follow a copy of the form. If your form differs, the ACS form is right and this table is wrong.`,
      sources: ['acs-rpl-reports', 'acs-rpl'],
    },
    {
      id: 'comments-and-limits',
      heading: 'What we may comment on, and what we leave alone',
      body: `Every line quoted here was invented for this page. None belongs in a report.

| Your draft says | We may ask | We will not do |
|---|---|---|
| “The server was moved and speed improved.” | Who decided the order of the move? What did you measure, before and after? | Write the sentence with “I” and a figure |
| “Proper security was implemented.” | Which risk did you find? Which control did you choose, and what did you reject? | List controls you could claim |
| “We used agile.” | What did you do in one week of that work? | Describe the method for you |
| “Users was happy.” | How do you know? Is there a record? | Correct the grammar |
| A diagram without a source | Who drew it, and may you use it? | Draw another |

A language mistake stays as it is, unless you change it. If a sentence cannot be understood, our question says so and stops there.`,
      sources: ['acs-rpl-reports'],
    },
    {
      id: 'date-clashes',
      heading: 'How one wrong date can damage a good report',
      body: `This invented file shows why dates are read against every paper.

| Paper | What it states |
|---|---|
| Report 1 | Project ran from 12 February 2026 to 30 October 2026 |
| Reference letter | Role began on 01/04/2026 |
| CV | Same role, “2025 to now” |
| Pay records | First payment in April 2026 |

Three start dates cannot all be true. The letter and the pay records agree, so the writer must look again at the report and the CV. Perhaps the project began under an earlier contract. Then the letter for that contract is missing. Only the writer knows, so we ask.

If the mistake is in the letter, ask the employer for a corrected one. You do not change a true report to match it. The [letter checklist](/blogs/acs-reference-letter-checklist) lists what it must show.`,
      sources: ['acs-references'],
    },
    {
      id: 'own-role-test',
      heading: 'A test for your own role that costs nothing',
      body: `Print one report and take three colours.

1. Mark every action that you took alone.
2. Mark every action that the team took.
3. Mark every sentence that any textbook or product page could contain.

If the third colour covers most of a page, the reader learns little about you. If the second covers it, say what your share was. Do this before you send us anything; you may then not need us.`,
    },
  ],
  refusals: [
    {
      reason: 'The report matches a published text or an earlier application.',
      cure: 'Discard the passage. Write from your own tickets, notes and memory.',
    },
    {
      reason: 'Dates in the report, letters and CV disagree.',
      cure: 'Find the true date in pay records, then correct the paper that is wrong.',
    },
    {
      reason: 'The text tells what the system does and leaves you out.',
      cure: 'Use the three-colour test and answer the questions it raises.',
    },
    {
      reason: 'A project has slipped out of its window while the draft was revised.',
      cure: 'Count both windows again from the new submission date.',
    },
    { reason: 'An old form was filled in.', cure: 'Download the current form and answer its questions.' },
  ],
  checklist: [
    {
      heading: 'Ready to send for questions',
      items: [
        { id: 'asked-acs', text: 'You asked the ACS about paid comments, and you kept its answer.' },
        { id: 'own-text', text: 'Every line is yours, and no passage comes from a sample or another report.' },
        { id: 'drafts', text: 'Earlier drafts and notes are saved with dates.' },
      ],
    },
    {
      heading: 'Ready to lodge',
      items: [
        { id: 'each-answered', text: 'Each question is answered, or the claim is removed.' },
        { id: 'dates-agree', text: 'Report, letters, CV and pay records agree.' },
        { id: 'pdf-form', text: 'The form is saved as a PDF and opens on another device.' },
        { id: 'declaration', text: 'You read the declaration again and can sign it truthfully.' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you correct grammar?',
      answer: 'No. Correcting sentences is editing, and the ACS names editing agencies. We only say where we did not understand you.',
    },
    {
      question: 'Can I see a report that passed?',
      answer: 'No. We keep no sample RPL reports. The ACS may compare your text with work it already holds.',
    },
    {
      question: 'Will you run a similarity check?',
      answer:
        'Not as part of this service. Read [what such a report shows](/services/plagiarism-ai-proofread) first. No percentage proves who wrote a text.',
    },
    {
      question: 'My result was negative. Can you help?',
      answer:
        'The ACS allows 60 days for a review, and takes new documents in it. See [review letters](/services/review-cover-letter) or an [ACS file check](/services/acs-review).',
    },
    {
      question: 'Who reads my draft, and at what price?',
      answer: 'Your quote names the reader and the total. See [pricing](/pricing) and [privacy](/company-policy#privacy).',
    },
  ],
  related: [
    { path: '/services/rpl-writing', label: 'RPL planning', why: 'Choose projects and understand the form before you draft.' },
    { path: '/services/plagiarism-ai-proofread', label: 'Plagiarism and AI checks', why: 'What the tools can and cannot show.' },
    { path: '/blogs/acs-rpl-in-2026', label: 'ACS RPL in 2026', why: 'The pathway’s rules in one place.' },
  ],
  form: {
    title: 'Request questions on your RPL draft',
    messageLabel: 'Your draft, and what the ACS answered',
    messagePlaceholder: 'For example: two reports, 14 pages, written by me; the ACS replied on 3 May',
    subject: 'RPL review by questions',
  },
}
