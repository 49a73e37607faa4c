import { fees, feesAndTimes } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'IML Competency Assessment Writing help that shows the level you lead at',
  title: 'IML competency assessment help',
  description:
    'IML competency assessment help for senior managers: interviews on your real decisions, organisation charts up and down, and comments on what you write.',
  lead: 'We interview you on decisions, people and budgets, comment on charts and statements and, with the submission package, submit with you.',
  glance: {
    forWhom:
      'Senior managers in [one of nine occupations](/anzsco/imlanzsco), from chief executive to procurement manager. [Which code is mine?](/blogs/operations-manager-anzsco)',
    get: '1 interview on 3 themes, a list of your events with their proof, a checked chart plan, comments and a table of differences.',
    fee: fees.iml,
    sample: '/samples/iml-organisation-chart-sample',
  },
  deliverables: [
    {
      title: 'A list of your events',
      text: 'Each has its theme, its proof and the referee who could confirm it.',
      excerpt: [
        { ref: 'Self', text: 'Overtime I had underestimated' },
        { ref: 'Others', text: 'A manager who chose the two groups' },
        { ref: 'Business', text: 'One planning team in place of a building' },
      ],
    },
    {
      title: 'A checked chart plan',
      text: 'Up to the chief executive, and down to the people your direct reports manage.',
      excerpt: [
        { ref: '640', text: 'Chief Executive Officer' },
        { ref: '142', text: 'Supply and Distribution Manager' },
        { ref: '52', text: 'Distribution Centre, North' },
      ],
    },
    { title: 'Comments on your statements', text: 'Numbered, on all three themes: yourself, others and the business.' },
    { title: 'A table of differences', text: 'Every date, title and figure that differs between two documents.' },
  ],
  steps: [
    { title: 'Tell us your role', who: 'you', text: 'Who you report to, who reports to you, and the occupation you have in mind.' },
    { title: 'Draw the charts', who: 'both', text: 'You sketch who is above and below you. We ask about each line.' },
    { title: 'Talk through the events', who: 'both', text: 'You tell us several for each theme, and choose those your documents support.' },
    { title: 'Write', who: 'you', text: 'In your own words, within the limit of IML’s current guide.' },
    {
      title: 'Review, and submit together',
      who: 'both',
      text: 'We comment and you revise. The [submission package](/services/iml) adds one PDF for each position, and a shared screen until it is sent.',
    },
  ],
  split: {
    you: [
      'Choose true events and write each statement.',
      'Ask the employer for charts and letters.',
      'Get permission for confidential figures.',
    ],
    we: [
      'Interview you, one theme at a time.',
      'Comment where an action or result is missing.',
      'Compare statements with charts and letters.',
    ],
  },
  rule: {
    heading: 'Your events, in your words',
    body: 'The statements are your own, and we ask and comment. By one account IML may ask your referees about them, so every line has to be true.',
    guide: { path: '/blogs/iml-for-managers', label: 'What IML asks of a manager' },
    sources: ['iml-assessment'],
  },
  audience: {
    needed: [
      'You lead managers or a whole function.',
      'Your title sounds more junior than your work is.',
      'You have the experience and no degree: for IML a degree is optional.',
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
      answer: 'Yes: formal qualifications are optional. The years asked for may be higher, so read IML’s criteria for your occupation.',
      sources: ['iml-faq'],
    },
    {
      question: 'Is my company too small?',
      answer: 'IML’s questions and answers name no number of staff. Your documents must show your level and your authority.',
    },
    {
      question: 'Will you tell me before I submit if I am senior enough?',
      answer: 'IML decides, once you have applied. We show you where your documents are silent about your level.',
    },
    {
      question: 'I am an engineering manager. IML or Engineers Australia?',
      answer:
        'The instruments name both. Engineers Australia asks for a [CDR](/services/cdr-writing) with its employment assessment; IML looks at senior management. Which outcome serves your visa is a question for a registered agent.',
      sources: ['ea-rsea'],
    },
    {
      question: 'What is in the price?',
      answer: `Your quote names the interviews, the rounds of comments and one total price before we start. See [pricing](/pricing). ${feesAndTimes.iml}`,
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
        { id: 'recent', text: 'Pay records for at least twelve months in the last five years (check with IML).' },
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
    title: 'Ask about your IML statements',
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
    notIncluded: ['The statements themselves, an opinion on your level, IML’s fee and, unless you add it, the submission package'],
  },
  artefact: {
    caption: 'An invented company on 31 December 2024. Chart, letter and statements have to agree, and IML may ask your referees.',
    drawing: {
      plan: 'wide',
      ask: 'What does each sentence of the statement show?',
      says: 'An organisation chart as a plan: under a company of 640 people, one manager leads four rooms of 52, 38, 41 and 11, which make 142.',
      drawn: 'your events',
      labels: {
        chief: 'Chief Executive Officer',
        chiefShort: 'Chief Executive',
        people: 'people',
        finance: 'Finance Director',
        sales: 'Sales Director',
        financeShort: 'Finance',
        salesShort: 'Sales',
        applicant: 'Supply and',
        applicantEnd: 'Distribution Manager',
        you: 'You',
        north: 'Distribution Centre, North',
        south: 'Distribution Centre, South',
        transport: 'Transport',
        planning: 'Inventory Planning',
        northShort: 'North',
        southShort: 'South',
        transportShort: 'Transport',
        planningShort: 'Planning',
        days: 'days',
        weeks: 'weeks',
        scale: 'One square = one person; the area of a room = its people',
      },
      sentences: [
        {
          choice: 'Seniority',
          ref: '142',
          mark: 'Four managers report to me, and each of them leads supervisors or senior planners.',
          why: 'You manage managers, and the numbers agree: 52, 38, 41 and 11 make 142.',
        },
        {
          choice: 'Business',
          ref: '31',
          mark: 'Suppliers to the north took 9 days on average, and those to the south took 31.',
          after: 'I advised against the building.',
          why: 'A decision based on figures, with the option that was rejected.',
        },
        {
          choice: 'Others',
          ref: '8',
          mark: 'We tried the change on two product groups for eight weeks, and he chose them.',
          why: 'A manager had doubts, and you answered them with a trial that he helped to plan.',
        },
        {
          choice: 'Result',
          ref: '2.1',
          before: 'It had been 6.2%.',
          mark: 'In the last three months of 2024 unfilled lines in the south were at 2.1%.',
          why: 'Before and after are measured over the same length of time.',
        },
      ],
    },
  },
}
