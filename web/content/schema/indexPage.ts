import * as v from 'valibot'
import { AuthoritySchema, EnquiryTextsSchema, Head, LinkSchema, Name, Path, Prose, QuestionSchema, Slug, SourceIds, Words } from './text.ts'

/** A page that only leads to others. */
export const IndexPageSchema = v.strictObject({
  ...Head,
  /** The page's name in a breadcrumb. */
  here: Words,
  parts: v.pipe(v.array(v.strictObject({ id: Name, heading: Words, links: v.pipe(v.array(LinkSchema), v.minLength(2)) })), v.minLength(1)),
})

/** The words around one list of occupations: `/anzsco/eaanzsco` and its two sisters. */
export const ListingSchema = v.strictObject({
  authority: AuthoritySchema,
  ...Head,
  /** How to compare codes, what the four lists mean, ANZSCO and OSCA. Headings from `###` down. */
  intro: Prose,
  sources: SourceIds,
  questions: v.pipe(v.array(QuestionSchema), v.minLength(4)),
  form: EnquiryTextsSchema,
})

/** The page around the annotated extracts. */
export const SamplesPageSchema = v.strictObject({
  ...Head,
  /** The page's name at the end of a breadcrumb. */
  here: Words,
  /** Words of the pages of single samples. */
  one: v.strictObject({ extract: Words, request: Words, requestHint: Words, limit: Words }),
  /** What the marks, numbers and labels of an extract mean. */
  legend: v.strictObject({
    heading: Words,
    intro: Words,
    items: v.pipe(v.array(v.strictObject({ term: Words, meaning: Words, drawn: v.picklist(['mark', 'note']) })), v.minLength(3)),
  }),
  warning: v.strictObject({ heading: Words, body: Prose, sources: SourceIds }),
  /** The owner's disciplines; each opens the footer form with it chosen. */
  disciplines: v.strictObject({ heading: Words, intro: Words, summary: Words, action: Words }),
  form: EnquiryTextsSchema,
})

export const BlogIndexSchema = v.strictObject({
  ...Head,
  /** A sentence of one article, word for word, and what its margin says. */
  specimen: v.strictObject({
    label: Words,
    post: Slug,
    before: Words,
    fact: Words,
    after: Words,
    notes: v.tuple([v.strictObject({ about: Words, text: Words }), v.strictObject({ about: Words, text: Words })]),
    action: Words,
  }),
  labels: v.strictObject({ feed: Words, feedHint: Words }),
  search: v.strictObject({
    /** The name of the landmark. */
    title: Words,
    label: Words,
    hint: Words,
    clear: Words,
    /** The sentences go to the browser, which fills in the braces. */
    answers: v.strictObject(v.entriesFromList(['all', 'one', 'many', 'none', 'unused', 'guess', 'nothing'], Words)),
    nothing: v.strictObject({ hints: v.pipe(v.array(Words), v.minLength(1)), all: Words }),
  }),
})

export const NotFoundSchema = v.strictObject({
  ...Head,
  /** The page as it comes back: an address that works, taken apart in the margin. */
  returned: v.strictObject({
    label: Words,
    folio: Words,
    stamp: Words,
    line: Words,
    address: v.pipe(v.array(v.strictObject({ part: Words, about: Words, note: Words })), v.minLength(2)),
    action: v.strictObject({ path: Path, label: Words }),
  }),
  ways: v.strictObject({ heading: Words, links: v.pipe(v.array(LinkSchema), v.minLength(4)) }),
})

export type IndexPage = v.InferOutput<typeof IndexPageSchema>
export type Listing = v.InferOutput<typeof ListingSchema>
export type SamplesPage = v.InferOutput<typeof SamplesPageSchema>
export type BlogIndex = v.InferOutput<typeof BlogIndexSchema>
export type NotFound = v.InferOutput<typeof NotFoundSchema>
