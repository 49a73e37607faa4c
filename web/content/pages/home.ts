import { parseContent } from '../parseContent.ts'
import { type Home, HomeSchema } from '../schema/home.ts'

const page: Home = {
  title: 'Help with your own CDR, RPL or IML papers',
  description:
    'You write your skills assessment for Engineers Australia, the ACS or IML. We ask the questions, plan the evidence and comment. What we do, and what we refuse.',
  hero: {
    heading: 'Write your career the way assessors read it',
    highlighted: 'assessors read it',
    lead: 'We help engineers, IT people and managers prepare their own skills assessment for Australia: with questions about your projects, evidence lists and notes in the margin.',
    limit: 'You write every word, and the authority decides. We give no visa advice and promise no outcome.',
    actions: [
      { label: 'Get Started', path: '/#query' },
      { label: 'Read an annotated sample', path: '/samples' },
    ],
    sample: 'retaining-wall',
  },
  authorities: {
    heading: 'Three authorities, and which one is yours',
    intro:
      'Your occupation decides who assesses you. Look up its six-digit code and read the authority in that row. The [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) has the last word.',
    rows: [
      {
        id: 'ea',
        name: 'Engineers Australia',
        yoursIf:
          'You work in engineering, as an engineer, technologist, associate or engineering manager. Your qualification decides whether you need a report at all.',
        documents:
          'With an accredited qualification: degree, transcript, CV, English result. Otherwise also a Competency Demonstration Report (CDR): three career episodes, a summary statement and a list of your professional learning.',
        first: {
          path: '/blogs/do-i-need-a-cdr',
          label: 'Do I need a CDR?',
          why: 'The tests for your degree, in order.',
        },
        list: { path: '/anzsco/eaanzsco', label: 'Engineering occupations', why: 'Codes, tasks and near codes.' },
        sources: ['ea-msa', 'ea-msa-booklet', 'lin-19-051'],
      },
      {
        id: 'acs',
        name: 'Australian Computer Society (ACS)',
        yoursIf:
          'You work in software, networks, data, security, systems or ICT management. With no relevant degree, look at Recognition of Prior Learning (RPL).',
        documents:
          'Degree and transcript, reference letters from your employers and proof of pay. RPL asks for six years of relevant work and two project reports that are yours alone.',
        first: {
          path: '/services/acs-review',
          label: 'The three ACS pathways',
          why: 'Compared, with letters and dates explained.',
        },
        list: { path: '/anzsco/acsanzsco', label: 'ICT occupations', why: 'Codes, tasks and near codes.' },
        sources: ['acs-pathways', 'acs-rpl', 'acs-references', 'lin-19-051'],
      },
      {
        id: 'iml',
        name: 'Institute of Managers and Leaders (IML)',
        yoursIf:
          'You are a senior manager in one of nine occupations, from chief executive to supply and distribution. A degree is not mandatory.',
        documents:
          'Organisation charts with the chief executive above you and your staff below, position descriptions, employment letters and statements on your own leadership.',
        first: {
          path: '/blogs/iml-for-managers',
          label: 'IML for managers',
          why: 'Who fits, and what to prepare.',
        },
        list: { path: '/anzsco/imlanzsco', label: 'Management occupations', why: 'The nine codes and their near codes.' },
        sources: ['iml-faq', 'iml-documents', 'lin-19-051'],
      },
    ],
  },
  process: {
    heading: 'How the work goes, and who does what',
    intro: 'We print no number of days, because most of the time lies with you and your employers. Your quote names the dates of our part.',
    steps: [
      {
        title: 'Say where you stand',
        you: 'Write your degree, your work and the authority you have in mind. A few lines are enough.',
        we: 'Point to the authority’s published rules for a case like yours, and tell you if you do not need us.',
        takes: 'A message each way.',
      },
      {
        title: 'Agree what is done',
        you: 'Read the quote, ask about anything unclear, then accept it or leave it.',
        we: 'Put in writing the work, its limits, your part, the dates and one total price.',
        takes: 'As long as you want to think.',
      },
      {
        title: 'Tell the work',
        you: 'Tell us about your projects or your role, and look for the papers that prove them.',
        we: 'Ask what you decided, tested and changed. Return questions, a plan and an evidence list.',
        takes: 'A call for each project; longer if papers must be found.',
      },
      {
        title: 'Write it',
        you: 'Write each part yourself, from your own records. Keep every dated draft.',
        we: 'Wait, and answer questions about structure and criteria.',
        takes: 'Your longest step. It goes at your pace.',
      },
      {
        title: 'Read the margin',
        you: 'Accept or reject each note, and type every change yourself.',
        we: 'Read line by line against the criteria, and compare dates, titles and numbers. For ACS project reports we only ask questions.',
        takes: 'The date for our reading stands in your quote.',
      },
      {
        title: 'Lodge it',
        you: 'Lodge in your own account, pay the authority and answer its messages.',
        we: 'Name, order and check the files, if you ordered that. We never submit for you.',
        takes: 'One session. After it the authority sets the time.',
      },
    ],
  },
  refuse: {
    heading: 'What we refuse, and why',
    intro: 'Each of these can hurt you more than a weak draft.',
    sheet: 'Lines you will not find on a quote of ours',
    stamp: 'Refused',
    items: [
      {
        what: 'Writing your career episodes or summary statement',
        why: 'Engineers Australia’s July 2022 document counts text by somebody else as plagiarism, paid writers included. It lists rejection and bans of up to 36 months.',
      },
      {
        what: 'Writing or editing an ACS project report',
        why: 'The ACS rule, which we read in a copy, names writing and editing agencies. Ask the ACS before you pay anybody for help.',
      },
      {
        what: 'Making up a duty, a date or a result',
        why: 'Visa law has rules on false information that also reach papers for an assessing authority. One wrong date makes a reader doubt the true ones, too.',
      },
      {
        what: 'Hiding copied or machine-made text',
        why: 'Disguise does not make it your work. We help you go back to your own records.',
      },
      {
        what: 'Choosing your visa, state or occupation',
        why: 'In Australia that is for registered migration agents, lawyers and a few others. We quote the rule and stop there.',
      },
      {
        what: 'Promising a result',
        why: 'The authority decides, and we have no contact inside. What we promise is to mend our own mistakes at no cost.',
      },
    ],
    more: { path: '/about', label: 'The integrity policy in full', why: 'What stays with you, and how you can prove it.' },
  },
  notNeeded: {
    heading: 'You may not need us',
    items: [
      'Your Australian engineering program is on Engineers Australia’s accredited list for the year you started. Then you [lodge without a CDR](/blogs/do-i-need-a-cdr).',
      'Your degree meets the Washington, Sydney or Dublin Accord in full, and names the occupation you want.',
      'You hold an IT qualification, so the [ACS may not ask you for project reports](/services/acs-review).',
      'You can follow the authority’s own guide. It is free, and no rule we found tells you to use a helper.',
      'Your question is about a visa. [Somebody else must answer it](/meet-our-agent).',
    ],
  },
  entries: {
    heading: 'Useful before you speak to anybody',
    links: [
      {
        path: '/samples',
        icon: 'pages',
        label: 'Annotated samples',
        why: 'Seven invented extracts, with notes in the margin that say what each sentence proves.',
      },
      {
        path: '/services/pr-points-calculator',
        icon: 'calculator',
        label: 'Points calculator',
        why: 'Every factor, the cap of 20 for work, the ACS date. No login, nothing sent.',
      },
      {
        path: '/anzsco/eaanzsco',
        icon: 'code',
        label: 'Find an engineering code',
        why: 'Tasks, visa lists and the codes it is confused with.',
      },
      { path: '/anzsco/acsanzsco', icon: 'code', label: 'Find an ICT code', why: 'Newer cyber and data codes marked by edition.' },
      {
        path: '/anzsco/imlanzsco',
        icon: 'code',
        label: 'Find a management code',
        why: 'Nine occupations, one of them with two authorities.',
      },
      {
        path: '/pricing',
        icon: 'coins',
        label: 'What it costs in all',
        why: 'A worksheet for our price, the authority’s fee, tests and translations.',
      },
    ],
  },
  questions: {
    heading: 'Questions people ask first',
    items: [
      {
        question: 'Can I be banned for using your service?',
        answer:
          'The rules we read are about who writes the text, so you write all of it. We ask, plan and comment. No authority has told us that our help is acceptable. Read its current guide, ask it if you doubt, and keep your drafts. The ACS rule is the strictest: [read it before you order](/services/rpl-writing).',
      },
      {
        question: 'I have a mechanical degree from a country outside the accords. Where do I start?',
        answer:
          'With Engineers Australia, and usually with a CDR. Read [Do I need a CDR?](/blogs/do-i-need-a-cdr), then [how to choose three projects](/blogs/choose-three-career-episodes). The category follows from your qualification.',
      },
      {
        question: 'I write software and have no degree. Is there a way?',
        answer:
          'The ACS has Recognition of Prior Learning. It asks for six years of relevant professional work, with the last job current or ended within two years. You write two project reports. [ACS RPL in 2026](/blogs/acs-rpl-in-2026) has the time windows.',
      },
      {
        question: 'I manage operations. Is IML for me?',
        answer:
          'Only if your occupation is one of the nine, and only at senior level. “Operations manager” is a title, not one of the nine. Compare your real duties with [the codes](/anzsco/imlanzsco). Other management codes go to other authorities, such as VETASSESS, so check the row in the Home Affairs list.',
      },
      {
        question: 'What does it cost in all?',
        answer:
          'Our price, the authority’s fee, an English test and perhaps translations. The others’ fees change, so we link to them. [Pricing](/pricing) shows what a quote contains and adds up your own figures.',
      },
      {
        question: 'How long does a skills assessment take?',
        answer:
          'Times change, so look at the authority’s page. Your own part usually hangs on letters from employers. Ask for those first.',
      },
      {
        question: 'Do you need my passport or drafts now?',
        answer:
          'No. Please send no documents with the form. If we work together, we first agree how you send them. [Privacy](/company-policy#privacy) says what we keep and for how long.',
      },
    ],
  },
  query: {
    heading: 'Tell us where you stand',
    text: 'Write your degree, your work and the authority, as far as you know it. We tell you which papers are asked for and which part you can do alone. Visa questions we have to pass on.',
    form: {
      title: 'Start with a question',
      messageLabel: 'How can we help?',
      messagePlaceholder: 'For example: electrical diploma from 2012, eight years with a utility, not sure whether I need a CDR',
      subject: 'Home page enquiry',
    },
  },
}

export const home = parseContent(HomeSchema, page, 'pages/home.ts')
