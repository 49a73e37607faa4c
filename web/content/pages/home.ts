import { eaTimes } from '../eaFees.ts'
import { clientRow, commonRows, costRow, peopleRow } from '../glance.ts'
import { parseContent } from '../parseContent.ts'
import { type Artefact, ArtefactSchema } from '../schema/artefact.ts'
import { type Home, HomeSchema } from '../schema/home.ts'
import { serviceWords } from '../services.ts'

const page: Home = {
  title: 'CDR, RPL and IML help in Australia',
  description:
    'Skills assessment help for Engineers Australia, the ACS and IML from Sydney: interviews, evidence lists, comments on a CDR or IML text, questions on an RPL.',
  hero: {
    heading: 'Skills assessment: you did the work, we help you prove it.',
    highlighted: 'prove it.',
    lead: 'For Australia: CDR for engineers, RPL for IT, IML for managers. You write; we interview you, check your proof and help you submit.',
    glance: [...peopleRow(), commonRows.allowed, ...clientRow(), costRow()],
    action: { label: 'Get Started', path: '/#query' },
  },
  services: {
    heading: 'Find your skills assessment',
    intro:
      'Your occupation decides who assesses you. The [Home Affairs list](https://immi.homeaffairs.gov.au/visas/working-in-australia/skill-occupation-list) names the authority for most.',
    groups: [
      {
        group: 'ea',
        yoursIf: 'You work in engineering.',
        list: { path: '/anzsco/eaanzsco', label: 'Engineering occupations', why: 'Codes and tasks.' },
      },
      {
        group: 'acs',
        yoursIf: 'You work in IT, with or without a degree.',
        list: { path: '/anzsco/acsanzsco', label: 'ICT occupations', why: 'Codes and tasks.' },
      },
      {
        group: 'iml',
        yoursIf: 'You are a senior manager.',
        list: { path: '/anzsco/imlanzsco', label: 'Management occupations', why: 'The nine codes.' },
      },
      { group: 'others', yoursIf: 'A draft, an outcome or your points.' },
    ],
    lines: Object.fromEntries(serviceWords.map(({ slug, onHome }) => [slug, onHome])),
  },
  process: {
    heading: 'How it works',
    intro: 'Your quote gives dates for our part.',
    steps: [
      {
        title: 'Tell us about your case',
        you: 'Your degree, work and occupation.',
        we: 'Read it and answer.',
      },
      {
        title: 'Agree on the work',
        you: 'Accept or decline the quote.',
        we: 'Put the work, dates and one total price in writing.',
      },
      {
        title: 'Talk us through your work',
        you: 'Tell us about your projects and look for proof.',
        we: 'Ask what you decided. Return a plan and an evidence list.',
      },
      {
        title: 'Write and review',
        you: 'Write each part yourself and make each change.',
        we: 'Compare it with the criteria and mark gaps. On ACS reports we only ask questions.',
      },
      { title: 'Lodge it', you: 'In your own account.', we: 'Name and check files, if ordered.' },
    ],
  },
  limits: {
    refuse: {
      heading: 'What we refuse',
      sheet: 'Work we don’t take on',
      stamp: 'Refused',
      items: [
        {
          what: 'Writing it for you',
          why: 'Bought text can mean rejection and a ban.',
        },
        { what: 'Making up a duty, date or result', why: 'One wrong date makes true ones doubtful.' },
        { what: 'Visa advice, or promising a result', why: 'Advice is for registered agents; the authority decides.' },
      ],
      more: { path: '/about', label: 'The integrity policy in full' },
    },
    notNeeded: {
      heading: 'You may not need us',
      items: [
        'Your Australian or accord degree passes [all the tests](/blogs/do-i-need-a-cdr) for your occupation.',
        'You have an IT qualification: the [ACS may not ask for project reports](/blogs/acs-pathways-compared).',
        'You can follow the authority’s own free guide.',
      ],
    },
  },
  entries: {
    heading: 'Useful before you ask us',
    links: [
      { path: '/samples', icon: 'pages', label: 'Annotated samples', why: 'What each sentence proves.' },
      { path: '/services/pr-points-calculator', icon: 'calculator', label: 'Points calculator', why: 'Every factor.' },
      { path: '/anzsco/eaanzsco', icon: 'code', label: 'Engineering codes', why: 'Tasks and near codes.' },
      { path: '/pricing', icon: 'coins', label: 'What it costs in all', why: 'Our price and others’ fees.' },
    ],
  },
  questions: {
    heading: 'Questions people ask first',
    items: [
      {
        question: 'Can I be banned for using your service?',
        answer:
          'As we read Engineers Australia’s rule, it asks who wrote the text, and you write all of it; [it names the bans](/blogs/engineers-australia-plagiarism-rules). The ACS names editing, and may ban too: [read its rule before you order](/services/rpl-writing). No authority we know of approves a helper, so ask it if you are in doubt, and keep your drafts.',
      },
      {
        question: 'My degree is from outside the accords. Where do I start?',
        answer:
          'With Engineers Australia, and usually with a CDR. Read [Do I need a CDR?](/blogs/do-i-need-a-cdr), then [how to choose three projects](/blogs/choose-three-career-episodes). Your qualification usually decides the category.',
      },
      {
        question: 'I write software and have no IT study. Is there a way?',
        answer:
          'The ACS has Recognition of Prior Learning. It asks for six years of relevant professional work, with the last job current or ended within two years. You write two project reports. [The ACS RPL guide](/blogs/acs-rpl-in-2026) has the time windows.',
      },
      {
        question: 'I manage operations. Is IML for me?',
        answer:
          '“Operations manager” is a title, not one of the nine IML occupations. In manufacturing, look at 133512 Production Manager (Manufacturing), which VETASSESS assesses. Your duties decide. [The guide for operations managers](/blogs/operations-manager-anzsco) has the codes.',
      },
      {
        question: 'What does it cost in all?',
        answer:
          'Our price, the authority’s fee, and perhaps an English test and translations. You get our price in writing before any work starts, and you pay by stage. [Pricing](/pricing) shows what a quote contains and adds up your own figures.',
      },
      {
        question: 'How long does a skills assessment take?',
        answer: [
          ...eaTimes(),
          'The ACS and IML set their own times. Your own part usually depends on how fast employers write letters, so ask for those first.',
        ].join(' '),
      },
    ],
  },
  query: {
    heading: 'Tell us about your case',
    text: 'Your degree, work and authority, if you know it.',
    form: {
      title: 'Start with a question',
      messageLabel: 'How can we help?',
      messagePlaceholder: 'For example: electrical diploma from 2012, eight years with a utility, not sure whether I need a CDR',
      subject: 'Home page enquiry',
    },
  },
}

export const home = parseContent(HomeSchema, page, 'pages/home.ts')

const artefact: Artefact = {
  label: 'Career episode 1, paragraph 1.7',
  folio: 'Civil',
  caption: 'The paragraph is invented, to learn from and not to copy. The codes are Engineers Australia’s elements of competency.',
  sources: ['ea-stage1-standard'],
  drawing: {
    kind: 'passage',
    ask: 'One of these five sentences proves nothing. Press each to see why.',
    paragraphs: [
      {
        parts: [
          {
            mark: 'The borehole logs put groundwater 5.5\u00a0m above the toe; the tender drawings put it below.',
            about: 'PE3.4 Information.',
            text: 'Two sources, and where they disagree.',
          },
          {
            mark: 'I re-ran the slope model with the measured level, and the factor of safety fell from 1.53 to 1.18.',
            about: 'PE2.1 Engineering methods.',
            text: 'One person, one act, two figures a stranger can test.',
          },
          {
            mark: 'I communicated effectively with all stakeholders.',
            about: 'Nothing.',
            text: 'Praise, and no act. What did you tell whom, and what changed?',
            tone: 'fault',
          },
          {
            mark: 'I recommended soil nails over a pile wall because a small rig kept the down line open.',
            about: 'PE2.3 Design.',
            text: 'Two options, one choice and its reason.',
          },
          {
            mark: 'The signalling team adopted the monitoring plan I wrote.',
            about: 'PE3.2 Communication.',
            text: 'Another team acted on it. That is proof.',
          },
        ],
      },
    ],
    found: { label: 'Elements found:', of: 'of 4' },
    verdict: 'Four sentences prove an element. The one that sounds best proves nothing.',
  },
}

export const homeArtefact = parseContent(ArtefactSchema, artefact, 'pages/home.ts', 'artefacts/home.ts')
