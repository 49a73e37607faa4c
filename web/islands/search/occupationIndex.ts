import { buildIndex, type SearchEntry, search } from '#domain/occupationSearch.ts'

export type OccupationEntry = SearchEntry & { authority: string; path: string }
export type FindOccupations = Awaited<ReturnType<typeof load>>

const loading = new Map<string, Promise<FindOccupations>>()

/** The search over the occupations of every list, fetched once. Rejects when they do not arrive; the next call asks again. */
export function loadOccupations(address: string): Promise<FindOccupations> {
  const find = loading.get(address) ?? load(address)
  loading.set(address, find)
  find.catch(() => loading.delete(address))
  return find
}

async function load(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const entries = (await response.json()) as OccupationEntry[]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = buildIndex(entries)
  return (query: string) => {
    const { ids, ...found } = search(index, query)
    return { ...found, entries: ids.flatMap((id) => byId.get(id) ?? []) }
  }
}
