import type { SearchEntry } from '#domain/occupationSearch.ts'

export type OtherEntry = SearchEntry & { authority: string; path: string }

/** The occupations of every list. A response in another shape counts as a failure. */
export async function readEntries(address: string): Promise<OtherEntry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const entries: unknown = await response.json()
  if (!Array.isArray(entries)) throw new Error(`${address} contains no list`)
  return entries.filter(isEntry)
}

function isEntry(entry: Partial<OtherEntry> | null): entry is OtherEntry {
  const texts = [entry?.id, entry?.code, entry?.title, entry?.authority, entry?.path]
  return texts.every((text) => typeof text === 'string') && Array.isArray(entry?.also)
}
