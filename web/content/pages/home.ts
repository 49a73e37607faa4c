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
    heading: 'Help with your Australian skills assessment, from first interview to submission',
    highlighted: 'to submission',
    lead: 'From Sydney, for Engineers Australia (CDR), the ACS (RPL) and IML: we interview you, read your drafts and, with the submission package, submit with you.',
    glance: [commonRows.forWhom, commonRows.inFull, ...peopleRow(), commonRows.get, commonRows.allowed, ...clientRow(), costRow()],
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
      { group: 'others', yoursIf: 'You have a draft to check, a refusal to answer, or points to count.' },
    ],
    lines: Object.fromEntries(serviceWords.map(({ slug, onHome }) => [slug, onHome])),
  },
  process: {
    heading: 'How it works',
    intro: 'Your quote says when you get each part.',
    steps: [
      {
        title: 'Tell us about your case',
        you: 'Your degree, work and occupation.',
        we: 'Read it and reply.',
      },
      {
        title: 'Agree on the work',
        you: 'Accept or decline the quote.',
        we: 'Put the work, dates and one total price in writing.',
      },
      {
        title: 'Talk us through your work',
        you: 'Describe your projects on a call, and collect the records behind them.',
        we: 'Ask what you decided. Return a plan and an evidence list.',
      },
      {
        title: 'Write and review',
        you: 'Write each part yourself and make each change.',
        we: 'Compare it with the criteria and mark gaps. On ACS reports we only ask questions.',
      },
      {
        title: 'Submit together',
        you: 'You submit in your own account.',
        we: 'With the submission package, we check and name your files, and stay on a shared screen until it is sent.',
      },
    ],
  },
  limits: {
    notNeeded: {
      heading: 'You may be able to go alone, and we will show you how',
      items: [
        'Your Australian or accord degree passes [all the tests](/blogs/do-i-need-a-cdr) for your occupation: apply directly.',
        'You have an IT degree or diploma: [compare the ACS pathways](/blogs/acs-pathways-compared) first.',
        'You write well and don’t mind forms: start from [our free guides](/blogs).',
      ],
    },
  },
  entries: {
    heading: 'Free tools and guides',
    links: [
      { path: '/samples', icon: 'pages', label: 'Annotated samples', why: 'See what each sentence proves.' },
      { path: '/services/pr-points-calculator', icon: 'calculator', label: 'Points calculator', why: 'Add up your points in two minutes.' },
      { path: '/anzsco/eaanzsco', icon: 'code', label: 'Engineering codes', why: 'Check your duties against each occupation.' },
      { path: '/draft-checker', icon: 'pen', label: 'Draft checker', why: 'Find numbers, dates and words to read again.' },
      { path: '/pricing', icon: 'coins', label: 'What it costs in all', why: 'See what you pay us, and what you pay others.' },
    ],
  },
  questions: {
    heading: 'Questions people ask first',
    items: [
      {
        question: 'Is this kind of help safe?',
        answer:
          'The published bans are for text by someone else. You write all of yours and keep [the drafts that show it](/blogs/engineers-australia-plagiarism-rules). For RPL the ACS names editing too, so there we only ask questions: [read its rule before you order](/services/rpl-writing). To be certain, ask the authority first.',
      },
      {
        question: 'My degree is from outside the accords. Where do I start?',
        answer:
          'With Engineers Australia, and usually with a CDR. Read [Do I need a CDR?](/blogs/do-i-need-a-cdr), then [how to choose three projects](/blogs/choose-three-career-episodes). Your qualification usually decides the category.',
      },
      {
        question: 'I work in IT but have no IT degree. Is there a way?',
        answer:
          'Yes: Recognition of Prior Learning (RPL) at the ACS. It asks for six years of relevant professional work, and your last job is current or ended within two years. You write two project reports. [The ACS RPL guide](/blogs/acs-rpl-in-2026) has the time windows.',
      },
      {
        question: 'I manage operations. Is IML for me?',
        answer:
          'Your duties decide. IML assesses nine occupations, and “operations manager” is the name of none. In manufacturing, look at 133512 Production Manager (Manufacturing), which VETASSESS assesses. [The guide for operations managers](/blogs/operations-manager-anzsco) has the codes.',
      },
      {
        question: 'What does it cost in all?',
        answer:
          'You pay our price, the authority’s fee, and perhaps an English test and translations. You get our price in writing before any work starts, and you pay by stage. [Pricing](/pricing) adds up your own figures.',
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
    text: 'Write a few lines about your degree, your work and the authority, if you know it.',
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
  caption: 'The episode is invented, to learn from and not to copy. The codes are Engineers Australia’s elements of competency.',
  sources: ['ea-stage1-standard'],
  drawing: {
    plan: 'half',
    ask: 'What does each sentence prove?',
    says: 'Section through a cutting 8\u00a0m deep: the borehole logs put the water 5.5\u00a0m above the toe, and the factor of safety falls from 1.53 to 1.18, below the required 1.50.',
    labels: {
      factor: 'Factor of safety',
      required: 'required',
      logs: 'water, borehole logs',
      drawings: 'water, tender drawings',
      slip: 'slip surface',
      borehole: 'borehole',
      up: 'up line',
      down: 'down line',
      scale: '1 square = 1\u00a0m',
      movement: 'drawn × 100',
    },
    sentences: [
      {
        choice: '1.7 Method',
        ref: '1.7',
        before: 'In the 8\u00a0m cutting, groundwater was drawn below the toe.',
        mark: 'The logs showed it 5.5\u00a0m above; I re-ran the slope model, and the factor of safety fell from 1.53 to 1.18.',
        why: 'PE2.1 Engineering methods: one engineer, one action and two figures that an assessor can check.',
      },
      {
        choice: '1.8 Design',
        ref: '1.8',
        before: 'I compared soil nails with a pile wall.',
        mark: 'With every drain assumed blocked, the nailed section still reached 1.52.',
        why: 'PE2.3 Design: two options compared, one chosen, and its weak point tested.',
      },
      {
        choice: '1.9 Communication',
        ref: '1.9',
        mark: 'I wrote the monitoring plan they adopted.',
        after: 'Its triggers were 10\u00a0mm of wall movement to report, and 25\u00a0mm to ask for a speed limit.',
        why: 'PE3.2 Communication: another team acted on it, and that proves it was understood.',
      },
    ],
  },
}

export const homeArtefact = parseContent(ArtefactSchema, artefact, 'pages/home.ts', 'artefacts/home.ts')
