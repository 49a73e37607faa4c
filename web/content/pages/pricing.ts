import { fees, feesAndTimes, feeWith } from '../authorityFees.ts'
import { eaAmounts, eaFeeSource, eaParts } from '../eaFees.ts'
import { clientRow, commonRows, costRow, glanceTerms, peopleRow } from '../glance.ts'
import { digits, ownerOffer } from '../ownerOffer.ts'
import { parseContent } from '../parseContent.ts'
import { priceTable } from '../priceTable.ts'
import { type Artefact, ArtefactSchema } from '../schema/artefact.ts'
import type { Answer, Fee } from '../schema/glance.ts'
import { type Pricing, PricingSchema } from '../schema/pricing.ts'
import { serviceWords } from '../services.ts'
import { sources } from '../sources.ts'

const showsPrices = Object.keys(ownerOffer.prices).length > 0

const ALL_PRICES = '[All prices](#packages). Asking is free, and a quote says when you get each part.'
const QUOTED = 'Every case is different, so you get a fixed quote first.'
const FEES = 'The authority has its own fee: [what you pay to others](#others).'

/** The table above has the sums already; how old the fees in it are is said here. */
const COST: Answer = priceTable
  ? { term: glanceTerms.cost, owners: priceTable.asOf, text: ALL_PRICES }
  : { ...costRow(), text: `${showsPrices ? ALL_PRICES : QUOTED} ${FEES}` }

/** An amount that only the owner has read. */
function ownersAmount(fee: Fee): string[] {
  const { text, asOf } = feeWith(fee)
  return [asOf === undefined ? 'See the current fee:' : text]
}

const page: Pricing = {
  heading: 'Pricing: a fixed price in writing before any work starts',
  title: 'Pricing',
  description:
    'What you get for the price, how a quote is made and which fees go to others, with current amounts, links and a worksheet for your own total cost.',
  lead: 'You pay by stage, and nothing before you accept. The authority’s fee comes on top: for a CDR, choose your extras to see it.',
  glance: [
    { term: glanceTerms.forWhom, text: 'Engineers, IT professionals and managers who need a skills assessment.' },
    commonRows.inFull,
    {
      term: glanceTerms.allowed,
      text: 'You pay for an interview, checks, comments and, if you add it, the [submission package](#submission-package). [The text is yours](/about#what-we-refuse).',
    },
    ...peopleRow(),
    COST,
    ...clientRow(),
  ],
  example: {
    label: 'Example of a quote, for a CDR',
    folio: 'Illustrative',
    payee: 'You pay Engineers Australia',
    fee: feeWith(fees.cdr).text,
    ours: 'You pay us',
    price: ownerOffer.prices['cdr-writing']?.amount ?? 'Your price by email, before you decide',
    stages: [
      { title: 'Interview, plan and evidence list', when: 'Stage 1' },
      { title: 'Two rounds of comments on three episodes and the summary statement', when: 'Stage 2' },
      { title: 'With the submission package: files checked and named, and a shared screen while you submit', when: 'Stage 3' },
    ],
    note: 'You choose how many rounds of comments, which extras and when to start. [Add up your own case](#worksheet).',
  },
  howQuoted: {
    heading: 'How a quote is made',
    contains: [
      'The work, item by item.',
      'One total price, with GST where it applies.',
      'Who reads your file.',
      'The stages, each with its date and payment.',
      'What we need from you, and by when.',
      'How you can stop, and what you get back.',
    ],
    steps: [
      'You describe your case in a few lines.',
      'We ask, and tell you which steps you can do yourself.',
      'You read the quote next to the [terms](/terms).',
      'Work starts after you accept. Cancel before work starts and get [a full refund](/company-policy#refund-policy).',
    ],
  },
  packages: {
    heading: 'What you get from each service',
    extra: {
      id: 'submission-package',
      text: 'The **submission package** is an extra that you can add to CDR Writing, Experience Assessment, RPL and IML work, or order alone: files checked and named, and a shared screen while you submit. See what is in it for [Engineers Australia](/services/ea-application), [the ACS](/services/acs-review) and [IML](/services/iml).',
    },
    rows: serviceWords.map(({ slug, onPricing }) => ({ slug, ...onPricing })),
  },
  others: {
    heading: 'What you pay to others',
    intro: 'These fees change. Check them when you pay.',
    authorities: [
      {
        payee: 'Engineers Australia',
        forWhat: 'Employment assessment is an extra, and mandatory for Engineering Manager.',
        amounts: eaAmounts(['cdr', 'accord', 'australian']),
        link: { url: sources['ea-rsea'].url, label: 'All its fees' },
      },
      {
        payee: 'Australian Computer Society',
        forWhat: 'Amounts before GST. Each level of appeal has a fee of its own.',
        amounts: ownerOffer.fees?.['ACS: RPL'] ? ownersAmount(fees.rpl) : [feesAndTimes.acs],
        link: { url: 'https://www.acs.org.au/msa.html', label: 'ACS migration skills assessment' },
      },
      {
        payee: 'Institute of Managers and Leaders',
        forWhat: 'A second occupation is a second application.',
        amounts: ownersAmount(fees.iml),
        link: { url: sources['iml-assessment'].url, label: 'Institute of Managers and Leaders' },
      },
    ],
    groups: [
      {
        heading: 'Documents and tests',
        rows: [
          {
            payee: 'An English test provider',
            forWhat:
              'A test that your authority accepts, if it asks you for one, and that Home Affairs accepts if you go on to a visa. One result may serve both: compare the two rules.',
            when: 'Before you submit; book early',
            link: { url: sources['ha-english'].url, label: 'Home Affairs: English language' },
          },
          {
            payee: 'A translator',
            forWhat: 'Official translation of each document in another language. NAATI certifies translators for Australia.',
            when: 'Before you submit',
            link: { url: sources.naati.url, label: 'NAATI' },
          },
          {
            payee: 'Universities, employers and public offices',
            forWhat: 'Transcripts, copies, letters, tax or fund records. Some charge for each copy.',
            when: 'First of all; they can be slow',
            link: { url: sources['ea-msa'].url, label: 'Engineers Australia: what an application needs' },
          },
        ],
      },
      {
        heading: 'Visa, if you apply later',
        rows: [
          {
            payee: 'Department of Home Affairs',
            forWhat: 'Visa application charge, if you apply for a visa later.',
            when: 'With a visa application',
            link: { url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator', label: 'Visa pricing estimator' },
          },
          {
            payee: 'A doctor and police authorities',
            forWhat: 'Health examinations and police certificates, where a visa asks for them.',
            when: 'When Home Affairs says so',
            link: { url: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/health', label: 'Home Affairs: health' },
          },
          {
            payee: 'A migration agent or lawyer',
            forWhat: 'Visa advice, under an agreement of their own.',
            when: 'Before you decide on a visa',
            link: { url: sources.omara.url, label: 'Register of migration agents' },
          },
        ],
      },
    ],
  },
  worksheet: {
    heading: 'Add up your own total',
    lines: [
      { id: 'quote', label: 'Our quote' },
      { id: 'authority', label: 'Assessment fee of the authority' },
      { id: 'extras', label: 'Its extras, such as fast track' },
      { id: 'english', label: 'English test, each sitting' },
      { id: 'translations', label: 'Translations, page by page' },
      { id: 'copies', label: 'Transcripts, copies and letters' },
      { id: 'post', label: 'Scanning, post and card charges' },
      { id: 'reserve', label: 'Money set aside for a second attempt' },
    ],
    total: 'Total before any visa charge',
    note: 'Visa charges, health and police checks come later.',
  },
  questions: [
    showsPrices
      ? {
          question: 'Why do some lines show no price?',
          answer: 'Those are quoted one by one, because the work depends on what you already have. The quoted price is final.',
        }
      : {
          question: 'Why is each price a quote?',
          answer:
            'The work depends on what you already have, so a “from” price would be wrong for most people. You get yours by email, before you decide.',
        },
    {
      question: 'Is GST in the quote?',
      answer:
        'The total includes GST where GST applies. Some services to people outside Australia may be treated differently; the quote states it.',
    },
    {
      question: 'Can I pay by stage?',
      answer:
        'The quote divides the work into stages, with a payment for each. You pay for a stage once you have ordered it. [Terms](/terms#quotes-and-payment) has the clause.',
    },
    {
      question: 'Do I get my money back after a negative outcome?',
      answer:
        'If the outcome shows a mistake in agreed work, we fix it at no cost, or return the price of that part. The decision itself is the authority’s, so it brings no refund. Your rights under consumer law stay as they are. See the [refund policy](/company-policy#refund-policy).',
    },
    {
      question: 'Would a higher price get you to write it?',
      answer:
        'Text by someone else puts your application at risk at any price, so the writing stays yours. [About us](/about#what-we-refuse) says what we do in its place.',
    },
    {
      question: 'How do I compare you with a cheaper offer?',
      answer:
        'Ask both, in writing, who writes the text, what is included, and what happens if a rule changes. An offer to write it for you is another service, with another risk. [Eleven tests](/reviews) help with any provider.',
    },
  ],
  form: {
    title: 'Ask for a quote',
    messageLabel: 'What you have, and what you want done',
    messagePlaceholder: 'For example: one episode drafted, two planned, comments on all three wanted before June',
    subject: 'Quote request',
  },
}

export const pricing = parseContent(PricingSchema, page, 'pages/pricing.ts')

const parts = eaParts()
const ours = ownerOffer.prices['cdr-writing']?.from ? undefined : ownerOffer.prices['cdr-writing']?.aud

/** What the drawing is computed from, in AUD with GST; undefined once a fee is not known, and the example of a quote is shown. */
export const lengths = parts && { ...parts.aud, ours }

const artefact = ({ aud, net }: NonNullable<typeof parts>): Artefact => ({
  caption: eaFeeSource,
  drawing: {
    plan: 'wide',
    ask: 'What will you order from Engineers Australia?',
    says: `Amounts as lengths, ten lines to AUD 1,000, one for each choice: from ${digits(aud.cdr)} with GST for Engineers Australia alone to ${digits(aud.cdr + aud.employment + aud.fastTrack)} with both extras, and our part after it.`,
    drawn: 'your own text',
    checked: 'named in your quote',
    labels: {
      authority: 'Engineers Australia',
      member1: 'CDR, AUD with GST',
      member2: 'with employment',
      member3: 'with fast track',
      member4: 'with both',
      ours: 'us',
      quoted: '+ ours, in writing',
      scale: 'one line = AUD 100',
    },
    sentences: (
      [['CDR alone'], ['employment', 'employment'], ['fast track', 'fastTrack'], ['both', 'employment', 'fastTrack']] as const
    ).map(([choice, ...extras]) => {
      const total = (column: typeof aud) => extras.reduce((sum, extra) => sum + column[extra], column.cdr)
      return {
        choice: extras.length === 0 ? choice : `+ ${choice}`,
        ref: 'AUD',
        before:
          extras.length === 0
            ? 'You pay Engineers Australia'
            : `${[aud.cdr, ...extras.map((extra) => aud[extra])].map(digits).join(' + ')}: you pay Engineers Australia`,
        mark: `${digits(total(aud))} with GST`,
        after: [
          `(${digits(total(net))} before GST).`,
          ours === undefined
            ? 'You pay us one total that is in writing before you decide.'
            : `You pay us ${digits(ours)}: in all ${digits(total(aud) + ours)}.`,
        ].join(' '),
        why: 'From its fees page as of 22 September 2026, for 2026–27.',
      }
    }),
  },
})

export const pricingArtefact = parts && parseContent(ArtefactSchema, artefact(parts), 'pages/pricing.ts', 'artefacts/pricing.ts')
