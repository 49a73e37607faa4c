import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Stage 1 Competency Assessment for membership of Engineers Australia',
  title: 'Stage 1 competency assessment help',
  description:
    'Stage 1 competency assessment help: we first check that it is the assessment you need. Then a project grid, outlines and comments on what you write.',
  lead: 'You can join without a recognised degree. We first check that Stage 1 is the assessment you need, then plan with you and comment.',
  glance: {
    forWhom: 'Engineers who want membership, or whose regulator or employer named Stage 1.',
    get: 'One page with your goal and the assessment it needs, a project grid, an outline for each episode and comments on your draft.',
    fee: fees.ea,
    sample: '/samples/stage-1-worksheet-sample',
  },
  deliverables: [
    {
      title: 'Your goal on one page',
      text: 'With the assessment it needs, and who must confirm it.',
      excerpt: [
        { ref: '1', text: 'For a visa? I am a permanent resident' },
        { ref: '2', text: 'What do I want? Membership' },
        { ref: '7', text: 'English: which evidence is accepted?', isOpen: true },
      ],
    },
    { title: 'A project grid', text: 'Which of your projects shows which of the three groups of competencies.' },
    { title: 'An outline for each episode', text: 'Headings and prompts for you to fill.' },
    { title: 'Comments on your draft', text: 'With a list of the dates and titles that differ.' },
  ],
  steps: [
    {
      title: 'Check your aim',
      who: 'both',
      text: 'You want membership, registration, a credential or a visa. We show you what each assessment is for.',
    },
    {
      title: 'Get it confirmed',
      who: 'you',
      text: 'Ask Engineers Australia whether your qualification is recognised. If it is, you join directly.',
    },
    { title: 'Talk through your projects', who: 'both', text: 'You hear which ones show calculation, design, judgement or teamwork.' },
    { title: 'Write', who: 'you', text: 'From your own records, in the form the current application asks for.' },
    {
      title: 'Review our comments',
      who: 'both',
      text: 'We ask questions and check every cross-reference. You make the changes, read the declaration and submit.',
    },
  ],
  split: {
    you: [
      'Confirm that Stage 1 is what you need.',
      'Write the episodes and the summary statement.',
      'Submit, pay and answer under your own account.',
    ],
    we: ['Interview you about your projects.', 'Give you outlines and comment on drafts.', 'Check that CV and episodes agree.'],
  },
  rule: {
    heading: 'The right assessment first',
    body: 'Stage 1 is for membership. A visa needs the migration skills assessment, which is another service. In both, you write and we comment.',
    guide: { path: '/blogs/stage-1-msa-or-chartered', label: 'Stage 1, migration or Chartered?' },
    sources: ['ea-stage1', 'ea-msa-booklet'],
  },
  audience: {
    needed: [
      'You want membership, and your qualification is neither accredited nor recognised.',
      'A regulator or employer named Stage 1 to you in writing.',
      'You have real engineering work to describe and want a plan first.',
    ],
    notNeeded: [
      'Your degree is accredited or comes under an accord. Ask about joining directly.',
      'You already have a positive migration outcome. Engineers Australia says that it opens membership, except for Engineering Managers.',
    ],
  },
  questions: [
    {
      question: 'Can a Stage 1 result be used for a skilled visa?',
      answer:
        'A visa needs its own assessment: Engineers Australia says that Stage 1 does not satisfy immigration. [The comparison](/blogs/stage-1-msa-or-chartered) shows what each one serves.',
    },
    {
      question: 'I passed Stage 1 and now want to migrate. What changes?',
      answer: 'You apply for the migration skills assessment, usually with a CDR. The category can differ from your Stage 1 result.',
    },
    {
      question: 'Does Stage 1 lead to state registration?',
      answer:
        'In New South Wales, by the copy of the page we read, a Professional Engineer result shows that your qualifications were assessed. Other states have schemes of their own, so ask the regulator first.',
      sources: ['ea-state-registration'],
    },
    {
      question: 'Will the standard change?',
      answer:
        'One national standard was approved in July 2026, with mid-2027 as the indicative date for entry-to-practice assessments. An assessment in progress stays on the 2012 standards, Engineers Australia says.',
      sources: ['ea-ncse'],
    },
    {
      question: 'Do you help with Chartered status?',
      answer: 'We leave Chartered to you and Engineers Australia. Start from its own pages.',
    },
  ],
  checklist: [
    {
      heading: 'Before you start',
      items: [
        { id: 'aim-written', text: 'I wrote down my aim in one line: membership, registration, credential or visa' },
        { id: 'recognition-asked', text: 'I asked Engineers Australia whether my qualification is recognised' },
        { id: 'regulator-asked', text: 'For registration, the regulator confirmed which assessment it accepts' },
        { id: 'current-form', text: 'I downloaded the current application and guide' },
      ],
    },
    {
      heading: 'Material to gather',
      items: [
        { id: 'photo-id', text: 'Photo identity' },
        { id: 'qualifications', text: 'Qualification certificates and transcripts' },
        { id: 'cv-english', text: 'CV, and English evidence as the guide describes it' },
        { id: 'project-records', text: 'Drawings, calculations and reports for the projects I may describe' },
        { id: 'own-text', text: 'Episodes and summary statement that I wrote myself' },
      ],
    },
  ],
  related: [
    {
      path: '/blogs/stage-1-msa-or-chartered',
      label: 'Stage 1, migration assessment or Chartered',
      why: 'What each one is for, side by side.',
    },
    { path: '/services/cdr-writing', label: 'CDR Writing', why: 'If your aim is a skilled visa.' },
    { path: '/blogs/sixteen-competency-elements', label: 'The sixteen elements', why: 'What the standard asks, one by one.' },
  ],
  form: {
    title: 'Ask about Stage 1',
    messageLabel: 'Your qualification and what you want it for',
    messagePlaceholder: 'For example: degree from Sri Lanka, living in Sydney, want membership',
    subject: 'Stage 1 enquiry',
  },
  onHome: 'For membership of Engineers Australia.',
  onPricing: {
    forWhom: 'Engineers who seek membership.',
    contains: ['Plan of the material', 'Questions and comments on your own text'],
    notIncluded: ['The migration skills assessment and registration with a state regulator'],
  },
  artefact: {
    caption: 'An invented engineer’s worksheet, made by us. For a visa you need the migration skills assessment.',
    sources: ['ea-stage1-standard'],
    drawing: {
      plan: 'wide',
      ask: 'What does each row of the worksheet settle?',
      says: 'A worksheet drawn like the log of a borehole: ten rows as layers, the three at the top decide, and two are open.',
      labels: {
        decides: 'decides',
        row1: 'Is it for a visa?',
        answer1: 'No',
        row2: 'What do I want?',
        answer2: 'Membership',
        row3: 'Degree recognised?',
        answer3: 'No',
        row4: 'Category',
        answer4: 'Professional Engineer',
        row5: 'Identification',
        answer5: 'File 01',
        row6: 'CV',
        answer6: 'File 02',
        row7: 'English',
        answer7: 'Open',
        row8: 'Qualifications',
        answer8: 'Files 03 to 05',
        row9: 'Career episodes',
        answer9: 'Three projects',
        row10: 'Summary statement',
        answer10: 'Not begun',
      },
      sentences: [
        {
          choice: 'Aim',
          ref: '1',
          mark: 'Does a visa depend on it? No, I am a permanent resident.',
          why: 'With “yes” here the worksheet ends: a skilled visa needs the migration skills assessment.',
        },
        {
          choice: 'Recognition',
          ref: '3',
          mark: 'Is my degree accredited or recognised? No:',
          after: 'written answer of 10 February.',
          why: 'With a recognised degree you can join without Stage 1. So ask before you write.',
        },
        {
          choice: 'Open',
          ref: '7',
          before: 'English.',
          mark: 'Open: which evidence is accepted?',
          after: 'Question sent.',
          why: 'Two of ten rows are open, and each has a next step.',
        },
      ],
    },
  },
}
