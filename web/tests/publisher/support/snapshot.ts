import { type Article, SNAPSHOT_FORMAT, type Snapshot } from '../../../../cms/src/ownersContent/contentTypes.ts'
import { sydneyDay } from '../../../content/until.ts'
import { DAY_MS } from '../../../domain/dates.ts'

/** Days from today in Sydney. */
export function dayFromNow(days: number): string {
  return sydneyDay(new Date(Date.now() + days * DAY_MS))
}

const AUTHORITY_PAGE = 'https://www.engineersaustralia.org.au/migrants/migration-skills-assessment'

export const article: Article = {
  slug: 'site-diaries-as-evidence',
  title: 'Site diaries as evidence for a career episode',
  description:
    'What a site diary can show about your own engineering work, what it cannot show, and how to keep private details of others out.',
  summary: ['A diary shows dates and decisions.', 'It does not show who decided, unless you wrote it down.'],
  topic: 'Honest preparation',
  service: 'cdr-writing',
  body: `A site diary is often the oldest record you have. [The page](${AUTHORITY_PAGE}) asks for your own work, so an entry has to name you. See [CDR Writing](/services/cdr-writing).

## What it can show

Table: Entries and what they support

| Entry | What it supports |
| --- | --- |
| Pour stopped at 14:10 | You judged the concrete |
| Level survey, 6 mm out | You checked |

## What it cannot show

It cannot show a calculation. Keep the sheet that belongs to the entry, and say in the text which of the two you rely on.`,
  sources: [
    {
      publisher: 'Engineers Australia',
      title: 'Migration skills assessment',
      url: AUTHORITY_PAGE,
      read: 'opened',
      checked: dayFromNow(-3),
    },
    {
      publisher: 'Safe Work Australia',
      title: 'Construction work',
      url: 'https://www.safeworkaustralia.gov.au/construction',
      read: 'copy',
      checked: dayFromNow(-3),
      copied: dayFromNow(-30),
    },
  ],
  published: dayFromNow(-2),
  checked: dayFromNow(-2),
}

/** Something in every part; `changes` replaces parts. */
export function fullSnapshot(number: number, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    format: SNAPSHOT_FORMAT,
    number,
    made: new Date().toISOString(),
    retentionMonths: 18,
    details: {
      email: 'hello@skills.test',
      phone: '+61 2 5550 1234',
      whatsapp: '+61 491 570 156',
      location: 'Sydney',
      facebook: 'https://www.facebook.com/skills',
      hostingCountry: 'Australia',
      replyTime: 'within one working day.',
      payment: 'half before we start, half at the end.',
      readers: [{ name: 'Asha R.', discipline: 'civil engineering', years: 14, profile: 'https://register.test/asha' }],
      fees: [{ fee: 'Engineers Australia: CDR', amount: 1100, read: dayFromNow(-3), until: dayFromNow(1) }],
      agent: { name: 'A. Person', marn: '1234567' },
    },
    prices: [
      {
        service: 'cdr-writing',
        amount: 1450,
        currency: 'AUD',
        gst: 'included',
        kind: 'from',
        includes: 'three interviews and two rounds of comments',
        excludes: 'the authority’s fee',
        validFrom: dayFromNow(-1),
        takes: 'three weeks',
      },
    ],
    reviews: [
      {
        words: 'They asked what I could not answer.',
        name: 'R. T.',
        occupation: 'civil engineer',
        country: 'Nepal',
        authority: 'Engineers Australia',
        month: '2026-09',
        original: 'https://reviews.test/1',
      },
    ],
    questions: [
      { service: 'cdr-writing', question: 'May I send drafts by phone?', answer: 'Yes: [each draft](/pricing) as a photo or a file.' },
      { service: 'rpl-writing', question: 'Is this for another page?', answer: 'Yes.' },
    ],
    articles: [article],
    announcement: {
      text: 'We read no drafts this week.',
      link: { path: '/pricing#quote', label: 'How a quote is made' },
      from: dayFromNow(-1),
      until: dayFromNow(1),
    },
    ...changes,
  }
}
