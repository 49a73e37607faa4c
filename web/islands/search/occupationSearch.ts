import { buildIndex, type OtherOccupation, type QueryWords, type SearchEntry, searchAll } from '#domain/occupationSearch.ts'
import { type Fetched, fetchBuilt, fetchedStore, notAsked } from '../runtime/fetchedStore.ts'
import { useStore } from '../runtime/store.ts'

export type OccupationEntry = SearchEntry & { authority: string; path: string }
/** An occupation of none of the lists, with who assesses it. */
export type OtherEntry = SearchEntry & OtherOccupation

/** Where the entries are, of every list and of those that other authorities assess, and what a query has beside their words. */
export type EntryFiles = { ours: string; others: string; words: QueryWords }
export type FindOccupations = Awaited<ReturnType<typeof load>>

const { store, ask } = fetchedStore(load)

/** Of the search over the occupations of every list, which is fetched when it is needed. */
export const askForOccupations = ask

export function useOccupationSearch(): Fetched<FindOccupations> {
  return useStore(store, notAsked)
}

async function load(files: EntryFiles) {
  const [entries, others] = await Promise.all([fetchBuilt<OccupationEntry[]>(files.ours), fetchBuilt<OtherEntry[]>(files.others)])
  const [byId, byCode] = [new Map(entries.map((entry) => [entry.id, entry])), new Map(others.map((entry) => [entry.id, entry]))]
  const [ours, elsewhere] = [buildIndex(entries), buildIndex(others)]
  return (query: string) => {
    const { ids, others: codes, ...found } = searchAll(ours, elsewhere, query, files.words)
    return { ...found, entries: ids.flatMap((id) => byId.get(id) ?? []), others: codes.flatMap((code) => byCode.get(code) ?? []) }
  }
}
