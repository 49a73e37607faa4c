import * as v from 'valibot'
import { GlanceSchema } from './glance.ts'
import { EnquiryTextsSchema, LinkSchema, Prose, QuestionSchema, SectionSchema, Words } from './text.ts'

const Head = {
  heading: Words,
  title: v.pipe(Words, v.maxLength(45)),
  description: v.pipe(Words, v.minLength(90), v.maxLength(160)),
  lead: Words,
}

/** About, reviews, meet our agent: a lead, sections of prose, questions. */
export const ProsePageSchema = v.strictObject({
  ...Head,
  glance: GlanceSchema,
  sections: v.pipe(v.array(SectionSchema), v.minLength(3)),
  questions: v.optional(v.array(QuestionSchema)),
  related: v.pipe(v.array(LinkSchema), v.minLength(2)),
  form: v.optional(EnquiryTextsSchema),
})

/** Beside the head of the About page: one document, and whose hand made each part of it. */
export const AuthorshipRecordSchema = v.strictObject({
  label: Words,
  folio: Words,
  stamp: Words,
  columns: v.strictObject({ day: Words, you: Words, we: Words }),
  entries: v.pipe(v.array(v.strictObject({ day: Words, who: v.picklist(['you', 'we']), made: Words })), v.minLength(4)),
  sum: v.strictObject({ label: Words, you: Words, we: Words }),
})

/** Beside the head of the reviews: the form of a review, and when it may be shown. */
export const ReviewFormSchema = v.strictObject({
  label: Words,
  folio: Words,
  stamp: v.optional(Words),
  fields: v.pipe(v.array(v.strictObject({ label: Words, hint: Words, long: v.optional(v.boolean()) })), v.minLength(3)),
  conditions: v.strictObject({ heading: Words, items: v.pipe(v.array(Words), v.length(3)) }),
})

/** Terms and company policy: each clause with its plain summary beside it. */
export const PolicyPageSchema = v.strictObject({
  ...Head,
  /** The day this version starts to bind. */
  effective: v.pipe(v.string(), v.isoDate()),
  /** Headings of the clauses people ask about most: their summaries are beside the head. */
  brief: v.pipe(v.array(Words), v.minLength(4), v.maxLength(6)),
  parts: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
        heading: Words,
        clauses: v.pipe(v.array(v.strictObject({ heading: Words, body: Prose, summary: Words })), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
})

export type ProsePage = v.InferOutput<typeof ProsePageSchema>
export type AuthorshipRecord = v.InferOutput<typeof AuthorshipRecordSchema>
export type ReviewForm = v.InferOutput<typeof ReviewFormSchema>
export type PolicyPage = v.InferOutput<typeof PolicyPageSchema>
