import * as v from 'valibot'
import { GlanceSchema } from './glance.ts'
import { atMostWords, EnquiryTextsSchema, Name, QuestionSchema, SearchTexts, Words } from './text.ts'

const payee = {
  payee: Words,
  forWhat: Words,
  link: v.strictObject({ url: v.pipe(v.string(), v.url()), label: Words }),
}

const Authority = v.strictObject({
  ...payee,
  /** As far as we know them, with where and when they were read. */
  amounts: v.array(Words),
})

const Payee = v.strictObject({ ...payee, when: Words })

const Lines = v.pipe(v.array(Words), v.minLength(2, 'Write at least two lines: onPricing in content/services/'))

export const PricingSchema = v.strictObject({
  heading: atMostWords(12),
  ...SearchTexts,
  lead: atMostWords(25),
  glance: GlanceSchema,
  /** The head's document where the fees that its drawing needs are not known: an example of a quote. */
  example: v.strictObject({
    label: Words,
    folio: Words,
    payee: Words,
    fee: Words,
    ours: Words,
    price: v.string(),
    stages: v.pipe(v.array(v.strictObject({ title: Words, when: Words })), v.length(3)),
    note: Words,
  }),
  howQuoted: v.strictObject({
    heading: Words,
    contains: v.pipe(v.array(Words), v.minLength(4)),
    steps: v.pipe(v.array(Words), v.minLength(3)),
  }),
  packages: v.strictObject({
    heading: Words,
    /** What can be added to services of every authority, where the other pages lead. */
    extra: v.strictObject({ id: Name, text: atMostWords(60) }),
    rows: v.pipe(
      v.array(
        v.strictObject({
          slug: Name,
          forWhom: Words,
          contains: Lines,
          /** One line: the limit of a service is told once. */
          notIncluded: v.pipe(v.array(atMostWords(20)), v.length(1)),
        }),
      ),
      v.minLength(5),
    ),
  }),
  others: v.strictObject({
    heading: Words,
    intro: Words,
    authorities: v.pipe(v.array(Authority), v.length(3)),
    groups: v.pipe(v.array(v.strictObject({ heading: Words, rows: v.pipe(v.array(Payee), v.minLength(1)) })), v.minLength(2)),
  }),
  worksheet: v.strictObject({
    heading: Words,
    lines: v.pipe(v.array(v.strictObject({ id: Name, label: Words })), v.minLength(6)),
    total: Words,
    note: Words,
  }),
  questions: v.pipe(v.array(QuestionSchema), v.minLength(4)),
  form: EnquiryTextsSchema,
})

export type Pricing = v.InferOutput<typeof PricingSchema>
