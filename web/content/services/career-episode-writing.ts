import { fees } from '../authorityFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Career Episode Writing help that brings out what you did',
  title: 'Career episode writing help for a CDR',
  description:
    'Career episode help for a CDR: interview questions, a four-section frame and margin comments that turn “we were responsible for” into what you did and why.',
  lead: 'Our questions bring out your decisions, reasons and numbers. You write them down, and we comment on your drafts, as often as your quote says.',
  glance: {
    inFull: inFull.cdr,
    forWhom: 'Engineers whose drafts read like a list of duties, or who are about to start.',
    get: 'A question sheet for each project, a frame of four sections, comments on your drafts and a map of what it shows.',
    fee: fees.cdr,
    sample: '/samples/cdr-sample-mechanical-engineer',
  },
  deliverables: [
    {
      title: 'A question sheet for each project',
      text: 'Made from your own list: what was difficult, what you tried and how you checked it worked.',
      excerpt: [
        { ref: '3.6', text: 'What disagreed?' },
        { ref: '3.6', text: 'Against what?' },
        { ref: '3.7', text: 'What did you find?' },
      ],
    },
    { title: 'A blank frame of four sections', text: 'With the questions that each section must answer.' },
    {
      title: 'Dated questions, drafts and comments',
      text: 'A comment wherever “we” hides what you did yourself, or a claim lacks a record.',
    },
    {
      title: 'A coverage note',
      text: 'Which competencies each episode seems to show, and where the proof is thin.',
      excerpt: [
        { ref: 'PE1.1', text: 'Fundamentals at work: 3.5' },
        { ref: 'PE1.2', text: 'Measured 200, predicted 204: 3.7' },
        { ref: 'PE1.4', text: 'Still thin', isOpen: true },
      ],
    },
  ],
  steps: [
    { title: 'List your projects', who: 'you', text: 'One line each for five to eight: year, place, problem, your part.' },
    { title: 'Choose three', who: 'both', text: 'We compare them for variety and proof. You make the choice.' },
    { title: 'Answer our questions', who: 'both', text: 'We interview you on one project at a time. You take the notes and keep them.' },
    { title: 'Write one episode', who: 'you', text: 'From your notes and files, with every paragraph numbered.' },
    {
      title: 'Review our comments',
      who: 'both',
      text: 'You change what you agree with and write the next episode. At the end you can add [submission](/services/ea-application), with us on your screen.',
    },
  ],
  split: {
    you: [
      'Write the text, from your own records.',
      'Collect your drawings, calculations and emails.',
      'Get permission for anything confidential.',
    ],
    we: [
      'Ask about decisions, reasons and results.',
      'Mark what an assessor could not verify.',
      'Check the three episodes against each other.',
    ],
  },
  rule: {
    heading: 'Your words, from the first line',
    body: 'Engineers Australia asks for episodes in your own words and may screen them against published text and other applications. Learn from a sample, then close it and write from your files.',
    guide: { path: '/blogs/engineers-australia-plagiarism-rules', label: 'Read the own-work rule in full' },
    sources: ['ea-msa-guide', 'ea-msa-booklet'],
  },
  audience: {
    needed: [
      'Your work is strong, but your draft reads like a list of duties.',
      'Your draft says “we” by habit, and your own part disappears.',
      'Your best project is confidential, and you are unsure what you may show.',
    ],
    notNeeded: [
      'Your qualification takes [an accredited route](/blogs/do-i-need-a-cdr), which asks for documents only.',
      'A colleague who knows your work can read your draft and ask hard questions.',
    ],
  },
  questions: [
    {
      question: 'My English is not strong. Can someone correct it?',
      answer:
        'We point to sentences a reader may misunderstand and say why. You write the new sentence. Simple, correct English works well here. Keep your drafts: they show how the text grew.',
    },
    {
      question: 'May I use an AI tool?',
      answer:
        'The rule that we have read asks for your own words, and text made by a tool is something else. It says nothing of AI by name, so ask Engineers Australia if you need a firm answer.',
    },
    {
      question: 'Can two episodes come from one employer?',
      answer:
        'Yes, if they are about different periods or aspects of your work. Two clearly different problems at one company can be two episodes. One problem told twice is one.',
    },
    {
      question: 'Is an old project a bad choice?',
      answer:
        'It can be a good one, if you can still explain the decisions and prove your part. Without its files, an old project is harder to defend.',
    },
    {
      question: 'How long should an episode be?',
      answer:
        'Older Engineers Australia booklets recommend 1,000 to 2,500 words for each. Check the current document. [Choosing three episodes](/blogs/choose-three-career-episodes) shows how the words divide over the four sections.',
    },
  ],
  checklist: [
    {
      heading: 'For each episode',
      items: [
        { id: 'voice', text: 'Every action has a person, and most of them are “I”.' },
        { id: 'why', text: 'Each main choice has a reason and at least one option I rejected.' },
        { id: 'numbers', text: 'Paragraphs are numbered without a gap.' },
        { id: 'length', text: 'The length sits inside the range in Engineers Australia’s current guide.' },
        { id: 'figures', text: 'Every figure is mine or names its source.' },
      ],
    },
    {
      heading: 'For the set of three',
      items: [
        { id: 'dates', text: 'Dates and job titles match my CV and my letters.' },
        { id: 'repeats', text: 'No event is told twice with different words.' },
        { id: 'owner', text: 'I have permission for confidential material, or I have redacted it.' },
        { id: 'drafts', text: 'I have kept my dated drafts and notes.' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/choose-three-career-episodes',
      label: 'How to choose three career episodes',
      why: 'How to test projects for variety, proof and depth.',
    },
    { path: '/services/summary-statement', label: 'Summary Statement', why: 'Where your paragraph numbers go next.' },
    { path: '/samples', label: 'CDR Samples', why: 'See how an episode is built, then write your own.' },
  ],
  form: {
    title: 'Ask about your episodes',
    messageLabel: 'One project, in two lines',
    messagePlaceholder: 'The problem, your part in it and the year. Leave out names and confidential details.',
    subject: 'Career episode guidance enquiry',
  },
  onHome: 'Three episodes that show what you did.',
  onPricing: {
    forWhom: 'Engineers with projects to write.',
    contains: [
      'Question sheet for each project',
      'Blank frame of four sections',
      'Margin comments on your drafts',
      'Map of the competencies each episode seems to show',
    ],
    notIncluded: ['The sentences themselves, the summary statement, and episodes beyond those in the quote'],
  },
  artefact: {
    caption: 'An invented plant. We ask the questions. The answers are in your own files, so the sentences are yours.',
    drawing: {
      plan: 'wide',
      ask: 'What does each sentence show that you did?',
      says: 'Temperatures along a heat exchanger: the loop cools from 49.5 to 39.5\u00a0°C while tower water warms from 27.0 to 40.9, a rise of 13.9\u00a0K where the design was 8.3.',
      labels: {
        temperature: '°C',
        loop: 'cooling loop',
        tower: 'tower water',
        design: 'design 35\u00a0°C',
        panel: 'the panel’s',
        flow: 'kg/s',
        along: 'loop in, tower water out',
        outlet: 'loop out, tower water in',
      },
      sentences: [
        {
          choice: 'The rise',
          ref: '3.6',
          mark: 'Tower water entered at 27.0\u00a0°C and left at 40.9\u00a0°C, a rise of 13.9\u00a0K;',
          after: 'at design flow the rise was 8.3\u00a0K.',
          why: 'A measurement that no one can explain is a good beginning for an episode.',
        },
        {
          choice: 'The flow',
          ref: '3.6',
          before: 'At that load its flow had to be 36\u00a0kg/s, but the panel showed 60.',
          mark: 'I asked for a clamp-on ultrasonic meter. It read the same 36.',
          why: 'A second source decides, and the engineer says which one.',
        },
        {
          choice: 'The finding',
          ref: '3.7',
          mark: 'From the log-mean temperature difference I found 200\u00a0kW/K for the exchanger.',
          after: 'At commissioning it was 237.',
          why: 'An assessor can repeat this sum. It shows that the exchanger was clean.',
        },
      ],
    },
  },
}
