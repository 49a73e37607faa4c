import { buildIndex, type OtherOccupation, type SearchEntry, searchAll } from '#domain/occupationSearch.ts'
import { createStore, useStore } from '../runtime/store.ts'

export type OccupationEntry = SearchEntry & { authority: string; path: string }
/** An occupation of none of the lists, with who assesses it. */
export type OtherEntry = SearchEntry & OtherOccupation

/** Where the entries are: of every list, and of those that other authorities assess. */
export type EntryFiles = { ours: string; others: string }
export type FindOccupations = Awaited<ReturnType<typeof load>>

/** The search over the occupations of every list, which is fetched once, when it is needed. */
type OccupationIndex = { state: 'none' } | { state: 'loading' } | { state: 'failed' } | { state: 'here'; find: FindOccupations }

const none: OccupationIndex = { state: 'none' }
const index = createStore<OccupationIndex>(none)

export function useOccupationIndex(): OccupationIndex {
  return useStore(index, none)
}

/** Asks again where it did not arrive. */
export async function askForOccupations(files: EntryFiles): Promise<void> {
  const { state } = index.get()
  if (state === 'loading' || state === 'here') return
  index.set({ state: 'loading' })
  try {
    index.set({ state: 'here', find: await load(files) })
  } catch {
    index.set({ state: 'failed' })
  }
}

async function load(files: EntryFiles) {
  // Written by our own build: build/occupationData.ts.
  const [entries, others] = await Promise.all([fetched<OccupationEntry>(files.ours), fetched<OtherEntry>(files.others)])
  const [byId, byCode] = [new Map(entries.map((entry) => [entry.id, entry])), new Map(others.map((entry) => [entry.id, entry]))]
  const [ours, elsewhere] = [buildIndex(entries), buildIndex(others)]
  return (query: string) => {
    const { ids, others: codes, ...found } = searchAll(ours, elsewhere, query)
    return { ...found, entries: ids.flatMap((id) => byId.get(id) ?? []), others: codes.flatMap((code) => byCode.get(code) ?? []) }
  }
}

async function fetched<Entry>(address: string): Promise<Entry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as Entry[]
}
