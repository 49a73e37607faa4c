import { fillIn } from '#domain/fillIn.ts'

/** The sentences that the page passes on, with braces for the counts. */
export type ResultMessages = Readonly<
  Record<
    | 'all'
    | 'one'
    | 'many'
    | 'none'
    | 'hidden'
    | 'elsewhereOne'
    | 'elsewhereMany'
    | 'unused'
    | 'looking'
    | 'unreachable'
    | 'hereNone'
    | 'hereSome'
    | 'seeAll',
    string
  >
> & { nothing: { heading: string } }

export type Tally = { shown: number; total: number; filteredOut: number; elsewhere: number }

/** How many there are, here and on the other lists, in one sentence without its full stop. */
export function tallyInWords({ shown, total, filteredOut, elsewhere }: Tally, messages: ResultMessages): string {
  const here = shown === 0 ? messages.none : shown === total ? messages.all : shown === 1 ? messages.one : messages.many
  const clauses = [fillIn(here, { count: shown, total })]
  if (shown === 0 && filteredOut > 0) clauses.push(fillIn(messages.hidden, { count: filteredOut }))
  if (elsewhere === 1) clauses.push(messages.elsewhereOne)
  if (elsewhere > 1) clauses.push(fillIn(messages.elsewhereMany, { count: elsewhere }))
  return clauses.join(', ')
}
