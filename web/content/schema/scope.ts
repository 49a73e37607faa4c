import * as v from 'valibot'
import { atMostWords, Path, SourceIds, Words } from './text.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The size of a piece of work in numbers, and how its weeks could look. Shown where the owner has set no price and no time. */
export const ScopeSchema = v.strictObject({
  /** “3 question sheets” */
  counts: v.pipe(v.array(v.strictObject({ count: Count, of: atMostWords(5) })), v.minLength(3), v.maxLength(6)),
  calendar: v.strictObject({
    heading: Words,
    /** Says that it is an example, before the first row. */
    example: atMostWords(30),
    weeks: v.pipe(
      v.array(v.strictObject({ weeks: atMostWords(3), you: atMostWords(16), we: atMostWords(16) })),
      v.minLength(4),
      v.maxLength(8),
    ),
    guide: v.strictObject({ path: Path, label: Words }),
  }),
  /** A page of a draft as we would return it. */
  page: v.strictObject({ path: Path, label: Words, comments: Count }),
  sources: SourceIds,
})

export type Scope = v.InferOutput<typeof ScopeSchema>
