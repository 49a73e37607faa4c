// What the owner publishes: one snapshot, written by the inbox and read by the site's build (docs/decisions/0020).
// The browser uses these rules too, while the owner types, so this folder imports nothing of Strapi or of Node.
import * as v from 'valibot'
import { pricedSlugs } from '../contract/services.ts'
import { forbiddenWords } from './forbiddenWords.ts'

/** Counts up when an older site could not read a newer snapshot. */
export const SNAPSHOT_FORMAT = 1

export const AUTHORITIES = ['Engineers Australia', 'Australian Computer Society', 'Institute of Managers and Leaders'] as const

/** What the site adds to our prices, by the words of the admin. */
export const FEES = ['Engineers Australia: CDR', 'Engineers Australia: employment assessment alone', 'ACS: RPL', 'IML: assessment'] as const

export const TOPICS = [
  'Engineers Australia',
  'Australian Computer Society',
  'Managers and Leaders',
  'Points and visas',
  'Honest preparation',
] as const

/** Words a visitor reads: at most so many characters, none that `docs/writing.md` forbids. */
function words(name: string, most: number, least = 1) {
  return v.pipe(
    v.string(`Write ${name}.`),
    v.trim(),
    v.minLength(least, least === 1 ? `Write ${name}.` : ({ input }) => `Write at least ${least} characters: there are ${input.length}.`),
    v.maxLength(most, ({ input }) => `Shorten this to ${most} characters: there are ${input.length}.`),
    v.check((text) => forbiddenWords(text).length === 0, forbiddenMessage),
  )
}

function forbiddenMessage({ input }: { input: string }): string {
  const [{ words, why, instead } = { words: '', why: '', instead: '' }] = forbiddenWords(input)
  return `Take out “${words}” (${why}). ${instead}`
}

const Day = v.pipe(v.string('Choose a date.'), v.isoDate('Choose a date.'))
const Phone = v.pipe(
  v.string('Write the number with its country code, such as +61 491 570 006.'),
  v.trim(),
  v.regex(/^\+[0-9 ]{8,20}$/, 'Write the number with its country code, such as +61 491 570 006.'),
)
const HttpsAddress = v.pipe(
  v.string('Write the address.'),
  v.trim(),
  v.url('Write a whole address, such as https://www.example.com/page.'),
  v.startsWith('https://', 'Write an address that starts with https://.'),
)
const SitePath = v.pipe(
  v.string('Write the end of a page’s address on this site, such as /pricing.'),
  v.trim(),
  v.regex(/^\/[a-z0-9\-/]*(#[a-z0-9-]+)?$/, 'Write the end of a page’s address on this site, such as /pricing or /#query.'),
)

/** Who reads; a name only as that person agreed to it. */
const ReaderSchema = v.pipe(
  v.object({
    name: v.optional(words('the name as agreed', 60)),
    discipline: words('the discipline', 60),
    years: v.pipe(
      v.number('Write a whole number of years.'),
      v.integer('Write a whole number of years.'),
      v.minValue(1, 'Write 1 or more years.'),
      v.maxValue(60, 'Write 60 years or fewer.'),
    ),
    /** Whose assessments they read for; a reader without one may read for any. */
    authority: v.optional(v.picklist(AUTHORITIES, 'Choose the authority.')),
    /** Where a visitor can look the person up: a register, a professional profile. */
    profile: v.optional(HttpsAddress),
  }),
  v.forward(
    v.check(({ name, profile }) => profile === undefined || name !== undefined, 'Write the name that the profile shows.'),
    ['name'],
  ),
)

const Amount = v.pipe(
  v.number('Write the amount as a number, such as 450.'),
  v.minValue(1, 'Write an amount of 1 or more.'),
  v.maxValue(100_000, 'Write an amount of 100,000 or less.'),
)

/** One fee of an authority, in AUD with GST, by its own page on the day it was read; after its last day no page names it. */
const FeeSchema = v.pipe(
  v.object({ fee: v.picklist(FEES, 'Choose which fee it is.'), amount: Amount, read: Day, until: Day }),
  v.forward(
    v.check(({ read, until }) => read <= until, 'The last day is before the day you read it.'),
    ['until'],
  ),
)

export const DetailsSchema = v.object({
  email: v.pipe(v.string('Write the email address.'), v.trim(), v.email('Write an email address, such as info@example.com.')),
  phone: Phone,
  whatsapp: Phone,
  location: words('the place, such as Sydney', 60),
  facebook: v.optional(HttpsAddress),
  instagram: v.optional(HttpsAddress),
  youtube: v.optional(HttpsAddress),
  agent: v.optional(
    v.object({
      name: words('the agent’s name as in the register', 80),
      marn: v.pipe(
        v.string('Write the registration number.'),
        v.trim(),
        v.regex(/^\d{7}$/, 'Write the seven digits of the registration number.'),
      ),
    }),
  ),
  hostingCountry: v.optional(words('the country of the server', 60)),
  /** Ends the sentence “We answer …”: “within one working day, Sydney time”. */
  replyTime: v.optional(words('the reply time', 60)),
  /** Ends the sentence “You pay only after you accept a written quote: …”: “half before we start, half when our part is done”. */
  payment: v.optional(words('how clients pay', 60)),
  readers: v.pipe(v.array(ReaderSchema), v.maxLength(12, 'Keep at most 12 readers.')),
  /** Undefined when empty, so that details published before there were fees are unchanged. */
  fees: v.optional(
    v.pipe(
      v.array(FeeSchema),
      v.check((fees) => new Set(fees.map(({ fee }) => fee)).size === fees.length, 'Keep one entry for each fee.'),
      v.transform((fees) => (fees.length > 0 ? fees : undefined)),
    ),
  ),
  /** What the owner has confirmed of `promises.ts`. Undefined when empty, as with the fees. */
  promises: v.optional(
    v.pipe(
      v.array(v.object({ words: v.string(), on: Day, by: v.string() })),
      v.transform((confirmed) => (confirmed.length > 0 ? confirmed : undefined)),
    ),
  ),
})

export const GST_CHOICES = ['included', 'not charged'] as const

export const PriceSchema = v.object({
  service: v.picklist(pricedSlugs, 'Choose the service.'),
  amount: Amount,
  currency: v.picklist(['AUD', 'USD', 'INR', 'NPR', 'PKR', 'BDT', 'LKR'], 'Choose the currency.'),
  /** The last can no longer be chosen, because consumers must see the whole amount; earlier versions may have it. */
  gst: v.picklist([...GST_CHOICES, 'added where it applies'], 'Choose whether the amount includes GST.'),
  kind: v.picklist(['fixed', 'from'], 'Choose fixed or from.'),
  /** “two interviews and two rounds of comments” */
  includes: v.optional(words('what the price includes', 80)),
  excludes: words('what the price does not include', 300),
  validFrom: Day,
  /** How long our part takes: “five working days after your last document”. */
  takes: v.optional(words('how long our part takes', 80)),
})

export const ReviewSchema = v.object({
  /** As the client wrote them: our rules for words do not apply. */
  words: v.pipe(
    v.string('Write the review.'),
    v.trim(),
    v.minLength(1, 'Write the review.'),
    v.maxLength(1500, 'A review has at most 1,500 characters.'),
  ),
  name: v.pipe(
    v.string('Write the name as agreed.'),
    v.trim(),
    v.minLength(1, 'Write the name as agreed.'),
    v.maxLength(60, 'A name has at most 60 characters.'),
  ),
  occupation: v.optional(words('the occupation', 60)),
  country: v.optional(words('the country', 60)),
  authority: v.picklist(AUTHORITIES, 'Choose the authority.'),
  /** What the client ordered: the review is quoted on this service's page and on no other service's. */
  service: v.optional(v.picklist(pricedSlugs, 'Choose the service.')),
  month: v.pipe(
    v.string('Write the month, such as 2026-09.'),
    v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write the month as a year and a number, such as 2026-09.'),
  ),
  /** Where the client published it first: a visitor can check it there. */
  original: v.optional(HttpsAddress),
})

export const SourceSchema = v.pipe(
  v.object({
    publisher: v.pipe(v.string('Write who publishes the page.'), v.trim(), v.minLength(1, 'Write who publishes the page.')),
    title: v.pipe(v.string('Write the page’s title.'), v.trim(), v.minLength(1, 'Write the page’s title.')),
    url: HttpsAddress,
    read: v.picklist(['opened', 'copy'], 'Choose how you read it: opened on the authority’s own site, or in a copy.'),
    checked: v.pipe(v.string('Choose the day you read this source.'), v.isoDate('Choose the day you read this source.')),
    copied: v.optional(Day),
  }),
  v.forward(
    v.check(
      ({ read, copied }) => copied === undefined || read === 'copy',
      'Remove the day of the copy, or choose “copy” as how you read it.',
    ),
    ['copied'],
  ),
  v.forward(
    v.check(({ checked, copied }) => copied === undefined || copied <= checked, 'A copy is not newer than the day you read it.'),
    ['copied'],
  ),
)

export const ArticleSchema = v.object({
  slug: v.pipe(
    v.string('Write the end of the address, such as cdr-for-civil-engineers.'),
    v.trim(),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens, such as cdr-for-civil-engineers.'),
    v.maxLength(80, 'Shorten the address to 80 characters.'),
  ),
  title: words('the title', 80),
  description: words('the description for search engines', 160, 90),
  /** “In short”: two to four sentences. */
  summary: v.pipe(
    v.array(words('the sentence', 240)),
    v.minLength(2, 'Write at least two sentences for “In short”.'),
    v.maxLength(4, 'Keep at most four sentences for “In short”.'),
  ),
  topic: v.picklist(TOPICS, 'Choose the topic.'),
  service: v.picklist(pricedSlugs, 'Choose the service this article leads to.'),
  /** Markdown; its sections start with `## `. */
  body: words('the article', 60_000, 300),
  sources: v.pipe(v.array(SourceSchema), v.minLength(1, 'Name at least one source.'), v.maxLength(30, 'Name at most 30 sources.')),
  published: Day,
  checked: Day,
})

export const AnnouncementSchema = v.pipe(
  v.object({
    text: words('the announcement', 160),
    link: v.optional(v.object({ path: SitePath, label: words('the words of the link', 40) })),
    from: Day,
    until: Day,
  }),
  v.forward(
    v.check(({ from, until }) => from <= until, 'The last day is before the first.'),
    ['until'],
  ),
)

/** A text of the repository, and what the owner says in its place. */
export const TextSchema = v.object({
  place: v.pipe(v.string('Press the text in the preview.'), v.regex(/^[\w./:() -]+#[\w.-]+$/, 'Press the text in the preview.')),
  was: v.pipe(v.string('Press the text in the preview.'), v.minLength(1, 'Press the text in the preview.')),
  now: words('the new words', 10_000),
})

export const SnapshotSchema = v.object({
  format: v.literal(SNAPSHOT_FORMAT),
  /** The version’s number; each is higher than the one before. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it was published or, in a preview, made. */
  made: v.pipe(v.string(), v.isoTimestamp()),
  /** How long the inbox keeps a lead, from its own settings: the privacy page says the same number. */
  retentionMonths: v.pipe(v.number(), v.integer(), v.minValue(1)),
  details: v.nullable(DetailsSchema),
  prices: v.array(PriceSchema),
  reviews: v.array(ReviewSchema),
  articles: v.array(ArticleSchema),
  announcement: v.nullable(AnnouncementSchema),
  /** Undefined when empty, as in a version from before the owner could write texts. */
  texts: v.optional(v.array(TextSchema)),
})

export type Details = v.InferOutput<typeof DetailsSchema>
export type Price = v.InferOutput<typeof PriceSchema>
export type Review = v.InferOutput<typeof ReviewSchema>
export type Article = v.InferOutput<typeof ArticleSchema>
export type Announcement = v.InferOutput<typeof AnnouncementSchema>
export type Text = v.InferOutput<typeof TextSchema>
export type Snapshot = v.InferOutput<typeof SnapshotSchema>
