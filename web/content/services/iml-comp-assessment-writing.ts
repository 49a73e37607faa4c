import { fees, feesAndTimes } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'IML Competency Assessment Writing help: show the level you lead at',
  title: 'IML competency assessment help',
  description:
    'IML competency assessment help for senior managers: interviews on your real decisions, organisation charts up and down, and comments on what you write.',
  lead: 'We interview you on decisions, people and budgets, help you draw the charts and comment on the statements you write.',
  glance: {
    forWhom: 'Senior managers who lead managers or a whole function. [Which duties count](/blogs/operations-manager-anzsco).',
    allowed:
      'We found no IML rule on who may write, so we keep to Engineers Australia’s: every word is yours. [What IML asks](/blogs/iml-for-managers).',
    fee: fees.iml,
    sample: '/samples/iml-organisation-chart-sample',
  },
  deliverables: [
    { paper: 'list', title: 'A list of your events', text: 'Each with its theme, its proof and the referee who could confirm it.' },
    { paper: 'chart', title: 'A checked chart plan', text: 'Up to the chief executive, and down past your direct reports.' },
    { paper: 'margin', title: 'Comments on your statements', text: 'Numbered, on all three themes: self, others, the business.' },
    { paper: 'table', title: 'A clash table', text: 'Dates, titles and figures that differ between two documents.' },
  ],
  steps: [
    { title: 'Tell us your role', who: 'you', text: 'Who you report to, who reports to you, and the occupation you have in mind.' },
    { title: 'Draw the charts', who: 'both', text: 'You sketch who is above and below you. We ask about each line.' },
    { title: 'Talk through the events', who: 'both', text: 'Several for each theme. You choose those your documents support.' },
    { title: 'Write', who: 'you', text: 'In your own words, within the limit of IML’s current guide.' },
    {
      title: 'Review, and lodge together',
      who: 'both',
      text: 'We comment, you revise. Add [portal upload](/services/iml) to the same quote: one PDF for each position, and we follow on your screen until you submit.',
    },
  ],
  split: {
    you: ['Choose true events and write each statement.', 'Ask the employer for charts and letters.', 'Clear confidential figures.'],
    we: [
      'Interview you, one theme at a time.',
      'Comment where an action or result is missing.',
      'Compare statements with charts and letters.',
    ],
    never: ['Write statements or a model answer.', 'Enlarge a team, a budget or a title.', 'Contact your referees as if we were you.'],
  },
  rule: {
    heading: 'Your events, in your words',
    body: 'We found no IML text on who may write the statements, so we keep Engineers Australia’s line: you write, we ask and comment. By one account, IML may contact your referees.',
    guide: { path: '/blogs/iml-for-managers', label: 'What IML asks of a manager' },
    sources: ['iml-assessment'],
  },
  audience: {
    needed: [
      'You lead managers or a whole function.',
      'Your title sounds junior for the work you really do.',
      'You have no degree; IML does not make one mandatory.',
    ],
    notNeeded: [
      'You are a team leader or first-level supervisor. IML assesses senior managers only.',
      'You have a true event for each theme and the charts ready.',
    ],
  },
  questions: [
    {
      question: 'I am an operations manager. Is IML for me?',
      answer:
        '“Operations manager” is a title, not one of the nine IML occupations. Compare your duties with [the nine codes](/anzsco/imlanzsco). In manufacturing, look first at 133512 Production Manager (Manufacturing), which VETASSESS assesses. Your duties decide. [The guide for operations managers](/blogs/operations-manager-anzsco) compares the codes.',
      sources: ['lin-19-051', 'vetassess-production-manager'],
    },
    {
      question: 'Can I apply without a degree?',
      answer: 'Formal qualifications are not mandatory. The years asked for may be higher, so read IML’s criteria for your occupation.',
      sources: ['iml-faq'],
    },
    {
      question: 'Is my company too small?',
      answer: 'We found no official staff number. Level and authority are what your documents must show.',
    },
    {
      question: 'Will you tell me before I lodge if I am senior enough?',
      answer: 'No. IML gives no opinion in advance, and ours would not bind it. We show where your documents say nothing about your level.',
    },
    {
      question: 'I am an engineering manager. IML or Engineers Australia?',
      answer:
        'The instruments name both. Engineers Australia asks for a [CDR](/services/cdr-writing) with its employment assessment; IML looks at senior management. Which outcome serves your visa is a question for a registered agent.',
      sources: ['ea-rsea'],
    },
    {
      question: 'What is in the price?',
      answer: `Your quote names the interviews, the readings and one total price before we start. See [pricing](/pricing). ${feesAndTimes.iml}`,
    },
  ],
  checklist: [
    {
      heading: 'For the statements',
      items: [
        { id: 'themes', text: 'Each of the three themes has one true event.' },
        { id: 'i-did', text: 'Actions say “I”, and name who else took part.' },
        { id: 'limit', text: 'Length is within the limit in IML’s current guide.' },
      ],
    },
    {
      heading: 'For the evidence',
      items: [
        { id: 'charts', text: 'A dated chart, up and down, exists for each senior role.' },
        { id: 'descriptions', text: 'Position descriptions cover you and those below you.' },
        { id: 'recent', text: 'Pay is shown: accounts say about twelve months in five years.' },
        { id: 'referees', text: 'Each referee has agreed to be contacted.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/iml-for-managers', label: 'IML for managers', why: 'The whole route, from code to review.' },
    { path: '/services/iml', label: 'IML Application', why: 'When the text is finished and the files must be made.' },
    { path: '/anzsco/imlanzsco', label: 'Management occupations', why: 'Tasks and near codes for all nine.' },
  ],
  form: {
    title: 'Prepare your IML statements',
    messageLabel: 'Your role, level and IML occupation',
    messagePlaceholder: 'For example: 133611, report to the CEO, four managers below me, no degree',
    subject: 'IML competency statements',
  },
  onHome: 'Show the level you lead at.',
  onPricing: {
    forWhom: 'Senior managers in nine occupations.',
    contains: [
      'Interview, one theme at a time',
      'Comments on your drafts',
      'Chart plan, up and down',
      'Table of dates and figures that disagree',
    ],
    notIncluded: ['Statements or model answers', 'An opinion on whether you are senior enough', 'IML’s fee'],
  },
  artefact: {
    label: 'Organisation chart, up and down',
    folio: '31 December 2024',
    caption: 'Chart, letter and statements must give one picture. Referees may be asked about it.',
    drawing: {
      kind: 'evidence',
      ask: 'Press a position. What level does the chart show?',
      elements: [
        { ref: 'CEO', text: 'Chief Executive Officer, 640 people', proof: ['Down'], level: 1, answer: 'Several functions report here.' },
        {
          ref: 'You',
          text: 'Supply and Distribution Manager, 142 people',
          proof: ['Up', 'Down', 'Sum'],
          level: 2,
          answer: 'One step from the top, managers below, and the numbers agree: a senior level can be read.',
        },
        {
          ref: 'North',
          text: 'Distribution Centre Manager, 52 people',
          proof: [],
          level: 3,
          answer: 'Nothing is drawn below it and it is two steps down. This chart cannot show a senior level.',
        },
      ],
      evidence: [
        { ref: 'Up', text: 'Reports to the chief executive' },
        { ref: 'Down', text: 'Managers report to it, not only staff' },
        { ref: 'Sum', text: 'Four teams: 52 + 38 + 41 + 11 = 142' },
      ],
    },
  },
}
