import * as v from 'valibot'
import { GlanceSchema } from './glance.ts'
import {
  Day,
  EnquiryTextsSchema,
  Head,
  keeps,
  LinkSchema,
  Name,
  Prose,
  QuestionSchema,
  SearchTexts,
  SectionSchema,
  Slug,
  Words,
} from './text.ts'

/** About, reviews, meet our agent: a lead, sections of prose, questions. */
export const ProsePageSchema = v.strictObject({
  ...Head,
  glance: GlanceSchema,
  sections: v.pipe(
    v.array(
      v.pipe(
        SectionSchema,
        v.check(({ body }) => !/\{\w+\}/.test(body), 'Only pages of clauses fill in braces, such as {email}: write the words'),
      ),
    ),
    v.minLength(1, 'Write at least one section'),
  ),
  questions: v.optional(v.array(QuestionSchema)),
  related: v.pipe(v.array(LinkSchema), v.minLength(2)),
  form: v.optional(EnquiryTextsSchema),
})

/** Terms and company policy: each clause with its plain summary beside it. */
const PolicyPageParts = v.strictObject({
  ...Head,
  /** The day this version starts to bind. */
  effective: Day,
  /** Headings of the clauses people ask about most: their summaries are beside the head. */
  brief: v.pipe(v.array(Name), v.minLength(4), v.maxLength(6)),
  parts: v.pipe(
    v.array(
      v.strictObject({
        id: Slug,
        heading: Words,
        clauses: v.pipe(v.array(v.strictObject({ heading: Words, body: Prose, summary: Words })), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
})

const KEEP_HEADING = 'Keep the heading: the sheet at the top of the page leads to this clause by its words'
type PolicyParts = v.InferOutput<typeof PolicyPageParts>

export const PolicyPageSchema = v.pipe(
  PolicyPageParts,
  keeps(
    v.check<PolicyParts, string>(({ brief, parts }) => namesClauses(brief, parts), KEEP_HEADING),
    ({ brief, parts }: PolicyParts) =>
      parts.flatMap(({ clauses }, part) =>
        clauses.flatMap(({ heading }, clause) =>
          brief.includes(heading)
            ? [{ path: ['parts', part, 'clauses', clause, 'heading'], words: heading, where: 'whole' as const, message: KEEP_HEADING }]
            : [],
        ),
      ),
  ),
)

function namesClauses(brief: readonly string[], parts: readonly { clauses: readonly { heading: string }[] }[]): boolean {
  return brief.every((name) => parts.some(({ clauses }) => clauses.some(({ heading }) => heading === name)))
}

/** A page whose first view is a tool, and what comes after it. */
export const ToolPageSchema = v.strictObject({ here: Words, ...SearchTexts, related: v.pipe(v.array(LinkSchema), v.minLength(2)) })

export type ToolPage = v.InferOutput<typeof ToolPageSchema>
export type ProsePage = v.InferOutput<typeof ProsePageSchema>
export type PolicyPage = v.InferOutput<typeof PolicyPageSchema>
