import { fillIn } from '#domain/fillIn.ts'
import type { OtherLists } from './finder.ts'

/** The sentences the page hands over, with braces for what is counted. */
export type Answers = {
  all: string
  one: string
  many: string
  none: string
  hidden: string
  elsewhereOne: string
  elsewhereMany: string
  unused: string
  looking: string
  unreachable: string
  hereNone: string
  hereSome: string
  seeAll: string
  nothing: { heading: string }
}

export type Tally = { shown: number; total: number; filteredOut: number; elsewhere: number; lists: OtherLists }

/** How many there are, here and on the other lists, in one sentence without its full stop. */
export function tallyInWords({ shown, total, filteredOut, elsewhere, lists }: Tally, answers: Answers): string {
  const here = shown === 0 ? answers.none : shown === total ? answers.all : shown === 1 ? answers.one : answers.many
  const parts = [fillIn(here, { count: shown, total })]
  if (shown === 0 && filteredOut > 0) parts.push(fillIn(answers.hidden, { count: filteredOut }))
  if (lists === 'loading') parts.push(answers.looking)
  if (elsewhere === 1) parts.push(answers.elsewhereOne)
  if (elsewhere > 1) parts.push(fillIn(answers.elsewhereMany, { count: elsewhere }))
  return parts.join(', ')
}

/** What the visitor should know about the answer: words left out, lists that did not come. */
export function remarkInWords({ unused, lists }: { unused: readonly string[]; lists: OtherLists }, answers: Answers): string {
  if (lists === 'failed') return answers.unreachable
  return unused.length === 0 ? '' : fillIn(answers.unused, { words: unused.join(', ') })
}
