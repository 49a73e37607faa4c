import * as v from 'valibot'
import type { Details } from '../../../cms/src/ownersContent/contentTypes.ts'
import { FEES } from '../../../cms/src/ownersContent/siteDetails.ts'
import { atMostWords, Path, withinWords } from './text.ts'

/** A buyer's question in a word or two, and its answer. What the owner has published comes first, a price and then other words, or stands alone. */
const AnswerSchema = v.pipe(
  v.strictObject({
    term: atMostWords(2),
    price: v.optional(v.string()),
    owners: v.optional(v.string()),
    text: v.optional(v.union([v.literal(''), atMostWords(48)]), ''),
  }),
  v.check(({ price, owners, text }) => Boolean(price || owners || text), 'Answer it: write its text, or leave the row out'),
)

/** Who works with a client. */
const PeopleSchema = v.strictObject({ term: atMostWords(2), readers: v.custom<Details['readers']>(Array.isArray) })

/** A client's words, and who wrote them: “R. S., Nepal, August 2026”. */
const QuoteSchema = v.strictObject({ term: atMostWords(2), quote: v.string(), from: v.string(), path: Path })

/**
 * The answers under the head of an offer: they have to fit on the first two screens of a phone.
 * The budget is for our words: what the owner publishes has its own limits in the admin, and never fails a build.
 */
export const GlanceSchema = v.pipe(
  v.array(v.union([AnswerSchema, PeopleSchema, QuoteSchema])),
  v.minLength(2),
  v.maxLength(7),
  withinWords(150, (rows) => rows.map((row) => ('text' in row ? [row.term, row.text] : []))),
)

/** What the authority charges, which is not in our price. */
const FeeSchema = v.strictObject({
  text: atMostWords(34),
  payee: v.string(),
  /** As within a sentence: “the ACS fee”. */
  whose: v.string(),
  /** Words and address of the link to it. */
  page: v.string(),
  url: v.string(),
  /** “{amount} for a CDR” */
  what: v.optional(v.string()),
  /** Whether everyone on the page pays it, so that it can be added to our price. */
  adds: v.optional(v.boolean()),
  /** The amount to add, GST included. */
  aud: v.optional(v.number()),
  asOf: v.optional(v.string()),
  /** What the owner may write another amount for. */
  name: v.optional(v.picklist(FEES)),
})

/** What differs from service to service. The other rows are the same for all: content/glance.ts. */
export const ServiceGlanceSchema = v.strictObject({
  /** What the short name in the heading means, for those who meet it here first. */
  inFull: v.optional(atMostWords(30)),
  forWhom: atMostWords(26),
  /** What the client holds at the end, as numbers where the work has them. */
  get: atMostWords(30),
  fee: FeeSchema,
  /** The sample that shows how we read, where there is one of this service. */
  sample: v.optional(Path),
})

export type Fee = v.InferOutput<typeof FeeSchema>
export type Answer = v.InferOutput<typeof AnswerSchema>
export type Quote = v.InferOutput<typeof QuoteSchema>
export type People = v.InferOutput<typeof PeopleSchema>
export type GlanceRow = Answer | People | Quote
