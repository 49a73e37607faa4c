import { inAscii } from './asciiDigits.ts'

export type SearchEntry = {
  id: string
  code: string
  title: string
  /** Alternative titles, specialisations, other spellings and other words people type. */
  also: readonly string[]
}

type Searchable = Omit<SearchEntry, 'code'> & { code?: string }

type Item = { id: string; title: string; also: string[]; titleWords: string[] }

/** Each word of the entries, and for each entry that has it how much it counts there. */
type SearchIndex = { items: Item[]; words: Map<string, Map<number, number>> }

/** An occupation that another authority assesses. With several, any of them may. */
export type OtherOccupation = { code: string; title: string; assessors: readonly string[] }

type SearchResult = {
  ids: string[]
  /** Words of the entries that matched the query, for marking them. */
  met: Set<string>
  unused: string[]
  /** A word was met by no entry as it is typed, and was taken for a typing mistake. */
  isGuess: boolean
}

/** Each word is compared with each of the list. */
const LONGEST_QUERY = 200
const TITLE = 3
const ALSO = 2
/** A word in more than this share of the entries is too common to match a longer query by itself. */
const COMMON_SHARE = 0.25

export function buildIndex(entries: readonly Searchable[]): SearchIndex {
  const words: SearchIndex['words'] = new Map()
  const items = entries.map(({ id, code, title, also }, item) => {
    const titleWords = wordsOf(title)
    for (const word of code ? [code, ...titleWords] : titleWords) count(words, word, item, TITLE)
    for (const word of also.flatMap(wordsOf)) count(words, word, item, ALSO)
    return { id, title: titleWords.join(' '), also: also.map((name) => wordsOf(name).join(' ')), titleWords }
  })
  return { items, words }
}

/** Entries that have every word of the query. Words that no entry has are left out, and an entry may miss one word of three or more. */
export function search({ items, words }: SearchIndex, query: string): SearchResult {
  const typed = [...new Set(wordsOf(query.slice(0, LONGEST_QUERY)))]
  const meetings = typed.map((word) => meet(words, word))
  const known = meetings.filter(({ scores }) => scores.size > 0)
  const unused = typed.filter((_, index) => meetings[index]?.scores.size === 0)
  const nothing: SearchResult = { ids: [], met: new Set(), unused, isGuess: false }
  const leftOutTooMuch = unused.length > 0 && !known.some(({ scores }) => scores.size <= items.length * COMMON_SHARE)
  if (known.length === 0 || leftOutTooMuch) return nothing

  const totals = new Map<number, { hits: number; score: number }>()
  for (const { scores } of known) {
    for (const [item, score] of scores) {
      const total = totals.get(item) ?? { hits: 0, score: 0 }
      totals.set(item, { hits: total.hits + 1, score: total.score + score })
    }
  }
  const most = [...totals.values()].reduce((best, { hits }) => Math.max(best, hits), 0)
  const enough = known.length > 2 ? known.length - 1 : known.length
  if (most < enough) return nothing

  const met = new Set(known.flatMap(({ met }) => met))
  const phrase = typed.join(' ')
  const ranked = [...totals]
    .filter(([, { hits }]) => hits === most)
    .map(([item, { score }]) => ({ item, score: score + bonus(items[item], phrase, met) }))
    .sort((a, b) => b.score - a.score || a.item - b.item)
  return { ids: ranked.flatMap(({ item }) => items[item]?.id ?? []), met, unused, isGuess: known.some(({ isGuess }) => isGuess) }
}

const MOST_OTHERS = 5

/**
 * Of the occupations that we list, and of those that others assess: where only these have the words as they are typed, a
 * look-alike of ours is no answer (electrician, Electrical Engineer). `others` is empty where one of ours is meant.
 */
export function searchAll(ours: SearchIndex, others: SearchIndex, query: string): SearchResult & { others: string[] } {
  const found = search(ours, query)
  const elsewhere = search(others, query)
  const phrase = wordsOf(query.slice(0, LONGEST_QUERY)).join(' ')
  const isExact = elsewhere.ids.length > 0 && !elsewhere.isGuess
  const isOurs = found.ids.length > 0 && !(isExact && (found.isGuess || (isTitle(others, phrase) && !isTitle(ours, phrase))))
  if (isOurs) return { ...found, others: [] }
  const kept = found.isGuess ? { ...found, ids: [], met: new Set<string>() } : found
  return { ...kept, others: elsewhere.ids.slice(0, MOST_OTHERS) }
}

function isTitle({ items }: SearchIndex, phrase: string): boolean {
  return items.some(({ title, also }) => title === phrase || also.includes(phrase))
}

/** Lower case, without accents, in words and numbers; numbers of any script. C#, F#, C++ and .NET are words. */
export function wordsOf(text: string): string[] {
  return (
    inAscii(text)
      .toLowerCase()
      .replace(/\p{Mark}/gu, '')
      .match(/[cf](?:#|\+\+)|\.net(?![a-z0-9])|[a-z0-9]+/g) ?? []
  )
}

function count(words: SearchIndex['words'], word: string, item: number, weight: number): void {
  const weights = words.get(word) ?? new Map<number, number>()
  weights.set(item, Math.max(weights.get(item) ?? 0, weight))
  words.set(word, weights)
}

/** The entries that one typed word matches: as it is, as a beginning, or else with a typing mistake. */
function meet(words: SearchIndex['words'], typed: string): { scores: Map<number, number>; met: string[]; isGuess: boolean } {
  const asTyped = [...words.keys()].filter((word) => word.startsWith(typed))
  const met = asTyped.length > 0 ? asTyped : [...words.keys()].filter((word) => isMistyped(typed, word))
  const scores = new Map<number, number>()
  for (const word of met) {
    const closeness = word === typed ? 1 : asTyped.length > 0 ? 0.75 : 0.5
    for (const [item, weight] of words.get(word) ?? []) scores.set(item, Math.max(scores.get(item) ?? 0, closeness * weight))
  }
  return { scores, met, isGuess: asTyped.length === 0 && met.length > 0 }
}

/** A wrong digit is another occupation, so codes are never guessed. */
function isMistyped(typed: string, word: string): boolean {
  if (typed.length < 4 || /\d/.test(typed)) return false
  const limit = typed.length < 8 ? 1 : 2
  if (typed.length < 6 && typed[0] !== word[0]) return false
  return word.length >= typed.length - limit && mistakesToPrefix(typed, word, limit) <= limit
}

function bonus(item: Item | undefined, phrase: string, met: Set<string>): number {
  if (item === undefined) return 0
  const coverage = item.titleWords.filter((word) => met.has(word)).length / item.titleWords.length
  if (item.title === phrase) return 10 + coverage
  if (item.also.includes(phrase)) return 6 + coverage
  return coverage + (item.title.startsWith(`${phrase} `) ? 3 : 0)
}

/** A letter wrong, missing, added, or two swapped is one mistake. Answers `limit + 1` where there are more than `limit`. */
export function mistakesToPrefix(typed: string, word: string, limit: number): number {
  let same = 0
  while (same < typed.length && typed[same] === word[same]) same += 1
  if (same === typed.length) return 0
  if (limit === 0) return 1
  const after = (ofTyped: number, ofWord: number) => mistakesToPrefix(typed.slice(same + ofTyped), word.slice(same + ofWord), limit - 1)
  const [first, second] = typed.slice(same)
  const isSwapped = second !== undefined && first === word[same + 1] && second === word[same]
  return 1 + Math.min(after(1, 1), after(0, 1), after(1, 0), isSwapped ? after(2, 2) : limit)
}
