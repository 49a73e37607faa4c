import { fillIn } from '#domain/fillIn.ts'
import type { OtherLists } from './finder.ts'

/** The sentences that the page passes on, with braces for the counts. */
export const resultMessages = {
  all: '',
  one: '',
  many: '',
  none: '',
  hidden: '',
  elsewhereOne: '',
  elsewhereMany: '',
  unused: '',
  looking: '',
  unreachable: '',
  hereNone: '',
  hereSome: '',
  seeAll: '',
  nothing: { heading: '' },
}

export type ResultMessages = typeof resultMessages

export type Tally = { shown: number; total: number; filteredOut: number; elsewhere: number; lists: OtherLists }

/** How many there are, here and on the other lists, in one sentence without its full stop. */
export function tallyInWords({ shown, total, filteredOut, elsewhere, lists }: Tally, messages: ResultMessages): string {
  const here = shown === 0 ? messages.none : shown === total ? messages.all : shown === 1 ? messages.one : messages.many
  const parts = [fillIn(here, { count: shown, total })]
  if (shown === 0 && filteredOut > 0) parts.push(fillIn(messages.hidden, { count: filteredOut }))
  if (lists === 'loading') parts.push(messages.looking)
  if (elsewhere === 1) parts.push(messages.elsewhereOne)
  if (elsewhere > 1) parts.push(fillIn(messages.elsewhereMany, { count: elsewhere }))
  return parts.join(', ')
}

/** What the visitor should know about the result: words left out, lists that did not load. */
export function remarkInWords({ unused, lists }: { unused: readonly string[]; lists: OtherLists }, messages: ResultMessages): string {
  if (lists === 'failed') return messages.unreachable
  return unused.length === 0 ? '' : fillIn(messages.unused, { words: unused.join(', ') })
}
