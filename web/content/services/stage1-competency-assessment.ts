import { fees } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'Stage 1 Competency Assessment: prepare for membership, not for a visa',
  title: 'Stage 1 competency assessment help',
  description:
    'Stage 1 competency assessment help: first whether it is the assessment you need, then a project grid, empty outlines and comments on what you write.',
  lead: 'Engineers Australia uses Stage 1 for membership without a recognised degree. We plan, question and check the material you write.',
  glance: {
    forWhom: 'Engineers who want membership, or whose regulator or employer named Stage 1.',
    allowed:
      'The own-work rule is from the migration document; we keep it here too. [The rule](/blogs/engineers-australia-plagiarism-rules).',
    fee: fees.ea,
    sample: '/samples/stage-1-worksheet-sample',
  },
  deliverables: [
    { paper: 'plan', title: 'A one-page aim note', text: 'Your aim, the assessment it needs and who must confirm it.' },
    { paper: 'table', title: 'A project grid', text: 'Your projects against the three groups of elements.' },
    { paper: 'questions', title: 'An empty outline for each episode', text: 'Headings and prompts, with no ready sentences.' },
    { paper: 'margin', title: 'Comments on your draft', text: 'And a list of dates or titles that clash.' },
  ],
  steps: [
    {
      title: 'Check your aim',
      who: 'both',
      text: 'Membership, registration, a credential or a visa. If Stage 1 does not serve it, we stop there.',
    },
    {
      title: 'Get it confirmed',
      who: 'you',
      text: 'Ask Engineers Australia whether your qualification is recognised. You may not need Stage 1 at all.',
    },
    { title: 'Talk through your projects', who: 'both', text: 'You hear which ones show calculation, design, judgement or teamwork.' },
    { title: 'Write', who: 'you', text: 'From your own records, in the form the current application asks for.' },
    {
      title: 'Review our comments',
      who: 'both',
      text: 'We ask and test the cross-references. You change, read the declaration and lodge.',
    },
  ],
  split: {
    you: [
      'Confirm that Stage 1 is what you need.',
      'Write the episodes and the summary statement.',
      'Lodge, pay and answer under your own account.',
    ],
    we: ['Interview you about your projects.', 'Give you outlines and comment on drafts.', 'Check that CV and episodes tell one story.'],
    never: [
      'Write an episode, a summary line or a declaration.',
      'Sell Stage 1 help to someone who needs a visa.',
      'Speak to a regulator for you.',
    ],
  },
  rule: {
    heading: 'The right assessment first',
    body: 'A Stage 1 result cannot replace a migration skills assessment. The own-work rule we know is from the migration document; we apply it here too, so you write and we comment.',
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
      'Your degree is accredited or comes under an accord. Ask about membership without Stage 1.',
      'You already have a positive migration outcome. Engineers Australia says that it opens membership.',
    ],
  },
  questions: [
    {
      question: 'Can a Stage 1 result be used for a skilled visa?',
      answer:
        'No. Engineers Australia says that Stage 1 does not satisfy immigration, which needs its own assessment. [The comparison](/blogs/stage-1-msa-or-chartered) shows what each one serves.',
    },
    {
      question: 'I passed Stage 1 and now want to migrate. What changes?',
      answer:
        'You apply for the migration skills assessment, usually with a CDR. The category can differ from your Stage 1 result, so the earlier result is no promise.',
    },
    {
      question: 'Does Stage 1 lead to state registration?',
      answer:
        'In New South Wales a Professional Engineer result counts as assessed qualifications, by the copy of the page we read. Other states have schemes of their own, so ask the regulator first.',
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
      answer: 'No. Start from Engineers Australia’s own pages on the Chartered credential.',
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
    title: 'Ask whether Stage 1 fits your aim',
    messageLabel: 'Your qualification and what you want it for',
    messagePlaceholder: 'For example: degree from Sri Lanka, living in Sydney, want membership',
    subject: 'Stage 1 enquiry',
  },
  onHome: 'For membership, not for a visa.',
  onPricing: {
    forWhom: 'Engineers who seek membership, not a visa.',
    contains: ['Plan of the material', 'Questions and comments on your own text'],
    notIncluded: ['Migration skills assessment', 'Registration with a state regulator'],
  },
  artefact: {
    label: 'Career episode 3, mechanical',
    folio: 'Stage 1 map',
    caption:
      'An invented episode. The same elements can be read for membership or for migration; a Stage 1 result does not serve migration.',
    sources: ['ea-stage1-standard'],
    drawing: {
      kind: 'evidence',
      ask: 'Press an element of the standard. What shows it?',
      elements: [
        { ref: 'PE1.1', text: 'Fundamentals', proof: ['3.5', '3.6'], answer: 'A balance first, then a cause ruled out.' },
        { ref: 'PE1.2', text: 'Analysis', proof: ['3.7'], answer: 'Measured against predicted, with the cause of the difference.' },
        { ref: 'PE2.1', text: 'Methods', proof: ['3.6'], answer: 'A second meter decides between two causes.' },
        { ref: 'PE2.4', text: 'Projects', proof: [], answer: 'No line runs a budget or a schedule. Another episode has to.' },
        { ref: 'PE3.3', text: 'Initiative', proof: ['3.8'], answer: 'No one asked for the rule.' },
        { ref: 'PE3.6', text: 'Teamwork', proof: ['3.8'], answer: 'Four shift leaders use it.' },
      ],
      evidence: [
        { ref: '3.5', text: 'Writes an energy balance before a clean is agreed' },
        { ref: '3.6', text: 'Rules out fouling, then asks for a second meter' },
        { ref: '3.7', text: 'Sets measured 200 kW/K against a predicted 204' },
        { ref: '3.8', text: 'Writes a rule no one asked for and explains it to four shift leaders' },
      ],
    },
  },
}
