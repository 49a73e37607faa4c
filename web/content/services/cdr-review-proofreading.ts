import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'CDR Review and Proofreading: find the gaps before the assessor does',
  title: 'CDR review and proofreading by comment',
  description:
    'CDR review before you lodge: structure, numbering, element coverage, dates and language, with comments beside the draft you wrote and a table of every clash.',
  lead: 'We read the whole report you wrote, check every date and paragraph number, and comment on structure, gaps and language.',
  glance: {
    forWhom:
      'Engineers who wrote all three episodes themselves, even in rough English. Nothing written? [CDR Writing](/services/cdr-writing).',
    allowed:
      'Text by someone else counts as plagiarism, so we comment and you make each change. [What the rule says](/blogs/engineers-australia-plagiarism-rules).',
    fee: fees.cdr,
    sample: '/samples/cdr-sample-civil-engineer',
  },
  deliverables: [
    {
      paper: 'margin',
      title: 'Your file with comments',
      text: 'Beside the text, on all three episodes and the summary statement. No silent edits.',
    },
    { paper: 'map', title: 'A coverage table', text: 'Each element, the paragraphs you cite, and where the link looks weak.' },
    { paper: 'table', title: 'A clash list', text: 'Each date, job title or figure that differs between two documents.' },
    { paper: 'list', title: 'One page of open points', text: 'The most serious first, so that you know what to change before you lodge.' },
  ],
  steps: [
    { title: 'Tell us what you wrote', who: 'you', text: 'And for which category. We say whether a review can help before you pay.' },
    { title: 'Send the set', who: 'you', text: 'By the private way we agree, with confidential data removed.' },
    { title: 'We read across', who: 'we', text: 'Episodes against each other, then against the CV and letters.' },
    {
      title: 'You make the changes',
      who: 'you',
      text: 'Answer our questions from your notes. Reject a comment that is wrong; you know the project.',
    },
    {
      title: 'Second reading',
      who: 'we',
      text: 'Where your quote includes one: what changed, then numbering and references again. [Portal upload](/services/ea-application) can follow.',
    },
  ],
  split: {
    you: ['Write every sentence, table and caption.', 'Accept or reject each comment.', 'Keep each dated draft.'],
    we: [
      'Comment in the margin.',
      'Open every paragraph your summary statement cites.',
      'Mark language errors and name the rule behind each.',
    ],
    never: [
      'Rewrite a sentence into our words.',
      'Supply a model paragraph.',
      'Put your file into an online tool without your written consent.',
    ],
  },
  rule: {
    heading: 'Comments, so that it stays your text',
    body: 'Engineers Australia treats text by someone else as plagiarism. We found no text from it on how far a proofreader may go, so we mark the problem, say why it matters and ask a question.',
    guide: { path: '/blogs/engineers-australia-plagiarism-rules', label: 'Read the rule before you book' },
    sources: ['ea-msa-booklet'],
  },
  audience: {
    needed: [
      'You wrote all three episodes yourself, even if the English is rough.',
      'You edited the episodes after you filled in the summary statement.',
      'Your CV, letters and episodes were written years apart.',
    ],
    notNeeded: [
      'You have notes but no draft yet. [Plan your episodes](/services/career-episode-writing) first.',
      'An engineer you trust can question you closely. The checklist is free.',
    ],
  },
  questions: [
    {
      question: 'Can you rewrite just one bad paragraph?',
      answer:
        'No. A paragraph that we wrote would not be in your words, and Engineers Australia asks for yours. We can ask questions about it until you know what it lacks.',
    },
    {
      question: 'My English is weak. Will comments be enough?',
      answer:
        'Often the trouble is a missing step in the account. We point to the sentence, name the error and explain it in plain English. The sentence you type may stay simple.',
    },
    {
      question: 'Do you run a similarity report?',
      answer:
        'Only after you agree to the tool and know where it keeps files. A report shows matches in the material that tool can search. It is no pass mark and no proof of authorship. Read more on [similarity and AI checks](/services/plagiarism-ai-proofread).',
    },
    {
      question: 'May I polish the text with an AI tool?',
      answer:
        'We found no Engineers Australia policy on AI tools. It asks for your own words, and generated text is not that. Work from your own draft and keep its versions.',
    },
    {
      question: 'Someone else wrote my draft. Can you check it?',
      answer:
        'Comments cannot make it yours. You would need to write it again from your own records, and we can help you [plan that](/services/cdr-writing).',
    },
    {
      question: 'What do I pay, and when do I get the comments?',
      answer: 'Your quote gives one total price, what is left out and the date the comments arrive. See [how prices work](/pricing).',
    },
    {
      question: 'Who will see my draft?',
      answer:
        'We use your draft for your review, never as a sample for others. The [privacy part](/company-policy#privacy) explains how we handle files.',
    },
  ],
  checklist: [
    {
      heading: 'Before you send a draft',
      items: [
        { id: 'own-words', text: 'I wrote every paragraph and copied nothing from samples or colleagues.' },
        { id: 'numbered', text: 'Every paragraph of every episode has its own number.' },
        { id: 'one-category', text: 'The summary statement uses one category only.' },
        { id: 'cv-beside', text: 'I compared each project date with my CV and letters.' },
        { id: 'permission', text: 'I have hidden or cleared confidential data of my employer.' },
      ],
    },
    {
      heading: 'After the comments come back',
      items: [
        { id: 'answered', text: 'I answered each question from a record.' },
        { id: 'renumbered', text: 'I checked the summary statement again after the last edit.' },
        { id: 'drafts-kept', text: 'I saved each draft under its date.' },
        { id: 'read-aloud', text: 'I read each episode aloud and can explain every line.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/cdr-rejection-reasons', label: 'Why CDRs are rejected', why: 'The reasons, and what to check in your own file.' },
    { path: '/services/summary-statement', label: 'Summary Statement', why: 'When the mapping is the difficulty.' },
    { path: '/services/ea-application', label: 'EA Application', why: 'The next step, once your text is final.' },
  ],
  form: {
    title: 'Ask for comments on your draft',
    messageLabel: 'What you have written so far',
    messagePlaceholder: 'For example: three episodes and a summary statement for Mechanical Engineer',
    subject: 'CDR review and draft check',
  },
  onHome: 'Your finished draft, checked line by line.',
  onPricing: {
    forWhom: 'Engineers with a whole draft.',
    contains: [
      'Comments beside your text',
      'Coverage table for the elements',
      'List of facts that disagree between your documents',
      'One page of open points',
    ],
    notIncluded: [
      'Rewriting, even one sentence',
      'A similarity report, unless you ask for it and agree to the tool',
      'A second reading, unless the quote names it',
    ],
  },
  artefact: {
    label: 'Career episode 2, your draft',
    folio: 'Comments only',
    caption: 'An invented draft. Changed in the text: nothing. You weigh each comment and type each correction.',
    drawing: {
      kind: 'passage',
      ask: 'Find the four things that an assessor may question.',
      paragraphs: [
        {
          ref: '2.6',
          parts: [
            'From January to',
            { mark: 'June 2021', about: 'Dates.', text: 'Your letter ends in March. Which record proves it?' },
            'I ran the pump tests.',
          ],
        },
        {
          ref: '2.7',
          parts: [
            'The loads',
            { mark: 'was calculate', about: 'Language.', text: 'Plural subject, finished action: check both verbs.' },
            'from the maker’s tables.',
          ],
        },
        {
          ref: '2.7',
          parts: [
            { mark: 'A suitable pump', about: 'Numbering.', text: 'Two paragraphs are both 2.7.' },
            { mark: 'was selected.', about: 'Voice.', text: 'By whom, from which options?' },
          ],
        },
      ],
      found: { label: 'Comments found:', of: 'of 4' },
    },
  },
}
