import { BEGUN, GUESSED, type Guess, type Met, nearest, readWords, typedWords, WHOLE, wordsOf } from './wordSearch.ts'

export type SearchEntry = {
  id: string
  code: string
  title: string
  /** Alternative titles, specialisations, other spellings and other words people type. */
  also: readonly string[]
}

type Searchable = Omit<SearchEntry, 'code'> & { code?: string }

/** One title, code or other name. Its role is what somebody is by it: the engineer of a civil engineer. */
type Name = { words: readonly string[]; written: string; role: string; weight: number }
type Item = { id: string; words: ReadonlySet<string>; names: readonly Name[]; singles: readonly Name[] }
type SearchIndex = { items: readonly Item[]; vocabulary: ReadonlySet<string>; titleRoles: ReadonlySet<string> }

/** An occupation that another authority assesses. With several, any of them may. */
export type OtherOccupation = { code: string; title: string; assessors: readonly string[] }

/** Words that tell nothing of an occupation, of which the small are not worth naming, and short forms with what they are short for. */
export type QueryWords = { ranks: readonly string[]; small: readonly string[]; short: Readonly<Record<string, string>> }

export type SearchResult = {
  ids: string[]
  /** Words of the entries that matched the query, for marking them. */
  met: Set<string>
  unused: string[]
  /** Words that no entry has as they are typed, with what they were taken for. */
  guesses: Guess[]
  /** Each entry misses one of the words. */
  isPartial: boolean
}

type Question = {
  kept: readonly string[]
  /** What each typed word is answered by. */
  met: ReadonlyMap<string, Met>
  /** Where a word was left out, the rest has to say what somebody is: by any name, or by one of these. */
  roles?: 'any' | ReadonlySet<string>
  last: string | undefined
  mayMissOne: boolean
}
/** `words` are those of the best. */
type Ranked = { ids: string[]; met: Set<string>; isName: boolean; words: ReadonlySet<string> }

const TITLE = 3
const ALSO = 2
/** A word in more than this share of the entries is too common to make up for one that no entry has. */
const COMMON_SHARE = 0.25
const MOST_OTHERS = 5
const noWords: QueryWords = { ranks: [], small: [], short: {} }

export function buildIndex(entries: readonly Searchable[]): SearchIndex {
  const items = entries.map(({ id, code, title, also }) => {
    const names = [...(code ? [title, code] : [title]).map((name) => nameOf(name, TITLE)), ...also.map((name) => nameOf(name, ALSO))]
    return { id, names, words: new Set(names.flatMap(({ words }) => words)), singles: names.filter(({ words }) => words.length === 1) }
  })
  return {
    items,
    vocabulary: new Set(items.flatMap(({ words }) => [...words])),
    titleRoles: new Set(items.flatMap(({ names }) => names[0]?.role ?? [])),
  }
}

export function search(ours: SearchIndex, query: string, words = noWords): SearchResult {
  const { others: _, ...found } = searchAll(ours, nowhere, query, words)
  return found
}

const nowhere = buildIndex([])

/**
 * Of the occupations that we list, and of those that others assess. The whole query comes first, then without words of rank,
 * then with mistakes forgiven, then without words that are unknown or do not fit. Another authority is named only for words
 * that its occupation has: to send somebody away takes more than a likeness.
 */
export function searchAll(
  ours: SearchIndex,
  others: SearchIndex,
  query: string,
  { ranks, small, short }: QueryWords = noWords,
): SearchResult & { others: string[] } {
  const vocabulary = new Set([...ours.vocabulary, ...others.vocabulary])
  const typed = typedWords(query).map((word) => (vocabulary.has(word) ? word : (short[word] ?? word)))
  const isRank = (word: string) => ranks.includes(word) || small.includes(word)
  const { asTyped, forgiven, isUnknown } = readWords(vocabulary, typed, [...ranks, ...small])
  const telling = typed.filter((word) => !isRank(word))
  const known = telling.filter((word) => !isUnknown(word))
  const roles = new Set([...ours.titleRoles, ...others.titleRoles])
  const last = typed.at(-1)

  const attempts: Question[] = [
    { kept: typed, met: asTyped, last, mayMissOne: false },
    { kept: telling, met: asTyped, last, mayMissOne: false, roles: 'any' },
    { kept: typed, met: forgiven, last, mayMissOne: false },
    { kept: telling, met: forgiven, last, mayMissOne: false, roles: 'any' },
    { kept: known, met: asTyped, last, mayMissOne: false, roles },
    { kept: known, met: asTyped, last, mayMissOne: true, roles },
  ]
  for (const question of attempts) {
    const { kept, met, mayMissOne } = question
    if (kept.length === 0 || (mayMissOne && kept.length < 3)) continue
    const isCut = question.roles === roles
    const here = rank(ours, question)
    const elsewhere = rank(others, isCut ? question : { ...question, roles: question.roles ?? 'any', met: withoutLikeness(met, typed) })
    if (here.ids.length + elsewhere.ids.length === 0) continue
    // What is left of the query fits both, or much of the list: it says too little.
    if (isCut && (elsewhere.ids.length > 0 || here.ids.length > ours.items.length * COMMON_SHARE)) break
    // One word that both have is ours; of several, ours has no better claim without a name of its own.
    const isTheirs = here.ids.length === 0 || (!here.isName && (elsewhere.isName || kept.length > 1))
    const { words } = here.ids.length > 0 ? here : elsewhere
    const guessed = met === forgiven ? kept.filter(isUnknown) : []
    return {
      ids: here.ids,
      met: here.met,
      unused: typed.filter((word) => !kept.includes(word) && !small.includes(word)),
      guesses: guessed.map((word) => ({
        typed: word,
        meant: nearest(
          word,
          [...(met.get(word)?.keys() ?? [])].filter((one) => words.has(one)),
        ),
      })),
      isPartial: mayMissOne,
      others: isTheirs ? elsewhere.ids.slice(0, MOST_OTHERS) : [],
    }
  }
  return { ids: [], met: new Set(), unused: typed.filter(isUnknown), guesses: [], isPartial: false, others: [] }
}

type Ranking = { item: number; hits: number; score: number; isName: boolean; isTogether: boolean }

function rank({ items }: SearchIndex, question: Question): Ranked {
  const enough = question.kept.length - (question.mayMissOne ? 1 : 0)
  const phrase = question.kept.map((word) => wholeOf(word, question.met.get(word))).join(' ')
  const found = items
    .flatMap(({ words, names, singles }, item): Ranking[] => {
      if (question.kept.filter((word) => hasOne(words, question.met.get(word))).length < enough) return []
      const ways = names.map((name) => ({ item, ...fit(name, singles, question, phrase) })).filter(({ hits }) => hits >= enough)
      const [best] = ways.sort((a, b) => b.hits - a.hits || b.score - a.score)
      const isTogether = ways.some(({ isTogether }) => isTogether)
      return best ? [{ ...best, isTogether, score: best.score + coverage(names[0], question) }] : []
    })
    // A network engineer is no network security engineer.
    .filter(({ isTogether }, _, all) => isTogether || !all.some((other) => other.isTogether))
    .sort((a, b) => b.score - a.score || a.item - b.item)
  return {
    ids: found.flatMap(({ item }) => items[item]?.id ?? []),
    met: new Set(found.length > 0 ? question.kept.flatMap((word) => [...(question.met.get(word)?.keys() ?? [])]) : []),
    isName: found.some(({ isName }) => isName),
    words: items[found[0]?.item ?? -1]?.words ?? new Set(),
  }
}

/** Words of two names together are no name; one that is a single word, such as a tool, goes with each. */
function fit(name: Name, singles: readonly Name[], question: Question, phrase: string): Omit<Ranking, 'item'> {
  const { kept, met } = question
  const names = [name, ...singles]
  if (!names.some(({ role }) => isAnswered(role, question))) return { hits: 0, score: 0, isName: false, isTogether: false }
  const scores = kept.map((word) => Math.max(...names.map(({ words, weight }) => weight * closeness(words, met.get(word)))))
  const [isName, isTitle] = [name.written === phrase, name.weight === TITLE]
  const bonus = isName ? (isTitle ? 10 : 6) : isTitle && name.written.startsWith(`${phrase} `) ? 3 : 0
  const isTogether = name.words.some((_, start) => kept.every((word, place) => met.get(word)?.has(name.words[start + place] ?? '')))
  return { hits: scores.filter((score) => score > 0).length, score: scores.reduce((sum, score) => sum + score, bonus), isName, isTogether }
}

function isAnswered(role: string, { kept, met, roles, last }: Question): boolean {
  if (roles === undefined) return true
  if (roles !== 'any' && !roles.has(role)) return false
  return kept.some((word) => {
    const how = met.get(word)?.get(role) ?? 0
    return how === WHOLE || how === GUESSED || (how > 0 && word === last)
  })
}

function hasOne(words: ReadonlySet<string>, met: Met | undefined): boolean {
  for (const word of met?.keys() ?? []) if (words.has(word)) return true
  return false
}

function closeness(words: readonly string[], met: Met | undefined): number {
  return Math.max(0, ...words.map((word) => met?.get(word) ?? 0))
}

/** The share of the title that was typed. */
function coverage(title: Name | undefined, { kept, met }: Question): number {
  if (title === undefined) return 0
  return title.words.filter((word) => kept.some((typed) => met.get(typed)?.has(word))).length / title.words.length
}

function nameOf(text: string, weight: number): Name {
  const words = wordsOf(text)
  const roles = wordsOf(text.replace(/\([^()]*\)|\bnec\b| of .*/g, ''))
  return { words, written: words.join(' '), role: roles.filter((word) => !/^\d+$/.test(word)).at(-1) ?? text, weight }
}

/** A last word that is still being typed counts, and a mistake in the only one. */
function withoutLikeness(met: ReadonlyMap<string, Met>, typed: readonly string[]): ReadonlyMap<string, Met> {
  const counts = (word: string, how: number) =>
    how === WHOLE || (how === BEGUN && word === typed.at(-1)) || (how === GUESSED && typed.length === 1)
  return new Map([...met].map(([word, answers]) => [word, new Map([...answers].filter(([, how]) => counts(word, how)))]))
}

/** What was typed, in the number of the name. */
function wholeOf(typed: string, met: Met | undefined): string {
  if (met === undefined || met.has(typed)) return typed
  return [...met].find(([, how]) => how === WHOLE)?.[0] ?? typed
}
