import { buildIndex, type SearchEntry, type SearchResult, search } from '#domain/occupationSearch.ts'

export type OccupationEntry = SearchEntry & { authority: string; path: string }
export type FoundOccupations = Omit<SearchResult, 'ids'> & { entries: OccupationEntry[] }
export type OccupationIndex = { find: (query: string) => FoundOccupations }

const loading = new Map<string, Promise<OccupationIndex>>()

/** The search over the occupations of every list, fetched once. Rejects when they do not arrive; the next call asks again. */
export function loadOccupations(address: string): Promise<OccupationIndex> {
  const index = loading.get(address) ?? load(address)
  loading.set(address, index)
  index.catch(() => loading.delete(address))
  return index
}

async function load(address: string): Promise<OccupationIndex> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  // Written by build/occupationData.ts.
  const entries = (await response.json()) as OccupationEntry[]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = buildIndex(entries)
  return {
    find(query) {
      const { ids, ...found } = search(index, query)
      return { ...found, entries: ids.flatMap((id) => byId.get(id) ?? []) }
    },
  }
}
