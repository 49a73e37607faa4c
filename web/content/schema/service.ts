import * as v from 'valibot'
import type { Artefact } from './artefact.ts'
import { ServiceGlanceSchema } from './glance.ts'
import type { Pricing } from './pricing.ts'
import {
  atMostWords,
  EnquiryTextsSchema,
  LinkSchema,
  Path,
  QuestionSchema,
  SearchTexts,
  Slug,
  SourceIds,
  Words,
  withinWords,
} from './text.ts'

const Who = v.picklist(['you', 'we', 'both'])

/** One line of a list that a visitor reads at a glance. */
const Line = atMostWords(24)

/**
 * A service page. It offers; its guide explains. The budgets are those of the page as it is first shown:
 * folded parts (questions, checklist) have none.
 */
export const ServiceSchema = v.strictObject({
  slug: Slug,
  group: v.picklist(['ea', 'acs', 'iml', 'others']),
  /** The h1: the owner's label, and what the visitor gets. */
  heading: atMostWords(12),
  ...SearchTexts,
  /** What is better for the visitor afterwards. */
  lead: atMostWords(25),
  /** Whom it is for, what the client gets and what the authority charges, under the head. A free tool needs none. */
  glance: v.optional(ServiceGlanceSchema),
  deliverables: v.pipe(
    v.array(
      v.strictObject({
        title: Line,
        text: Line,
        /** Lines of such a document, from the page’s sample or drawing: `isOpen` is what is still missing. */
        excerpt: v.optional(
          v.pipe(
            v.array(v.strictObject({ ref: atMostWords(3), text: atMostWords(9), isOpen: v.optional(v.literal(true)) })),
            v.minLength(2),
            v.maxLength(3),
          ),
        ),
      }),
    ),
    v.minLength(3),
    v.maxLength(5),
    withinWords(120, (deliverables) => deliverables.map(({ title, text }) => [title, text])),
  ),
  /** What it costs, in place of the way to a quote, where the page's tool costs nothing. */
  free: v.optional(atMostWords(30)),
  steps: v.pipe(v.array(v.strictObject({ title: Words, who: Who, text: Words })), v.minLength(4), v.maxLength(5), withinWords(130)),
  split: v.pipe(
    v.strictObject({
      you: v.pipe(v.array(Line), v.length(3)),
      we: v.pipe(v.array(Line), v.length(3)),
    }),
    withinWords(80),
  ),
  /** Whose words it must be, or whose account, in a sentence or two; `guide` leads to the whole rule. */
  rule: v.strictObject({ heading: Words, body: atMostWords(50), guide: v.strictObject({ path: Path, label: Words }), sources: SourceIds }),
  audience: v.pipe(
    v.strictObject({ needed: v.pipe(v.array(Line), v.length(3)), notNeeded: v.pipe(v.array(Line), v.length(2)) }),
    withinWords(90),
  ),
  questions: v.pipe(v.array(QuestionSchema), v.minLength(5), v.maxLength(7)),
  checklist: v.pipe(
    v.array(
      v.strictObject({
        heading: Words,
        items: v.pipe(v.array(v.strictObject({ id: Slug, text: Words })), v.minLength(2)),
      }),
    ),
    v.minLength(1),
  ),
  /** Its guide first, then two more. */
  related: v.pipe(
    v.array(LinkSchema),
    v.length(3),
    v.check(([guide]) => guide?.path.startsWith('/blogs/') ?? false, 'The first way on is the guide of this service, under /blogs/'),
  ),
  form: EnquiryTextsSchema,
})

export type Service = v.InferOutput<typeof ServiceSchema>

/** All that a service says: its page, and where else it is shown. Its slug is the file’s name, its group is in cms/src/contract/services.ts. */
export type ServiceWords = Omit<Service, 'slug' | 'group'> & {
  /** What it does for you, in nine words at most. */
  onHome: string
  /** Short: /pricing shows those of every service. */
  onPricing: Omit<Pricing['packages']['rows'][number], 'slug'>
  /** The document in the page’s first view; none where the page has its tool there. */
  artefact: Artefact | null
}
