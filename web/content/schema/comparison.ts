import * as v from 'valibot'
import { atMostWords, SourceIds, Words, withinWords } from './text.ts'

/** Written by someone else, alone, with us: one table that makes the argument, for home and the three writing services. */
export const ComparisonSchema = v.strictObject({
  heading: Words,
  ways: v.strictObject({ asked: atMostWords(5), bought: atMostWords(4), alone: atMostWords(4), withUs: atMostWords(4) }),
  rows: v.pipe(
    v.array(v.strictObject({ question: atMostWords(8), bought: atMostWords(20), alone: atMostWords(20), withUs: atMostWords(20) })),
    v.length(4),
    withinWords(190),
  ),
  sources: SourceIds,
})

export type Comparison = v.InferOutput<typeof ComparisonSchema>
