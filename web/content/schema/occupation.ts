import * as v from 'valibot'
import { AuthoritySchema, Day, Path, Prose, SourceIds, Words } from './text.ts'

const Code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'Write the six digits of the ANZSCO code'))

/** A code an assessor might hold it against, with the difference in tasks. */
const NearSchema = v.strictObject({ code: Code, authority: AuthoritySchema, difference: Words })

const ListNameSchema = v.picklist(['MLTSSL', 'STSOL', 'ROL', 'CSOL'])

export const OccupationSchema = v.strictObject({
  code: Code,
  title: Words,
  authority: AuthoritySchema,
  unitGroup: v.strictObject({ code: v.pipe(v.string(), v.regex(/^\d{4}$/)), title: Words }),
  skillLevel: v.picklist([1, 2, 3, 4, 5]),
  /** The Engineers Australia category usually asked for; only for `ea`. */
  category: v.optional(v.picklist(['Professional Engineer', 'Engineering Technologist', 'Engineering Associate', 'Engineering Manager'])),
  alternativeTitles: v.array(Words),
  specialisations: v.array(Words),
  /** Other ways people write the title, for search and for the footer list. */
  labelVariants: v.array(Words),
  /** MLTSSL, STSOL and ROL for the points-tested visas (LIN 19/051), and the CSOL. A label of subclass 494 alone is only in `list494`. */
  lists: v.array(ListNameSchema),
  /** The list in the subclass 494 instrument. */
  list494: v.optional(ListNameSchema),
  otherAuthorities: v.array(Words),
  anzscoEditions: v.pipe(v.array(Words), v.minLength(1)),
  summary: Words,
  tasks: v.pipe(v.array(Words), v.minLength(4)),
  evidence: v.pipe(v.array(Words), v.minLength(2)),
  /** What is special about this code, in plain words: two authorities, an old edition, one group only. */
  special: v.optional(Prose),
  near: v.tupleWithRest([NearSchema, NearSchema], NearSchema),
  osca: v.array(v.strictObject({ code: Code, title: Words, partial: v.boolean() })),
  services: v.pipe(v.array(Path), v.minLength(2)),
  sources: SourceIds,
  checked: Day,
})

export type Occupation = v.InferOutput<typeof OccupationSchema>
export type OccupationInput = v.InferInput<typeof OccupationSchema>
