import * as v from 'valibot'
import { EnquiryTextsSchema, LinkSchema, Path, QuestionSchema, SourceIds, Words } from './text.ts'

export const HomeSchema = v.strictObject({
  title: v.pipe(Words, v.maxLength(45)),
  description: v.pipe(Words, v.minLength(90), v.maxLength(160)),
  hero: v.strictObject({
    heading: Words,
    /** The end of the heading that the highlighter is drawn under. */
    highlighted: Words,
    lead: Words,
    limit: Words,
    actions: v.tuple([v.strictObject({ label: Words, path: Path }), v.strictObject({ label: Words, path: Path })]),
    /** Id of the sample shown beside the heading. */
    sample: Words,
  }),
  authorities: v.strictObject({
    heading: Words,
    intro: Words,
    rows: v.pipe(
      v.array(
        v.strictObject({
          id: v.picklist(['ea', 'acs', 'iml']),
          name: Words,
          yoursIf: Words,
          documents: Words,
          first: LinkSchema,
          list: LinkSchema,
          sources: SourceIds,
        }),
      ),
      v.length(3),
    ),
  }),
  /** A career read, questioned, mapped and lodged. */
  process: v.strictObject({
    heading: Words,
    intro: Words,
    steps: v.pipe(v.array(v.strictObject({ title: Words, you: Words, we: Words, takes: Words })), v.minLength(4)),
  }),
  refuse: v.strictObject({
    heading: Words,
    intro: Words,
    /** The line at the top of the sheet and the stamp across it. */
    sheet: Words,
    stamp: Words,
    items: v.pipe(v.array(v.strictObject({ what: Words, why: Words })), v.minLength(4)),
    more: LinkSchema,
  }),
  notNeeded: v.strictObject({ heading: Words, items: v.pipe(v.array(Words), v.minLength(3)) }),
  entries: v.strictObject({
    heading: Words,
    links: v.pipe(
      v.array(v.strictObject({ ...LinkSchema.entries, icon: v.picklist(['pages', 'calculator', 'code', 'coins']) })),
      v.minLength(3),
    ),
  }),
  questions: v.strictObject({ heading: Words, items: v.pipe(v.array(QuestionSchema), v.minLength(5)) }),
  query: v.strictObject({ heading: Words, text: Words, form: EnquiryTextsSchema }),
})

export type Home = v.InferOutput<typeof HomeSchema>
