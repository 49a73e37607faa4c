import type { Sample } from '../schema/sample.ts'

/** What the drawing is computed from: each is in the text below. Seconds. */
export const payments = { timeout: 20 } as const

export const sample: Sample = {
  id: 'rpl-payments',
  slug: 'acs-rpl-report-sample',
  page: {
    heading: 'ACS RPL report sample: four paragraphs to practise reading',
    title: 'ACS RPL project report sample',
    description:
      'Four invented paragraphs of an ACS RPL project report, with notes on decisions, depth and results. A reading exercise for developers: never copy it.',
    lead: 'See what a reader looks for in a project report: your decision, what failed, and how you measured the result.',
  },
  related: [
    { path: '/services/rpl-writing', label: 'RPL Writing', why: 'Plan your own two project reports with questions and checklists.' },
    { path: '/blogs/acs-rpl-in-2026', label: 'The ACS RPL guide', why: 'Who the route is for, and what the ACS asks for.' },
    {
      path: '/anzsco/acsanzsco/developer-programmer-261312',
      label: 'Developer Programmer 261312',
      why: 'The code, its tasks and the codes beside it.',
    },
  ],
  authority: 'acs',
  kicker: 'RPL project report · Reading exercise',
  title: 'Payments that charged some customers twice',
  intro:
    'Four invented paragraphs for reading practice, with no report behind them. The ACS rule on project reports names writing and editing agencies, so we do not write or edit reports.',
  artefact: {
    kind: 'paragraphs',
    paragraphs: [
      {
        number: '1',
        parts: [
          'In March the ticket service took 214,000 card payments, and 38 customers were charged twice.',
          { mark: 'I traced all 38 in the gateway’s log', note: 1 },
          'and found one pattern. The gateway took more than 20 seconds, our page gave up, and the customer pressed Pay again.',
        ],
      },
      {
        number: '2',
        parts: [
          'Our team lead proposed to block a second payment of the same amount within ten minutes.',
          { mark: 'I argued against it, because one customer may rightly buy the same ticket twice.', note: 2 },
          'I proposed an idempotency key: one random value, made once for each checkout and sent with every attempt to pay.',
        ],
      },
      {
        number: '3',
        parts: [
          'My first version looked for the key and then inserted it.',
          { mark: 'In a test with two servers, both found nothing and both charged.', note: 3 },
          'I turned the order round. The service inserts first, under a unique index, and the second request waits for the first result. If a server stops in between, a job asks the gateway what happened before anything is sent again.',
        ],
      },
      {
        number: '4',
        parts: [
          'I replayed 5,000 recorded checkouts with test cards, each three times at once, and counted 5,000 charges.',
          { mark: 'From June to August the daily reconciliation found no duplicate in 655,000 payments.', note: 4 },
          'It found two mismatches, both refunds entered by hand.',
          { mark: 'Operations made the release; the design, the tests and the reconciliation query were mine.', note: 5 },
        ],
      },
    ],
  },
  notes: [
    {
      element: 'Cause',
      title: 'All cases, one log',
      why: 'A count, a source and a mechanism. The reader knows what was wrong before any technology is named.',
    },
    {
      element: 'Own decision',
      title: 'An option rejected',
      why: 'The simple idea is stated fairly and answered with a real customer. That shows judgement, which a product name cannot.',
    },
    {
      element: 'Depth',
      title: 'A failure that taught something',
      why: 'Check-then-insert is a race. The writer met it, says so, and uses the database to decide which request is first.',
    },
    {
      element: 'Result',
      title: 'Measured by something else',
      why: 'The reconciliation is independent of the fix. The two mismatches are reported as well, so the zero can be believed.',
    },
    {
      element: 'Own part',
      title: 'Where the work ended',
      why: 'One sentence divides the labour. A letter from the employer can confirm it.',
    },
  ],
  lesson: `**What to notice.** A reader learns what *this person* decided, what failed and how the result was measured. Read one page of your own notes and ask whether a stranger could tell as much.

**Why nothing here can go into your report.** The ACS wants project reports that are only the applicant’s work. Its declaration says that the text is original, and the ACS may keep it and compare it. Plagiarism or misrepresentation ends an application without a refund. A well-known pattern such as this one is also the first thing another reader will have borrowed. Ask the ACS what help it allows, then read [how we limit ours](/services/rpl-writing).`,
}
