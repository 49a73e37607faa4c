import * as v from 'valibot'
import { AuthoritySchema, EnquiryTextsSchema, Head, Prose, QuestionSchema, SourceIds } from './text.ts'

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

export type Listing = v.InferOutput<typeof ListingSchema>
