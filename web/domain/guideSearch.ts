import { buildIndex, search, wordsOf } from './occupationSearch.ts'

type GuideEntry = { id: string; title: string; summary: string }

/** `unused` are words that no guide has and that were left out. None where nothing was found. */
export function createGuideSearch(guides: readonly GuideEntry[]) {
  const index = buildIndex(guides.map(({ id, title, summary }) => ({ id, title, also: [summary] })))
  const all = new Set(guides.map(({ id }) => id))
  return (query: string) => {
    if (query.trim() === '') return { ids: all, unused: [] }
    const typed = wordsOf(query)
    const { ids, unused } = search(index, typed.map(singular).join(' '))
    return { ids: new Set(ids), unused: ids.length === 0 ? [] : typed.filter((word) => unused.includes(singular(word))) }
  }
}

/** Sentences have both; the singular is the beginning of the plural, so it finds both. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}
