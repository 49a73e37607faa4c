import * as v from 'valibot'
import { EnquiryTextsSchema, FactSchema, LinkSchema, Prose, QuestionSchema, SectionSchema, SourceIds, Words } from './text.ts'

const Who = v.picklist(['you', 'we', 'both', 'authority'])

export const ServiceSchema = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  group: v.picklist(['ea', 'acs', 'iml', 'others']),
  /** The h1. Says what the visitor gets, in plain words. */
  heading: Words,
  /** Before ` | Migration skills assessment help, Sydney` in the tab: at most 45 characters. */
  title: v.pipe(Words, v.maxLength(45)),
  /** What a search result shows: 90 to 160 characters. */
  description: v.pipe(Words, v.minLength(90), v.maxLength(160)),
  /** One or two sentences below the h1: what it is, for whom, and its limit. */
  lead: Words,
  /** The authority's own-work rule, or for a portal page whose account it is. Stands near the top. */
  rule: v.strictObject({ heading: Words, body: Prose, sources: SourceIds }),
  audience: v.strictObject({
    needed: v.pipe(v.array(Words), v.minLength(2)),
    notNeeded: v.pipe(v.array(Words), v.minLength(2)),
  }),
  asks: v.strictObject({ heading: Words, intro: v.optional(Prose), facts: v.pipe(v.array(FactSchema), v.minLength(4)) }),
  split: v.strictObject({
    you: v.pipe(v.array(Words), v.minLength(3)),
    we: v.pipe(v.array(Words), v.minLength(3)),
    never: v.pipe(v.array(Words), v.minLength(2)),
  }),
  steps: v.pipe(v.array(v.strictObject({ title: Words, who: Who, text: Words })), v.minLength(4)),
  deliverables: v.pipe(v.array(Words), v.minLength(3)),
  /** What belongs to this page alone: tables, sentence pairs, worked examples. */
  sections: v.pipe(v.array(SectionSchema), v.minLength(1)),
  refusals: v.pipe(v.array(v.strictObject({ reason: Words, cure: Words })), v.minLength(4)),
  checklist: v.pipe(
    v.array(
      v.strictObject({
        heading: Words,
        items: v.pipe(v.array(v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), text: Words })), v.minLength(2)),
      }),
    ),
    v.minLength(1),
  ),
  questions: v.pipe(v.array(QuestionSchema), v.minLength(4)),
  related: v.pipe(v.array(LinkSchema), v.minLength(3), v.maxLength(5)),
  form: EnquiryTextsSchema,
})

export type Service = v.InferOutput<typeof ServiceSchema>
