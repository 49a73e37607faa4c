import * as v from 'valibot'
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
  sections: v.pipe(v.array(SectionSchema), v.minLength(3)),
  questions: v.optional(v.array(QuestionSchema)),
  related: v.pipe(v.array(LinkSchema), v.minLength(2)),
  form: v.optional(EnquiryTextsSchema),
})

/** Terms and company policy: each clause with its plain summary beside it. */
export const PolicyPageSchema = v.strictObject({
  ...Head,
  /** The day this version starts to bind. */
  effective: v.pipe(v.string(), v.isoDate()),
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
export type PolicyPage = v.InferOutput<typeof PolicyPageSchema>
