import { passes } from '#domain/occupations.ts'
import type { Guess } from '#domain/wordSearch.ts'
import { createAddressSearch, type SearchValues } from '../search/addressSearch.ts'
import type { FindOccupations, OccupationEntry, OtherEntry } from '../search/occupationSearch.ts'
import type { Tally } from './tally.ts'

export type Occupation = {
  id: string
  code: string
  title: string
  path: string
  names: string
  category: string
  remarks: string
  lists: readonly string[]
  /** The short names of its lists, each in its column. */
  listNames: string
}

export type Group = { code: string; title: string; occupations: readonly Occupation[] }

export type ListAnswer = {
  /** Those of the list that are shown, in their order. */
  groups: readonly Group[]
  elsewhere: readonly OccupationEntry[]
  /** Of no list of ours. */
  others: readonly OtherEntry[]
  hereToo: boolean
  nothing: boolean
  unused: readonly string[]
  guesses: readonly Guess[]
  isPartial: boolean
  /** Words of the occupations that matched. */
  met: ReadonlySet<string>
  tally: Tally
}

export const listSearch = createAddressSearch(['q', 'category', 'list'])

export type ListValues = SearchValues<'q' | 'category' | 'list'>

/** A short result is sorted best first; a long one keeps the order of the list, which people know. */
const MOST_RANKED = 8

const noWords: ReadonlySet<string> = new Set()

/** Without `find` only the filters are answered: its entries are on their way, or did not arrive. */
export function answerTo(groups: readonly Group[], values: ListValues, find: FindOccupations | undefined): ListAnswer {
  const all = groups.flatMap(({ occupations }) => occupations)
  const byId = new Map(all.map((occupation) => [occupation.id, occupation]))
  const query = values.q.trim()
  const found = query === '' ? undefined : find?.(query)
  const ranked = found ? found.entries.flatMap(({ id }) => byId.get(id) ?? []) : all
  const here = ranked.length > MOST_RANKED ? all.filter((one) => ranked.includes(one)) : ranked
  const shown = here.filter((one) => passes(one, values))
  const elsewhere = found ? found.entries.filter(({ id }) => !byId.has(id)) : []
  return {
    groups: shown.length === all.length ? groups : inGroups(groups, shown),
    elsewhere,
    others: found?.others ?? [],
    hereToo: here.length > 0,
    nothing: found !== undefined && found.entries.length + found.others.length === 0,
    unused: found?.unused ?? [],
    guesses: found?.guesses ?? [],
    isPartial: found?.isPartial ?? false,
    met: found?.met ?? noWords,
    tally: { shown: shown.length, total: all.length, filteredOut: here.length - shown.length, elsewhere: elsewhere.length },
  }
}

/** The group with the best one comes first. */
function inGroups(groups: readonly Group[], shown: readonly Occupation[]): Group[] {
  const filled = new Map<Group, Occupation[]>()
  for (const one of shown) {
    const group = groups.find(({ occupations }) => occupations.includes(one))
    if (group) filled.set(group, [...(filled.get(group) ?? []), one])
  }
  return [...filled].map(([group, occupations]) => ({ ...group, occupations }))
}
