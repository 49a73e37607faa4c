import { type Guess, type Met, nearest, readWords, typedWords, wordsOf } from './wordSearch.ts'

type GuideEntry = {
  id: string
  title: string
  summary: string
  /** Other words that people look for it with. They count as its title does. */
  sought?: readonly string[] | undefined
  /** What its sections are about. */
  sections?: string | undefined
}

type FoundGuides = {
  /** The best first. */
  ids: ReadonlySet<string>
  /** Words that no guide has and that were left out. None where nothing was found. */
  unused: string[]
  guesses: Guess[]
}

const TITLE = 3
const SUMMARY = 2
const SECTION = 1
/** Left with what more than this share of the guides has, a query says too little. */
const COMMON_SHARE = 0.5

/** `small` are words that a question has and no answer needs. */
export function createGuideSearch(guides: readonly GuideEntry[], small: readonly string[] = []) {
  const items = guides.map(({ id, title, summary, sought = [], sections = '' }) => {
    const weights = new Map<string, number>()
    for (const [weight, text] of [
      [SECTION, sections],
      [SUMMARY, summary],
      [TITLE, [title, ...sought].join(' ')],
    ] as const) {
      for (const word of new Set(wordsOf(text))) weights.set(word, (weights.get(word) ?? 0) + weight)
    }
    return { id, weights }
  })
  const vocabulary = new Set(items.flatMap(({ weights }) => [...weights.keys()]))
  const all = new Set(guides.map(({ id }) => id))

  return (query: string): FoundGuides => {
    if (query.trim() === '') return { ids: all, unused: [], guesses: [] }
    const typed = typedWords(query)
    const { asTyped, forgiven, isUnknown } = readWords(vocabulary, typed)
    const large = typed.filter((word) => !small.includes(word))
    const telling = large.length > 0 ? large : typed
    const known = telling.filter((word) => !isUnknown(word))
    for (const [kept, met] of [
      [telling, asTyped],
      [telling, forgiven],
      [known, asTyped],
    ] as const) {
      const ids = kept.length > 0 ? having(items, kept, typed, met) : []
      const isCut = kept.length < telling.length
      if (ids.length === 0 || (isCut && ids.length > items.length * COMMON_SHARE)) continue
      const guessed = met === forgiven ? kept.filter(isUnknown) : []
      return {
        ids: new Set(ids),
        unused: telling.filter((word) => !kept.includes(word)),
        guesses: guessed.map((word) => ({ typed: word, meant: nearest(word, met.get(word)?.keys() ?? []) })),
      }
    }
    return { ids: new Set(), unused: [], guesses: [] }
  }
}

type Item = { id: string; weights: ReadonlyMap<string, number> }

/** The guides that have every word that is kept, the best first: for that the small words count too. */
function having(items: readonly Item[], kept: readonly string[], typed: readonly string[], met: ReadonlyMap<string, Met>): string[] {
  return items
    .map(({ id, weights }, place) => {
      const scoreOf = (word: string) => Math.max(0, ...[...(met.get(word) ?? [])].map(([one, how]) => how * (weights.get(one) ?? 0)))
      return { id, place, hasAll: kept.every((word) => scoreOf(word) > 0), score: typed.reduce((sum, word) => sum + scoreOf(word), 0) }
    })
    .filter(({ hasAll }) => hasAll)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ id }) => id)
}
