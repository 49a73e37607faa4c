import type { listingAnswers } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'
import { countInWords } from '../search/countWords.ts'

export type Tally = { shown: number; total: number; filteredOut: number; elsewhere: number }

type Words = Pick<typeof listingAnswers, 'all' | 'one' | 'many' | 'none' | 'hidden' | 'elsewhereOne' | 'elsewhereMany'>

/** How many there are, here and on the other lists, in one sentence without its full stop. */
export function tallyInWords({ shown, total, filteredOut, elsewhere }: Tally, words: Words): string {
  const clauses = [countInWords(shown, total, words)]
  if (shown === 0 && filteredOut > 0) clauses.push(fillIn(words.hidden, { count: filteredOut }))
  if (elsewhere === 1) clauses.push(words.elsewhereOne)
  if (elsewhere > 1) clauses.push(fillIn(words.elsewhereMany, { count: elsewhere }))
  return clauses.join(', ')
}
