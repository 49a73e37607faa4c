import type { listingAnswers } from '#content/occupationTexts.ts'
import { fillIn } from '#domain/fillIn.ts'

export type Tally = { shown: number; total: number; filteredOut: number; elsewhere: number }

/** How many there are, here and on the other lists, in one sentence without its full stop. */
export function tallyInWords({ shown, total, filteredOut, elsewhere }: Tally, messages: typeof listingAnswers): string {
  const here = shown === 0 ? messages.none : shown === total ? messages.all : shown === 1 ? messages.one : messages.many
  const clauses = [fillIn(here, { count: shown, total })]
  if (shown === 0 && filteredOut > 0) clauses.push(fillIn(messages.hidden, { count: filteredOut }))
  if (elsewhere === 1) clauses.push(messages.elsewhereOne)
  if (elsewhere > 1) clauses.push(fillIn(messages.elsewhereMany, { count: elsewhere }))
  return clauses.join(', ')
}
