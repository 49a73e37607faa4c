import * as v from 'valibot'
import { EnquiryTextsSchema, Prose, QuestionSchema, SourceIds, Words } from './text.ts'

/** The words around one list of occupations: `/anzsco/eaanzsco` and its two sisters. */
export const ListingSchema = v.strictObject({
  authority: v.picklist(['ea', 'acs', 'iml']),
  heading: Words,
  title: v.pipe(Words, v.maxLength(45)),
  description: v.pipe(Words, v.minLength(90), v.maxLength(160)),
  lead: Words,
  /** How to compare codes, what the four lists mean, ANZSCO and OSCA. Headings from `###` down. */
  intro: Prose,
  sources: SourceIds,
  questions: v.pipe(v.array(QuestionSchema), v.minLength(4)),
  form: EnquiryTextsSchema,
})

export type Listing = v.InferOutput<typeof ListingSchema>
