import { buildIndex, type SearchEntry, search } from '#domain/occupationSearch.ts'
import { createStore, useStore } from '../runtime/store.ts'

export type OccupationEntry = SearchEntry & { authority: string; path: string }
export type FindOccupations = Awaited<ReturnType<typeof load>>

/** The search over the occupations of every list, which is fetched once, when it is needed. */
export type OccupationIndex = { state: 'none' } | { state: 'loading' } | { state: 'failed' } | { state: 'here'; find: FindOccupations }

const none: OccupationIndex = { state: 'none' }
const index = createStore<OccupationIndex>(none)

export function useOccupationIndex(): OccupationIndex {
  return useStore(index, none)
}

/** Asks again where it did not arrive. */
export async function askForOccupations(address: string): Promise<void> {
  const { state } = index.get()
  if (state === 'loading' || state === 'here') return
  index.set({ state: 'loading' })
  try {
    index.set({ state: 'here', find: await load(address) })
  } catch {
    index.set({ state: 'failed' })
  }
}

async function load(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  // Written by our own build: build/.
  const entries = (await response.json()) as OccupationEntry[]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const built = buildIndex(entries)
  return (query: string) => {
    const { ids, ...found } = search(built, query)
    return { ...found, entries: ids.flatMap((id) => byId.get(id) ?? []) }
  }
}
