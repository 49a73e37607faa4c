import { buildIndex, type SearchIndex, search } from '#domain/occupationSearch.ts'
import { type OtherEntry, readEntries } from '../listing/occupationEntries.ts'

export type FoundOccupation = Pick<OtherEntry, 'code' | 'title' | 'authority'>

const MOST_SHOWN = 6

let loading: Promise<{ entries: Map<string, OtherEntry>; index: SearchIndex }> | undefined

/** The best matches of all three lists, each code of two authorities once. Rejects when the lists do not arrive; the next call asks again. */
export async function findOccupations(address: string, query: string): Promise<FoundOccupation[]> {
  loading ??= load(address)
  const { entries, index } = await loading.catch((fault: unknown) => {
    loading = undefined
    throw fault
  })
  const found = search(index, query, { complete: true }).ids.flatMap((id) => entries.get(id) ?? [])
  return found.filter(({ code }, index) => found.findIndex((other) => other.code === code) === index).slice(0, MOST_SHOWN)
}

async function load(address: string) {
  const entries = await readEntries(address)
  return { entries: new Map(entries.map((entry) => [entry.id, entry])), index: buildIndex(entries) }
}
