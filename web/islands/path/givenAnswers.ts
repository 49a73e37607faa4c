import { answersGiven, type CardQuestion, cardLines } from '#domain/path/card.ts'
import { pathAddress, readFragment, START, toFragment } from '#domain/path/route.ts'
import { useKeptFields } from '../forms/keptFields.ts'
import { useStore } from '../runtime/store.ts'
import { fragmentStore } from './fragment.ts'

export const GIVEN = 'path'

export type Table = {
  node: string
  questions: Readonly<Record<string, CardQuestion>>
  /** Titles by code. */
  occupations: Readonly<Record<string, string>>
}

/** The fragment of the address, and what this tab has kept of the result. */
export type Source = { fragment: string; kept: string }

export function useSource(node: string): Source {
  const fragment = useStore(fragmentStore, '')
  return { fragment, kept: useKeptFields(GIVEN)[node] ?? '' }
}

/** What was answered on the way to a result. Undefined where nobody has answered, or the answers lead elsewhere. */
export function readAnswers({ node, questions, occupations }: Table, { fragment, kept }: Source) {
  // The tab's own count after a reload on a link into the page.
  const given = readFragment(fragment) ?? readFragment(fragment === '' ? '' : kept)
  const answers = answersGiven(questions, node, given)
  if (answers === undefined) return undefined
  const title = occupations[given?.code ?? '']
  const code = title === undefined ? '' : (given?.code ?? '')
  const own = toFragment({ answers, code })
  return {
    lines: cardLines(questions, { answers, code }),
    occupation: title === undefined ? '' : `${title} ${code}`,
    fragment: own,
    /** An address may have come from somebody else. */
    areOwn: own === kept || cameFromQuestions(),
  }
}

function cameFromQuestions(): boolean {
  return document.referrer.startsWith(`${location.origin}${pathAddress(START)}`)
}
