import * as v from 'valibot'
import { GlanceSchema } from './glance.ts'
import { atMostWords, EnquiryTextsSchema, keeps, LinkSchema, Name, Path, QuestionSchema, SearchTexts, Words, withinWords } from './text.ts'

const Group = v.picklist(['ea', 'acs', 'iml', 'others'])

const HeroSchema = v.strictObject({
  heading: atMostWords(12),
  /** The end of the heading that the highlighter is drawn under. */
  highlighted: Name,
  lead: atMostWords(25),
  glance: GlanceSchema,
  /** The label is the specification's. */
  action: v.strictObject({ label: Name, path: Path }),
})
type Hero = v.InferOutput<typeof HeroSchema>
const endsWith = (words: string) => `End the heading with “${words}”: the line is drawn under these words`

/** The home page offers everything once. Its budgets are those of the page as it is first shown. */
export const HomeSchema = v.strictObject({
  ...SearchTexts,
  hero: v.pipe(
    HeroSchema,
    keeps(
      v.check<Hero, (issue: v.CheckIssue<Hero>) => string>(
        ({ heading, highlighted }) => heading.endsWith(highlighted),
        ({ input }) => endsWith(input.highlighted),
      ),
      ({ highlighted }: Hero) => [{ path: ['heading'], words: highlighted, where: 'end' as const, message: endsWith(highlighted) }],
    ),
  ),
  services: v.strictObject({
    heading: Words,
    intro: atMostWords(40),
    groups: v.pipe(v.array(v.strictObject({ group: Group, yoursIf: atMostWords(16), list: v.optional(LinkSchema) })), v.length(4)),
    /** What each service does for you, by its slug. */
    lines: v.record(v.string(), atMostWords(9)),
  }),
  process: v.strictObject({
    heading: Words,
    intro: atMostWords(25),
    steps: v.pipe(v.array(v.strictObject({ title: Words, you: Words, we: Words })), v.length(5), withinWords(150)),
  }),
  limits: v.strictObject({
    notNeeded: v.strictObject({ heading: Words, items: v.pipe(v.array(Words), v.length(3), withinWords(60)) }),
  }),
  entries: v.strictObject({
    heading: Words,
    links: v.pipe(
      v.array(v.strictObject({ ...LinkSchema.entries, icon: v.picklist(['pages', 'calculator', 'code', 'coins', 'pen']) })),
      v.minLength(3),
      v.maxLength(6),
    ),
  }),
  questions: v.strictObject({ heading: Words, items: v.pipe(v.array(QuestionSchema), v.minLength(5), v.maxLength(8)) }),
  query: v.strictObject({ heading: Words, text: atMostWords(30), form: EnquiryTextsSchema }),
})

export type Home = v.InferOutput<typeof HomeSchema>
