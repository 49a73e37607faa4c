import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'PR Points Calculator for subclass 189, 190 and 491',
  title: 'PR points calculator Australia: 189, 190, 491',
  description:
    'PR points calculator for Australia, visa subclasses 189, 190 and 491: every factor, the cap of 20 for work, partner options, the ACS date. No login.',
  lead: 'See your points for three visas at once, in two minutes, with the rule beside each factor. Home Affairs decides what counts.',
  deliverables: [
    { title: 'Points by factor', text: 'And the sum without nomination.' },
    { title: 'Three visas side by side', text: 'With 5 points for subclass 190 and 15 for subclass 491.' },
    { title: 'A note on each cap', text: 'Where a limit or the age rule changed your sum.' },
  ],
  free: '**The calculator is free.** For help with the evidence of a skills assessment you get a written quote first. [What a quote names](/pricing#quote)',
  steps: [
    { title: 'Choose the day', who: 'you', text: 'Most factors are read on the day you are invited. Try today, then a later day.' },
    {
      title: 'Have your skills letter ready',
      who: 'you',
      text: 'The occupation, the qualification wording and any date from which work counts.',
    },
    { title: 'Fill in one factor at a time', who: 'you', text: 'Each row says what the rule asks. You can change an answer at any time.' },
    { title: 'Compare with Home Affairs', who: 'you', text: 'Open the official table and compare each line that gives you points.' },
  ],
  split: {
    you: [
      'Choose the row on each line.',
      'Read each definition with Home Affairs.',
      'Decide what to claim, with advice from those who may give it.',
    ],
    we: ['Keep the table with its date and source.', 'Apply the caps and the single partner option.', 'Show the points of each factor.'],
  },
  rule: {
    heading: '65 is the minimum, not a guarantee of an invitation',
    body: 'From 65 points you may be invited, after an expression of interest (EOI). Invitation scores change with each round, so read them at Home Affairs.',
    guide: { path: '/blogs/points-test-guide', label: 'The points test explained' },
    sources: ['ha-points', 'migration-regulations'],
  },
  audience: {
    needed: [
      'You want to see how age, English, work and study add up.',
      'You have a skills letter and want to try its date.',
      'You want to know which facts will need proof.',
    ],
    notNeeded: [
      'Your visa is outside the points test.',
      'You want to know which visa to choose. [These people may advise](/meet-our-agent).',
    ],
  },
  questions: [
    {
      question: 'Is 65 enough?',
      answer:
        'It is the minimum for an invitation. Invitation scores differ by round, occupation and state, and Home Affairs publishes its own figures, so we leave those to it.',
      sources: ['ha-points'],
    },
    {
      question: 'Which total should I put in my expression of interest?',
      answer: 'That is immigration advice, which [a registered migration agent or a lawyer](/meet-our-agent) may give you.',
    },
    {
      question: 'Does work before my ACS date count?',
      answer:
        'Home Affairs decides. The two work lines start from the years after that date, and the note above them says what policy since 2019 is reported to weigh beside it. [The ACS experience deduction](/blogs/acs-experience-deduction) has the sources. Before you claim earlier work, ask [those who may advise](/meet-our-agent).',
    },
    {
      question: 'When does a partner add points?',
      answer:
        'No partner gives 10. So does a partner who is an Australian citizen or permanent resident. Home Affairs may take these 10 back if that changes while the visa is processed. Any other partner gives 10 or 5 only in the same application, and otherwise 0. For the 10, the partner’s occupation is on the same list as yours. [All conditions](/blogs/points-test-guide#the-partner-line).',
      sources: ['ha-points', 'migration-regulations'],
    },
    {
      question: 'Will the table change?',
      answer:
        'It may: the 2026 Budget is reported to have announced a reform. The date of our table is beside the calculator. If Home Affairs shows another table, believe Home Affairs.',
    },
    {
      question: 'Does Engineers Australia decide my work points?',
      answer:
        'No. It can give an opinion on your work experience, for an extra fee. Home Affairs gives the points. [The experience assessment page](/services/exp-assessment) says when the opinion may be of use.',
      sources: ['ea-rsea'],
    },
    {
      question: 'Do unpaid internships or volunteering count?',
      answer: 'Skilled work for points is paid, for at least 20 hours a week. Unpaid work does not fit that description.',
    },
  ],
  checklist: [
    {
      heading: 'Have these beside you',
      items: [
        { id: 'passport', text: 'Passport, for the date of birth.' },
        { id: 'skills-letter', text: 'Skills assessment letter, with its date and any date from which work counts.' },
        { id: 'english-report', text: 'English test report, with the score of each skill and the test date.' },
        { id: 'work-list', text: 'List of jobs by month, with country, hours and occupation.' },
        { id: 'degrees', text: 'Degree certificates and transcripts.' },
        { id: 'partner-papers', text: 'Partner’s passport, test report and skills letter, if any.' },
      ],
    },
    {
      heading: 'Before you rely on the sum',
      items: [
        { id: 'official-table', text: 'I compared each line with the Home Affairs table today.' },
        { id: 'later-day', text: 'I tried a later invitation day as well.' },
        { id: 'proof-each', text: 'I have a document for each factor that gives points.' },
        { id: 'cap-seen', text: 'I checked whether the cap of 20 applies to me.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/points-test-guide', label: 'The points test explained', why: 'Every factor, with its evidence and its limits.' },
    {
      path: '/blogs/acs-experience-deduction',
      label: 'The ACS experience deduction',
      why: 'Which years you may count, and what is uncertain.',
    },
    { path: '/meet-our-agent', label: 'Meet our agent', why: 'Who may give visa advice in Australia.' },
  ],
  form: {
    title: 'Ask about evidence for your skills assessment',
    messageLabel: 'Your occupation and what you must prove',
    messagePlaceholder:
      'For example: electronics engineer, six years of work abroad, no letters yet. We cannot answer questions about visas or points strategy.',
    subject: 'Points calculator: evidence question',
  },
  onHome: 'Subclass 189, 190 and 491 side by side.',
  onPricing: {
    forWhom: 'Everyone, for free.',
    contains: ['Your points for three visas, side by side', 'Also free: occupation lists, document checklists and annotated samples'],
    notIncluded: ['Visa advice'],
  },
  artefact: null,
}
