import { fees, feesAndTimes } from '../authorityFees.ts'
import { inFull } from '../inFull.ts'
import type { ServiceWords } from '../schema/service.ts'

/** What the drawing is computed from: invented projects, and three days to lodge on. */
export const calendar = {
  from: '2022-01-01',
  to: '2028-02-01',
  lodged: [{ day: '2027-03-01' }, { day: '2027-09-01' }, { day: '2028-01-01' }],
  projects: [
    { name: 'database', from: '2022-02-01', to: '2023-02-28' },
    { name: 'signOn', from: '2023-06-05', to: '2023-12-20' },
    { name: 'hosting', from: '2024-11-01', to: '2025-06-30' },
    { name: 'payroll', from: '2025-08-10', to: '2026-04-30' },
  ],
} as const

export const service: ServiceWords = {
  heading: 'RPL Writing help for your two ACS project reports',
  title: 'ACS RPL report help for IT professionals',
  description:
    'ACS RPL report help: no IT qualification but six years of IT work? Question sheets, a calendar of both time windows, a guide to the form and evidence lists.',
  lead: 'Six years in IT can replace a degree. We plan both reports with you by questions, mark the time windows and list your proof.',
  glance: {
    inFull: inFull.rpl,
    forWhom:
      'IT people with six years of work and no relevant degree or diploma. Data analyst with maths, statistics or engineering? [Look here first](/find-your-path/australian-computer-society/general-skills-data).',
    get: '2 question sheets, a calendar with both time windows, the form explained in plain English and 2 evidence lists.',
    fee: fees.rpl,
    sample: '/samples/acs-rpl-report-sample',
  },
  deliverables: [
    {
      title: 'Your question to the ACS',
      text: 'An email ready to send, so that you have its answer in writing.',
      excerpt: [
        { ref: 'To', text: 'the Australian Computer Society' },
        { ref: 'Ask', text: 'May I pay for planning questions?' },
        { ref: 'Add', text: 'I write every word myself.' },
      ],
    },
    {
      title: 'Two question sheets',
      text: 'One for each project you choose, about what you decided, built and tested.',
    },
    {
      title: 'A calendar of your projects',
      text: 'With the two-year and four-year windows marked for your planned date.',
      excerpt: [
        { ref: '1', text: 'Cloud hosting: report 1 or 2' },
        { ref: '2', text: 'Single sign-on: report 2' },
        { ref: '3', text: 'Database upgrade: one day early', isOpen: true },
      ],
    },
    { title: 'The form explained in plain English', text: 'Its four parts and the knowledge terms you asked about.' },
    { title: 'Two evidence lists', text: 'Which record could prove each claim, and who owns it.' },
  ],
  steps: [
    {
      title: 'An email to the ACS, ready to send',
      who: 'we',
      text: 'It asks: “May I pay for planning questions, if I write every word myself?” You send it before you order.',
    },
    { title: 'List your work', who: 'you', text: 'Each job and project with start, end, hours and employer.' },
    { title: 'Place the projects', who: 'both', text: 'We put them on a calendar with your planned date. You choose two.' },
    { title: 'Answer our questions', who: 'both', text: 'You make notes in your own words, from your own records.' },
    {
      title: 'Write, and submit together',
      who: 'both',
      text: 'The reports and the form are yours. With the [submission package](/services/acs-review) we check files and share your screen.',
    },
  ],
  split: {
    you: ['Write the form and both reports.', 'Choose the projects and check each date.', 'Sign only what is true.'],
    we: [
      'Ask planning questions, and compare dates with the time windows.',
      'Explain the form and its terms.',
      'List the records behind each claim.',
    ],
  },
  rule: {
    heading: 'Your own reports, as the ACS asks',
    body: 'The ACS wants both reports to be your own work, and names writing and editing agencies. Plagiarism ends the application and can bring a ban. So we only ask questions. Ask the ACS about those before you order.',
    guide: { path: '/blogs/acs-rpl-in-2026', label: 'Read the ACS rule and the time windows' },
    sources: ['acs-rpl-reports', 'acs-policies'],
  },
  audience: {
    needed: [
      'You have six years or more of IT work in place of a relevant degree.',
      'You wonder which projects fit the two time windows.',
      'You support systems every day, and your work has other names than “project”.',
    ],
    notNeeded: [
      'You have a recognised IT qualification. Read about [General Skills](/services/acs-review) first.',
      'You can name two projects, their dates, your decisions and the proof.',
    ],
  },
  questions: [
    {
      question: 'Is a service like yours allowed?',
      answer:
        'The ACS rules out outsourcing, with writing and editing agencies as examples. We ask questions and leave both to you. Only the ACS can say whether it accepts paid questions: ask it in writing before you order, and keep the answer.',
    },
    {
      question: 'What does RPL ask for?',
      answer:
        'Six years of relevant IT work at 20 hours a week or more, recent within two years, and two project reports from the last two and four years. Accounts since late 2025 add Professional Currency Evidence in at least two forms. [The ACS RPL guide](/blogs/acs-rpl-in-2026) has the details.',
      sources: ['acs-rpl', 'acs-guide'],
    },
    {
      question: 'Will my degree in another field help?',
      answer:
        'You enter it in part 2 of the form, and the six years stay six. For a data occupation, a degree in mathematics, statistics or engineering [may open a shorter pathway](/blogs/acs-pathways-compared#data-analysts-and-data-scientists).',
    },
    {
      question: 'Can you correct my English?',
      answer:
        'The rule names editing agencies, so the English stays yours. In an [RPL review](/services/rpl-review) we ask questions about your text.',
    },
    {
      question: 'May I use an AI tool?',
      answer:
        'The rule asks for your own work, and for a declaration of anything that you did not create. It is silent on AI, so ask the ACS before you rely on a tool.',
    },
    {
      question: 'How do my RPL years count for points?',
      answer:
        'Your ACS letter gives a date from which it treats your work as skilled. [The experience deduction](/blogs/acs-experience-deduction) explains what that means for points.',
    },
    {
      question: 'What do I pay?',
      answer: `One total price, in writing, before we start; you pay by stage. See [pricing](/pricing). ${feesAndTimes.acs}`,
    },
  ],
  checklist: [
    {
      heading: 'Before you write the first line',
      items: [
        { id: 'rule-read', text: 'You read today’s ACS rule on outside help and kept a copy.' },
        { id: 'six-years', text: 'Letters can show six years with at least 20 hours in each week.' },
        { id: 'windows', text: 'Two projects fit their windows on your planned date.' },
        { id: 'currency', text: 'You looked up Professional Currency Evidence on the ACS pages. Accounts name at least two forms.' },
        { id: 'form-new', text: 'The form was downloaded from the ACS itself.' },
        { id: 'permission', text: 'Your employer allows the material you plan to use.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/acs-rpl-in-2026', label: 'The ACS RPL guide', why: 'The rule, the windows and the form in one guide.' },
    { path: '/services/rpl-review', label: 'RPL Review', why: 'Questions on a draft you wrote yourself.' },
    { path: '/anzsco/acsanzsco', label: 'ICT occupations', why: 'Read the tasks before you choose projects.' },
  ],
  form: {
    title: 'Ask about your RPL',
    messageLabel: 'Your IT work and planned submission month',
    messagePlaceholder: 'For example: network engineer, 8 years, last role current, planning for March',
    subject: 'RPL planning',
  },
  onHome: 'Recognition of Prior Learning: two reports of your own.',
  onPricing: {
    forWhom: 'IT professionals on the RPL pathway.',
    contains: [
      'Questions for each project you chose',
      'Calendar of both time windows',
      'The form and its terms explained',
      'Evidence list',
    ],
    notIncluded: ['The report text itself, the ACS fee and, unless you add it, the submission package'],
  },
  artefact: {
    caption:
      'Report 1 is about a project completed in the last two years, report 2 about one from the last four. The projects are invented.',
    sources: ['acs-rpl'],
    drawing: {
      plan: 'band',
      ask: 'Which projects fit? Choose the day you submit.',
      says: 'Four projects on a calendar with the two windows of the ACS: submitted on 1 March 2027, three fit, and the database upgrade misses the four-year window by one day.',
      checked: 'dates, never the text',
      labels: {
        four: 'four years: for report 2',
        two: 'two years: for report 1',
        fourShort: 'four years',
        twoShort: 'two',
        lodged1: 'submitted 1 March 2027',
        lodged2: 'submitted 1 September 2027',
        lodged3: 'submitted 1 January 2028',
        database: 'Database',
        signOn: 'Single sign-on',
        hosting: 'Cloud hosting',
        payroll: 'Payroll link',
        both: 'report 1 or 2',
        second: 'report 2',
        unclear: 'began before the window',
        neither: 'too old',
        oneDay: 'one day',
        days: 'days',
      },
      sentences: [
        {
          choice: '1 March 2027',
          ref: '1',
          mark: '1 March 2027: three fit,',
          after: 'one of them for report 2 only. The database upgrade ended one day before its window opens.',
          why: 'Choose another day: the windows move with it.',
        },
        {
          choice: '1 Sept 2027',
          ref: '2',
          mark: '1 September 2027: two fit,',
          after: 'and a third began 88 days before its window: ask the ACS first.',
          why: 'Cloud hosting now fits report 2 only.',
        },
        {
          choice: '1 Jan 2028',
          ref: '3',
          mark: '1 January 2028: two fit,',
          after: 'and Single sign-on is too old by twelve days.',
          why: 'Ten months of waiting have cost one project.',
        },
      ],
    },
  },
}
