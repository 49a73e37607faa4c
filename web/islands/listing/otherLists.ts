import type { SearchEntry } from '#domain/occupationSearch.ts'

export type OtherEntry = SearchEntry & { authority: string; path: string }

/** The occupations of the other lists, asked for once. An answer that is not what we wrote counts as none. */
export async function loadOtherLists(address: string, here: string): Promise<OtherEntry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const entries: unknown = await response.json()
  if (!Array.isArray(entries)) throw new Error(`${address} holds no list`)
  return entries.filter(isEntry).filter(({ authority }) => authority !== here)
}

function isEntry(entry: Partial<OtherEntry> | null): entry is OtherEntry {
  const texts = [entry?.id, entry?.code, entry?.title, entry?.authority, entry?.path]
  return texts.every((text) => typeof text === 'string') && Array.isArray(entry?.also)
}
