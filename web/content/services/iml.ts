import { fees, feesAndTimes } from '../authorityFees.ts'
import type { ServiceWords } from '../schema/service.ts'

export const service: ServiceWords = {
  heading: 'IML Application and portal upload, one clean PDF for each position',
  title: 'IML portal upload, with every file checked',
  description:
    'IML portal upload: scans checked, pages joined into one PDF for each qualification and position, files named, and a shared-screen session to upload.',
  lead: 'We make one PDF of your scans for each position, say which pages to scan again, and stay on your shared screen while you submit.',
  glance: {
    forWhom:
      'Senior managers whose documents are photos, or files too large to upload. Statements still to write? [Start there](/services/iml-comp-assessment-writing).',
    get: 'A plan for your PDFs, the finished files, a list of scans to repeat, an index and a shared screen while you submit.',
    fee: fees.iml,
    sample: '/samples/iml-file-pack-sample',
  },
  deliverables: [
    {
      title: 'A plan for your PDFs',
      text: 'Which files your qualifications and positions need, each with a name, a page order and who can supply it.',
      excerpt: [
        { ref: '03', text: 'Letter, position description, chart: ready' },
        { ref: '04', text: 'Chart stops below the chief executive', isOpen: true },
      ],
    },
    { title: 'Your finished PDFs', text: 'One for each qualification and one for each position, in order.' },
    { title: 'A list of scans to repeat', text: 'With the documents that you still have to find.' },
    { title: 'An index of the files', text: 'It names files, pages and dates, so that you can show later what was sent.' },
    {
      title: 'A shared screen while you submit',
      text: 'The last part of the submission package: the right field for each file, and what to look at before the last click.',
    },
  ],
  steps: [
    {
      title: 'List your documents',
      who: 'you',
      text: 'Your qualifications, your positions and the occupation you chose. Keep passports back for now.',
    },
    { title: 'Get the plan', who: 'we', text: 'You get a table of the files to make from your documents.' },
    { title: 'Scan and send', who: 'you', text: 'Scan the originals in colour, and use the private channel we agree on.' },
    {
      title: 'We build the files',
      who: 'we',
      text: 'We join, order and name them within the size limit, and note each page that is hard to read.',
    },
    {
      title: 'Upload together',
      who: 'both',
      text: 'On your shared screen we say which file goes into which field. You sign in, accept the declaration, submit and pay.',
    },
  ],
  split: {
    you: ['Choose the occupation.', 'Order translations and get charts from your employer.', 'Pay IML and answer its messages.'],
    we: ['Check colour, edges and missing pages.', 'Join pages into one PDF for each position.', 'Name the files and keep an index.'],
  },
  rule: {
    heading: 'Your application, your signature',
    body: 'You submit online under your name and email, with us on your screen. IML’s form for a representative is for registered migration agents, so it stays empty.',
    guide: { path: '/blogs/iml-for-managers', label: 'What goes into an IML application' },
    sources: ['iml-documents'],
  },
  audience: {
    needed: [
      'Your documents are photos, in several languages, from several countries.',
      'The documents of one job are in six files, and each position needs one PDF.',
      'Your files are too large to upload.',
    ],
    notNeeded: [
      'You have a scanner, a PDF tool and a free afternoon. The checklist on this page is enough.',
      'Your statements are still to be written. [Begin there](/services/iml-comp-assessment-writing).',
    ],
  },
  questions: [
    {
      question: 'Do you act as my agent?',
      answer: 'We do clerical work while you submit. Immigration assistance is for [registered agents and lawyers](/meet-our-agent).',
    },
    {
      question: 'How good must a scan be?',
      answer:
        'The 2023 checklist asks for colour scans of the originals at 300 dpi, and an accredited translation where needed. Open [IML’s current page](https://managersandleaders.com.au/migration-skills-assessment/frequently-asked-questions) beside it. A stamp should be readable when you zoom in.',
    },
    {
      question: 'How long is an IML outcome valid?',
      answer: 'Sources disagree, so read the date on your own letter.',
    },
    {
      question: 'Can I apply for two occupations at once?',
      answer: 'Each application is for one occupation. A second occupation needs a second application.',
      sources: ['iml-faq'],
    },
    {
      question: 'What if the outcome surprises me?',
      answer:
        'IML allows a review within six months of the outcome, with new evidence. An appeal falls within the same six months. See [Review Cover Letter](/services/review-cover-letter).',
      sources: ['iml-reviews'],
    },
    {
      question: 'What does IML charge, and how long does it take?',
      answer: `${feesAndTimes.iml} For our part you get a written quote first: see [pricing](/pricing).`,
    },
    {
      question: 'What happens to my scans afterwards?',
      answer: 'The [privacy part](/company-policy#privacy) says how long files are kept and how you ask us to delete them.',
    },
  ],
  checklist: [
    {
      heading: 'Before the upload',
      items: [
        { id: 'current-list', text: 'IML’s current checklist is open, and you used no older copy.' },
        { id: 'one-occupation', text: 'One occupation is chosen, and its authority is checked on the Home Affairs list.' },
        { id: 'per-qualification', text: 'Each qualification is one PDF, with its translation inside.' },
        { id: 'per-position', text: 'Each position is one PDF, with its charts inside.' },
      ],
    },
    {
      heading: 'At the last screen',
      items: [
        { id: 'email', text: 'The email and phone are yours.' },
        { id: 'opened', text: 'You opened each uploaded file once more.' },
        { id: 'receipt', text: 'The receipt and the full pack are saved in two places.' },
      ],
    },
  ],
  related: [
    { path: '/blogs/iml-for-managers', label: 'IML for managers', why: 'Codes, evidence and review in one guide.' },
    {
      path: '/services/iml-comp-assessment-writing',
      label: 'IML Competency Assessment Writing',
      why: 'Prepare the text before the files.',
    },
    { path: '/company-policy#privacy', label: 'Privacy', why: 'How we treat passports and employment documents.' },
  ],
  form: {
    title: 'Ask about your IML files',
    messageLabel: 'How many qualifications and positions',
    messagePlaceholder: 'For example: 2 degrees, 3 positions in India and the UAE, scans ready for one',
    subject: 'IML portal upload',
  },
  onHome: 'One clean PDF for each position.',
  onPricing: {
    forWhom: 'Managers with files to join: the submission package for IML.',
    contains: ['Plan for your PDFs', 'Finished PDFs and an index', 'Shared screen while you submit'],
    notIncluded: ['Translations, and IML’s fee'],
  },
  artefact: {
    caption: 'An invented pack. Names and order are our suggestion; IML’s current checklist decides.',
    drawing: {
      plan: 'tall',
      ask: 'What does each file need?',
      says: 'Forty-one phone photos as six files, a stack for each, with a sheet for each document; the fourth waits for a chart.',
      drawn: 'your click',
      checked: 'every page',
      labels: {
        photos: '41 phone photos, six files',
        ready: 'five of six ready',
        circled1: 'the chart',
        circled2: 'two charts',
        circled3: 'the letter first',
      },
      sentences: [
        {
          choice: 'Chart',
          ref: '04',
          mark: 'Open: the chart stops below the chief executive.',
          why: 'IML’s list asks for both directions. The employer draws the missing level, and the upload waits.',
        },
        {
          choice: 'Dates',
          ref: '05',
          mark: 'Letter, description, two charts,',
          after: 'four descriptions of staff, proof of pay.',
          why: 'There are two charts because the company grew, and the letter explains both.',
        },
        {
          choice: 'Order',
          ref: '03',
          mark: 'Letter, position description, chart.',
          after: 'The same order in each file.',
          why: 'An assessor who has opened one file knows where the chart is in the next.',
        },
      ],
    },
  },
}
