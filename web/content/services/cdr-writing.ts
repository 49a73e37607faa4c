import { fees } from '../authorityFees.ts'
import { eaFeeList, eaTimes } from '../eaFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'CDR Writing help, from the first interview to the submission',
  title: 'CDR writing help for Engineers Australia',
  description:
    'CDR writing help for Engineers Australia: an interview, a plan for your three career episodes, an evidence list and two rounds of comments on your drafts.',
  lead: 'You write it. We interview you, plan three episodes, comment on your drafts and, with the submission package, submit with you.',
  glance: {
    inFull: inFull.cdr,
    forWhom:
      'Engineers whose degree is not fully accredited under an accord or does not match the occupation they want, and all Engineering Managers. [Look up your country](/blogs/accord-status-by-country).',
    get: '1 interview, 3 question sheets, an evidence list, 2 rounds of comments on 4 documents and 1 consistency check, all dated.',
    fee: fees.cdr,
    sample: '/samples/cdr-sample-civil-engineer',
  },
  deliverables: [
    {
      title: 'A plan for three projects',
      text: 'Which project shows which competencies, and which to write first.',
      excerpt: [
        { ref: '1', text: 'Rail cutting: PE2.1, PE2.3, PE3.2' },
        { ref: '2', text: 'Feeder relay: PE1.3, PE2.2, PE3.4' },
        { ref: '3', text: 'Cooling loop: PE1.1, PE1.2, PE3.6' },
      ],
    },
    { title: 'Three sheets of interview questions', text: 'One for each episode, made from what you told us.' },
    { title: 'An evidence list', text: 'The documents behind each project, with the gaps marked.' },
    {
      title: 'Dated questions, drafts and comments',
      text: 'On three episodes and the summary statement: a dated record that shows you wrote it.',
    },
    {
      title: 'A consistency check',
      text: 'A list of every date, title and number that differs between CV, letters and episodes.',
      excerpt: [
        { ref: '2.9', text: 'Ratio: drawing 600/1, wired 400/1', isOpen: true },
        { ref: '3.7', text: 'Transmitter ranged to 60, panel to 100', isOpen: true },
      ],
    },
  ],
  steps: [
    {
      title: 'Tell us about your case',
      who: 'you',
      text: 'Your qualification, your work and the occupation you have in mind. A few lines are enough.',
    },
    { title: 'Talk through your work', who: 'both', text: 'We ask about five or six projects. You choose three, and we return the plan.' },
    { title: 'Write one episode', who: 'you', text: 'From your own records. Keep every dated draft.' },
    {
      title: 'Review our comments',
      who: 'both',
      text: 'We mark what is missing or unclear. You make the changes, then write the other two.',
    },
    {
      title: 'Submit together',
      who: 'both',
      text: 'With the [submission package](/services/ea-application): every file checked and named, and a shared screen until it is sent.',
    },
  ],
  split: {
    you: [
      'Write the episodes, summary statement, CV and CPD list.',
      'Choose your category and occupation.',
      'Submit the file and answer Engineers Australia.',
    ],
    we: [
      'Interview you with the questions an assessor might ask.',
      'Plan the structure and the evidence.',
      'Comment on drafts and check your mapping.',
    ],
  },
  rule: {
    heading: 'Why the words stay yours',
    body: 'Engineers Australia counts an episode or summary statement written by someone else as plagiarism. It lists rejection, bans of up to 36 months and a possible report to Home Affairs. So we ask, plan and comment, and you write.',
    guide: { path: '/blogs/engineers-australia-plagiarism-rules', label: 'Read the rule, and what fair help is' },
    sources: ['ea-msa-booklet'],
  },
  audience: {
    needed: [
      'Your engineering qualification is not fully accredited for your years.',
      'Your accredited degree is in another field than the occupation you want, or you want Engineering Manager.',
      'You have solid work and wonder which of it to describe, and how to prove it.',
    ],
    notNeeded: [
      'Your Australian or accord qualification passes [all the tests](/blogs/do-i-need-a-cdr) and names your occupation: apply directly.',
      'You can plan and write from Engineers Australia’s own guide.',
    ],
  },
  questions: [
    {
      question: 'Is this kind of help allowed?',
      answer:
        'You write every sentence, and [the rule](/blogs/engineers-australia-plagiarism-rules) is about who wrote the text. Keep your drafts and our comments: they show it. To be certain, ask Engineers Australia before you order.',
    },
    {
      question: 'Can you write my CDR if I give you all the facts?',
      answer:
        'Even with your facts, sentences we wrote would be our work. We ask questions until you know what to write, and then the words are yours.',
    },
    {
      question: 'How long does a CDR take?',
      answer:
        'Most of the time is your own writing, and letters from employers are often the slowest part. Ask for those first. Your quote says when you get each part. [This guide](/blogs/how-long-does-a-cdr-take) helps you count your own hours.',
    },
    {
      question: 'Do I also need an employment assessment?',
      answer:
        'Relevant skilled employment assessment (RSEA) is an extra that gives Engineers Australia’s opinion on your work experience. Engineers Australia’s fees page makes it mandatory for Engineering Managers and optional for others. It can help with points only from one year of work in Australia or three years overseas. Home Affairs awards the points. See [experience assessment](/services/exp-assessment).',
      sources: ['ea-rsea', 'migration-regulations'],
    },
    {
      question: 'What if the outcome is negative?',
      answer:
        'Engineers Australia’s page gives three months from the original letter to ask for a review. It looks at what you sent, so missing evidence usually means a new application. [This guide](/blogs/engineers-australia-negative-outcome) compares the two.',
      sources: ['ea-reviews'],
    },
    {
      question: 'What does it cost?',
      answer: [
        'You get a written quote with one total price before any work starts, and you pay by stage. [Pricing](/pricing) shows what is in it. Engineers Australia’s fee is separate.',
        eaFeeList(['cdr', 'cdrWithEmployment', 'fastTrack']),
        ...eaTimes(),
      ].join('\n\n'),
    },
    {
      question: 'Can you tell me my chances?',
      answer:
        'We can tell you which competencies your draft still has to show, and which dates clash. Engineers Australia decides what your file proves.',
    },
  ],
  checklist: [
    {
      heading: 'Before you plan',
      items: [
        { id: 'route', text: 'I have checked my qualification against Engineers Australia’s list and the accord checker.' },
        { id: 'guide', text: 'I have read Engineers Australia’s current guide and its own-work rule.' },
        { id: 'category', text: 'I have read the four category descriptions.' },
      ],
    },
    {
      heading: 'Before you write',
      items: [
        { id: 'timeline', text: 'I have one timeline with exact dates for study and jobs.' },
        { id: 'projects', text: 'I have listed at least five projects with my own part in each.' },
        { id: 'evidence', text: 'I have documents for the three projects I prefer.' },
        { id: 'permission', text: 'I know which material is confidential and whom to ask.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/do-i-need-a-cdr', label: 'Do I need a CDR?', why: 'Check your route before you spend time or money.' },
    { path: '/services/career-episode-writing', label: 'Career Episode Writing', why: 'Help with single episodes.' },
    { path: '/samples', label: 'CDR Samples', why: 'Annotated extracts that show what an assessor looks for.' },
  ],
  form: {
    title: 'Ask about your CDR',
    messageLabel: 'Your qualification and discipline',
    messagePlaceholder: 'For example: Bachelor of Civil Engineering, finished 2016, Nepal, eight years on roads and bridges',
    subject: 'CDR guidance enquiry',
  },
  onHome: 'Your Competency Demonstration Report: interview, plan and comments.',
  onPricing: {
    forWhom: 'Engineers who need a CDR.',
    contains: [
      'Interview on five or six projects, and a plan for the three you choose',
      'Evidence checklist with the gaps marked',
      'Two rounds of comments on your own drafts, or more if you choose',
      'Consistency check of dates, titles and numbers',
    ],
    notIncluded: [
      'The writing itself, Engineers Australia’s fee and, unless you add them, the submission package and employment assessment',
    ],
  },
  artefact: {
    caption: 'An invented episode: to learn from, not to copy. Engineers Australia names the elements.',
    sources: ['ea-stage1-standard'],
    drawing: {
      plan: 'half',
      ask: 'What does each sentence prove?',
      says: 'Two standard inverse curves of IEC 60255-151: at 3.6\u00a0kA the relay operates 0.23\u00a0s after the recloser, and the rule asks for 0.30\u00a0s.',
      labels: {
        time: 'operating time, s (standard inverse)',
        current: 'fault current, kA',
        before: 'before',
        after: 'fault level now',
        relay: 'feeder relay',
        relaySet: '480\u00a0A, multiplier 0.15',
        relayReset: 'multiplier 0.18',
        recloser: 'recloser',
        recloserSet: '320\u00a0A, 0.10',
        rule: 'recloser + 0.30\u00a0s',
        mistake: '8\u00a0A on 400/1',
      },
      sentences: [
        {
          choice: 'The gap',
          ref: '2.7',
          mark: 'At 3.6\u00a0kA only 0.23\u00a0s was left, and our rule asked for 0.30\u00a0s.',
          why: 'PE2.1 Methods: a time that an assessor can recalculate, compared with the rule.',
        },
        {
          choice: 'The setting',
          ref: '2.7',
          before: 'A multiplier of 0.17 gave 0.297\u00a0s,',
          mark: 'so I set 0.18, which gave 0.33\u00a0s.',
          why: 'PE2.1 Methods: the first try, its result and the final setting, with every input given.',
        },
        {
          choice: 'The mistake',
          ref: '2.9',
          before: 'The wiring sat on the 400/1 tap.',
          mark: 'My 8\u00a0A setting would have operated at 3.2\u00a0kA.',
          after: 'I reissued it at 12\u00a0A.',
          why: 'PE3.1 Accountability: she found her own error in site photos and reported it the same day.',
        },
      ],
    },
  },
}
