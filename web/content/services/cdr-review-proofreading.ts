import { fees } from '../authorityFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

/** What the drawing is computed from: an invented draft, its months of 2021, and the numbers of its paragraphs. */
export const draft = {
  letterEnds: 3,
  episodeEnds: 6,
  paragraphs: [
    { number: '2.6', name: 'dates' },
    { number: '2.7', name: 'language' },
    { number: '2.7', name: 'voice' },
  ],
} as const

export const service: ServiceWords = {
  heading: 'CDR Review and Proofreading that looks for gaps as an assessor does',
  title: 'CDR review and proofreading, with comments',
  description:
    'CDR review before you submit: structure, numbering, element coverage, dates and language, with comments beside the draft you wrote and a table of every clash.',
  lead: 'A person reads the whole report, checks every date and paragraph number, and comments on structure, gaps and language. You make the changes.',
  glance: {
    inFull: inFull.cdr,
    forWhom:
      'Engineers who wrote all three episodes themselves, even in rough English. Still to write? [CDR Writing](/services/cdr-writing).',
    get: 'Your file with comments in the margin, a coverage table, a list of differences and one page of open points, most serious first.',
    fee: fees.cdr,
    sample: '/samples/cdr-sample-civil-engineer',
  },
  deliverables: [
    {
      title: 'Your file with comments',
      text: 'Comments beside the text of all three episodes and the summary statement.',
    },
    { title: 'A coverage table', text: 'Each competency, the paragraphs you cite, and where the link looks weak.' },
    {
      title: 'A list of differences',
      text: 'Each date, job title or figure that differs between two documents.',
      excerpt: [
        { ref: '2.6', text: 'Episode: June 2021. Letter: March', isOpen: true },
        { ref: '2.7', text: 'This number is there twice', isOpen: true },
      ],
    },
    { title: 'One page of open points', text: 'The most serious first, so that you know what to change before you submit.' },
  ],
  steps: [
    { title: 'Tell us what you wrote', who: 'you', text: 'Name the category too. We tell you before you pay whether a review can help.' },
    { title: 'Send the set', who: 'you', text: 'Use the private channel we agree on, and remove confidential data.' },
    { title: 'We compare everything', who: 'we', text: 'We compare the episodes with each other, then with the CV and letters.' },
    {
      title: 'You make the changes',
      who: 'you',
      text: 'Answer our questions from your notes. Reject a comment that is wrong; you know the project.',
    },
    {
      title: 'Second round of comments',
      who: 'we',
      text: 'If your quote includes one, we read what changed and check numbering and references again. [Submission](/services/ea-application) can follow.',
    },
  ],
  split: {
    you: ['Write every sentence, table and caption.', 'Accept or reject each comment.', 'Keep each dated draft.'],
    we: [
      'Comment in the margin.',
      'Open every paragraph your summary statement cites.',
      'Mark language errors and name the rule behind each.',
    ],
  },
  rule: {
    heading: 'We comment; you make the changes',
    body: 'Engineers Australia asks for your own words and treats text by someone else as plagiarism. So we mark the problem, say why it matters and ask a question.',
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
      'You have notes and still have to write. [Plan your episodes](/services/career-episode-writing) first.',
      'An engineer you trust can question you closely. The checklist is free.',
    ],
  },
  questions: [
    {
      question: 'Can you rewrite just one bad paragraph?',
      answer:
        'Engineers Australia asks for your words, so the new paragraph has to be yours too. We ask questions about it until you know what it lacks.',
    },
    {
      question: 'My English is weak. Will comments be enough?',
      answer:
        'Often the problem is a missing step in the story. We point to the sentence, name the error and explain it in plain English. The sentence you type may stay simple.',
    },
    {
      question: 'Do you run a similarity report?',
      answer:
        'Only after you agree to the tool and know where it keeps files. A report shows matches in the material that tool can search. Who wrote the text is another question. Read more on [similarity and AI checks](/services/plagiarism-ai-proofread).',
    },
    {
      question: 'May I polish the text with an AI tool?',
      answer:
        'Engineers Australia asks for your own words, and generated text is something else. Work from your own draft and keep its versions.',
    },
    {
      question: 'Someone else wrote my draft. Can you check it?',
      answer: 'You would need to write it again from your own records, and we can help you [plan that](/services/cdr-writing).',
    },
    {
      question: 'What do I pay, and when do I get the comments?',
      answer: 'Your quote gives one total price, what is included and the day the comments arrive. See [how prices work](/pricing).',
    },
    {
      question: 'Who will see my draft?',
      answer: 'We use your draft for your review only. The [privacy part](/company-policy#privacy) explains how we handle files.',
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
      'Coverage table for the competencies',
      'List of facts that disagree between your documents',
      'One page of open points',
    ],
    notIncluded: ['Rewriting and, unless the quote names them, a second round of comments or a similarity report'],
  },
  artefact: {
    caption: 'An invented draft. We left its text as it was: you decide on each comment and type each correction.',
    drawing: {
      plan: 'half',
      ask: 'What may an assessor question?',
      says: 'A letter that ends in March 2021 beside an episode that goes on to June: three months without a record. Below, two paragraphs that are both 2.7.',
      labels: {
        letter: 'letter',
        episode: 'episode',
        months: 'months',
        month1: 'Jan',
        month2: 'Feb',
        month3: 'Mar',
        month4: 'Apr',
        month5: 'May',
        month6: 'June',
        dates: 'I ran the pump tests.',
        language: 'The loads was calculate …',
        voice: 'A suitable pump was selected.',
      },
      sentences: [
        {
          choice: 'Dates',
          ref: '2.6',
          before: 'From January to',
          mark: 'June 2021',
          after: 'I ran the pump tests.',
          why: 'Your letter ends in March. Which record proves the other three months?',
        },
        {
          choice: 'Numbering',
          ref: '2.7',
          mark: 'Two paragraphs are both 2.7.',
          why: 'Every later reference in the summary statement may point to the wrong paragraph.',
        },
        {
          choice: 'Voice',
          ref: '2.7',
          mark: 'A suitable pump was selected.',
          why: 'By whom, and from which options? Only you can answer, so the new sentence is yours.',
        },
      ],
    },
  },
}
