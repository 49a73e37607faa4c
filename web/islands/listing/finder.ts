import { buildIndex, type Found, search } from '#domain/occupationSearch.ts'
import { type OtherEntry, readEntries } from './occupationEntries.ts'
import type { Row } from './rows.ts'

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
      const entries = (await readEntries(address)).filter(({ authority }) => authority !== own)
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
