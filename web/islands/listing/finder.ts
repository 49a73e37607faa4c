import { buildIndex, type Found, type SearchEntry, search } from '#domain/occupationSearch.ts'
import type { Row } from './rows.ts'

export type OtherEntry = SearchEntry & { authority: string; path: string }

export type OtherLists = 'unasked' | 'loading' | 'loaded' | 'failed'

export type Finding = {
  /** Whether there is anything to search for. */
  asked: boolean
  here: readonly Row[]
  elsewhere: OtherEntry[]
  met: Set<string>
  unused: string[]
}

/** A short result is sorted best first; a long one keeps the order of the list, which people know. */
const MOST_RANKED = 8

const NOTHING: Found = { ids: [], met: new Set(), unused: [] }

/** Searches the page's own rows and, once they are loaded, the entries of the other lists. */
export function createFinder(rows: readonly Row[], { address, own }: { address: string; own: string }) {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  let others = new Map<string, OtherEntry>()
  let index = buildIndex(rows)
  let lists: OtherLists = 'unasked'

  /** Fetches the other lists once; again only after a failure. */
  async function load(): Promise<void> {
    if (lists === 'loading' || lists === 'loaded') return
    lists = 'loading'
    try {
      const entries = await loadOtherLists(address, own)
      others = new Map(entries.map((entry) => [entry.id, entry]))
      index = buildIndex([...rows, ...entries])
      lists = 'loaded'
    } catch {
      lists = 'failed'
    }
  }

  function find(query: string): Finding {
    const asked = query.trim() !== ''
    const found = asked ? search(index, query, { complete: lists === 'loaded' || lists === 'failed' }) : NOTHING
    const ranked = found.ids.flatMap((id) => rowOf.get(id) ?? [])
    return {
      asked,
      here: asked ? (ranked.length > MOST_RANKED ? rows.filter((row) => ranked.includes(row)) : ranked) : rows,
      elsewhere: found.ids.flatMap((id) => others.get(id) ?? []),
      met: found.met,
      unused: found.unused,
    }
  }

  return { load, find, lists: () => lists }
}

/** The occupations of the other lists, fetched once. A response in another shape counts as a failure. */
async function loadOtherLists(address: string, here: string): Promise<OtherEntry[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const entries: unknown = await response.json()
  if (!Array.isArray(entries)) throw new Error(`${address} contains no list`)
  return entries.filter(isEntry).filter(({ authority }) => authority !== here)
}

function isEntry(entry: Partial<OtherEntry> | null): entry is OtherEntry {
  const texts = [entry?.id, entry?.code, entry?.title, entry?.authority, entry?.path]
  return texts.every((text) => typeof text === 'string') && Array.isArray(entry?.also)
}
